import { readFileSync, writeFileSync } from 'node:fs';
import { CliError } from '../shared/remote/terminal/cli-error.mjs';
import { ROOT } from './bootstrap/paths.mjs';
import { proofsIn, specificationPage } from './check/spec-tags.ts';
import { createCommand } from '../shared/remote/terminal/command.ts';
import { glob } from './lib/files.ts';

const PAGE = `${ROOT}/docs/specification.md`;

function writeSpecMap({ check }: { check?: boolean }) {
  const files = glob(/\.(test|spec)\.tsx?$/);
  const page = specificationPage(
    files.flatMap((file) => proofsIn(file, readFileSync(`${ROOT}/${file}`, 'utf8'))),
  );
  if (!check) {
    writeFileSync(PAGE, page);
    console.log('Wrote docs/specification.md');
  } else if (present() !== page) {
    throw new CliError('docs/specification.md is out of date: run npm run spec-map.');
  }
}

function present(): string {
  try {
    return readFileSync(PAGE, 'utf8');
  } catch {
    return '';
  }
}

export default createCommand('npm run spec-map --', {
  description: 'Writes docs/specification.md: each rule of the specification and its tests.',
  examples: [
    ['npm run spec-map', 'writes the page'],
    ['npm run spec-map -- --check', 'fails where the page is out of date'],
  ],
})
  .option('--check', 'compare only')
  .action(writeSpecMap);
