import { existsSync, readFileSync } from 'node:fs';
import { glob } from '../lib/files.ts';
import { sharedFilesOf } from './shared-imports.ts';
import { ROOT } from '../bootstrap/paths.mjs';
import { APPS, pathsOf, workflowOf } from './app-workflow.ts';

const isIn = (pattern: string, file: string) =>
  pattern.endsWith('/**') ? file.startsWith(pattern.slice(0, -2)) : pattern === file;

describe.each(APPS)('the workflow of %s', (app) => {
  const paths = pathsOf(app);

  it('is up to date with the imports of the app (npm run workflows)', () => {
    expect(readFileSync(`${ROOT}/.github/workflows/${app}.yml`, 'utf8')).toBe(workflowOf(app));
  });

  it('runs for every shared file that the app imports', () => {
    const files = sharedFilesOf(app);
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => !paths.some((pattern) => isIn(pattern, file)))).toEqual([]);
  });

  it('does not run for other apps', () => {
    const others = APPS.filter((other) => other !== app);
    expect(paths.filter((path) => others.some((other) => path.startsWith(`${other}/`)))).toEqual(
      [],
    );
  });

  it('names existing files only', () => {
    const all = [...glob(/./), ...glob(/./, '.github')];
    expect(paths.filter((pattern) => !all.some((file) => isIn(pattern, file)))).toEqual([]);
  });
});

it('a contract of the back-office does not start the workflow of the public pages', () => {
  expect(existsSync(`${ROOT}/shared/sdk/contracts/vitals/schema.ts`)).toBe(true);
  expect(
    pathsOf('mfe-public').some((path) => isIn(path, 'shared/sdk/contracts/vitals/schema.ts')),
  ).toBe(false);
  expect(pathsOf('api').some((path) => isIn(path, 'shared/sdk/contracts/vitals/schema.ts'))).toBe(
    true,
  );
});
