import { existsSync, readFileSync } from 'node:fs';
import { glob } from './files.mjs';
import { sharedFilesOf } from './imports.mjs';
import { ROOT } from './paths.mjs';
import { PARTS, pathsOf, workflowOf } from './workflows.mjs';

const isIn = (pattern: string, file: string) =>
  pattern.endsWith('/**') ? file.startsWith(pattern.slice(0, -2)) : pattern === file;

describe.each(PARTS)('the workflow of %s', (part) => {
  const paths = pathsOf(part);

  it('is written for what the part imports now (npm run workflows)', () => {
    expect(readFileSync(`${ROOT}/.github/workflows/${part}.yml`, 'utf8')).toBe(workflowOf(part));
  });

  it('runs for every shared file that the part imports', () => {
    const files = sharedFilesOf(part);
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => !paths.some((pattern) => isIn(pattern, file)))).toEqual([]);
  });

  it('does not run for other parts', () => {
    const others = PARTS.filter((other) => other !== part);
    expect(paths.filter((path) => others.some((other) => path.startsWith(`${other}/`)))).toEqual(
      [],
    );
  });

  it('names nothing that is not there', () => {
    const all = [...glob(/./), ...glob(/./, '.github')];
    expect(paths.filter((pattern) => !all.some((file) => isIn(pattern, file)))).toEqual([]);
  });
});

it('a contract of the back-office starts no workflow of the public pages', () => {
  expect(existsSync(`${ROOT}/shared/contracts/vitals/schema.ts`)).toBe(true);
  expect(
    pathsOf('mfe-public').some((path) => isIn(path, 'shared/contracts/vitals/schema.ts')),
  ).toBe(false);
  expect(pathsOf('api').some((path) => isIn(path, 'shared/contracts/vitals/schema.ts'))).toBe(true);
});
