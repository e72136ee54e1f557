import { readFileSync, writeFileSync } from 'node:fs';
import { glob } from './lib/files.mjs';
import { ROOT } from './lib/paths.mjs';
import { proofsIn, specificationPage } from './lib/spec-tags.mjs';
import { CliError, run } from './lib/cli-error.mjs';

/** `npm run spec-map`: writes rule -> tests; with `--check` only compares. */
const PAGE = `${ROOT}/docs/specification.md`;

await run(async () => {
  const files = glob(/\.(test|spec)\.tsx?$/);
  const page = specificationPage(
    files.flatMap((file) => proofsIn(file, readFileSync(`${ROOT}/${file}`, 'utf8'))),
  );
  if (!process.argv.includes('--check')) {
    writeFileSync(PAGE, page);
    console.log('Wrote docs/specification.md');
  } else if (present() !== page) {
    throw new CliError('docs/specification.md is out of date: run npm run spec-map.');
  }
});

function present() {
  try {
    return readFileSync(PAGE, 'utf8');
  } catch {
    return '';
  }
}
