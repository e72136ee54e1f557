import { ESLint } from 'eslint';
import { text } from 'node:stream/consumers';
import { ROOT } from '../bootstrap/paths.mjs';

/**
 * Lints texts as files of this repository, by some of its rules. For the tests of the rules; a
 * separate process, because Jest cannot load ESLint's configuration. stdin: `[{ file, code }]`,
 * stdout: `[["rule: message"]]`, both JSON.
 */
const TESTED_RULES = new Set([
  'portico/allowed-imports',
  'no-restricted-imports',
  'portico/no-pattern-from-text',
  'portico/no-raw-style',
  'portico/no-site-paths',
  'regexp/no-super-linear-backtracking',
  'regexp/no-super-linear-move',
  'no-restricted-globals',
  'no-restricted-syntax',
  'max-lines',
  'no-eval',
  'no-warning-comments',
]);

const eslint = new ESLint({
  cwd: ROOT,
  ruleFilter: ({ ruleId }) => TESTED_RULES.has(ruleId),
});

const cases = JSON.parse(await text(process.stdin)) as { file: string; code: string }[];
const results: string[][] = [];
for (const { file, code } of cases) {
  const [result] = await eslint.lintText(code, { filePath: file });
  results.push(result?.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`) ?? []);
}
console.log(JSON.stringify(results));
