import { readFileSync, writeFileSync } from 'node:fs';
import { CliError } from '../shared/remote/terminal/cli-error.mjs';
import { ROOT } from './bootstrap/paths.mjs';
import { REQUIREMENTS, untested, withProofs } from './check/requirements.ts';
import { proofsIn } from './check/spec-tags.ts';
import { createCommand } from '../shared/remote/terminal/command.ts';
import { glob } from './lib/files.ts';

const read = (file: string) => readFileSync(`${ROOT}/${file}`, 'utf8');

function writeSpecMap({ check }: { check?: boolean }) {
  const proofs = glob(/\.(test|spec)\.tsx?$/).flatMap((file) => proofsIn(file, read(file)));
  const outdated = REQUIREMENTS.filter((page, document) => {
    const text = read(page);
    const own = proofs.filter((proof) => proof.document === document);
    const without = untested(text, own);
    console.log(`${page}: ${without.length} rules without a test: ${without.join(', ') || 'none'}`);
    const current = withProofs(text, own);
    if (current === text) return false;
    if (!check) writeFileSync(`${ROOT}/${page}`, current);
    return true;
  });
  if (check && outdated.length > 0)
    throw new CliError(`${outdated.join(' and ')}: out of date, run npm run spec-map.`);
}

export default createCommand('npm run spec-map --', {
  description: 'Writes the tests that prove each rule into docs/requirements.',
  examples: [
    ['npm run spec-map', 'writes them'],
    ['npm run spec-map -- --check', 'fails if they are out of date'],
  ],
})
  .option('--check', 'only check, do not write')
  .action(writeSpecMap);
