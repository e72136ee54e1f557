import { readFileSync } from 'node:fs';
import { CliError } from '../shared/remote/terminal/cli-error.mjs';
import { createCommand } from '../shared/remote/terminal/command.ts';
import { ROOT } from './bootstrap/paths.mjs';
import { britishForms } from './check/spelling.ts';
import { glob } from './lib/files.ts';

const TEXT = /\.(?:md|[cm]?[jt]sx?|json|sql|css|html|ya?ml|py|java|sh|conf|example)$/;

/**
 * Excluded: migrations, which must not change; lists of packages and of emoji, which others write; the alias `colour` that
 * embed code takes; the former address of a page; this check.
 */
const EXEMPT =
  /^(?:api\/drizzle\/|(?:.*\/)?package-lock\.json$|mfe-tools\/src\/(?:emoji|embed-code)\/|mfe-commerce\/src\/remote\.ts$|scripts\/check[-/]spelling)/;

export default createCommand('node scripts/bootstrap/run.mjs check-spelling', {
  description:
    'Finds British forms of words in texts and names. Portico is written in American English.',
  examples: [['node scripts/bootstrap/run.mjs check-spelling', 'a step of npm run check']],
}).action(() => {
  const files = [...glob(TEXT), ...glob(TEXT, '.github')].filter((file) => !EXEMPT.test(file));
  const problems = files.flatMap((file) =>
    britishForms(readFileSync(`${ROOT}/${file}`, 'utf8')).map(
      ({ line, form, american }) => `${file}:${line} ${form}: write ${american}`,
    ),
  );
  if (problems.length > 0) throw new CliError(problems.join('\n'));
});
