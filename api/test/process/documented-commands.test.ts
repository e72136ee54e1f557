import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AdminServer } from '../../src/admin/admin.server.ts';
import { parseCommand, UsageError } from '../../src/admin/parse-command.ts';
import { printResult } from '../../src/admin/print-result.ts';
import { runCommand } from '../../src/admin/run-command.ts';
import { Config } from '../../src/core/config/config.ts';
import { startApi, type TestApi } from '../support/api.ts';

const ROOT = join(__dirname, '../../..');
const DOCUMENTS = [
  'README.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** The documented commands for ingest keys, deploy keys and remotes. */
const COMMANDS = DOCUMENTS.flatMap((document) =>
  readFileSync(join(ROOT, document), 'utf8')
    .split('\n')
    .flatMap(
      (line) => /npm run admin -- ((?:keys|remotes) (?![/…])[^`|]*)/.exec(line)?.[1]?.trim() ?? [],
    )
    .map((line) => [document, line] as const),
);
const LINES = COMMANDS.filter(
  ([, line], index) => COMMANDS.findIndex(([, other]) => other === line) === index,
);

/** Splits a line into words like a shell, with quoted words. */
const wordsOf = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await api.app.get(AdminServer).listen();
});
const run = async (line: string) => {
  const { command } = parseCommand(wordsOf(line));
  const result = await runCommand(api.app.get(Config), command);
  return {
    command,
    result: result as { id: string; key: string },
    text: printResult(command, result),
  };
};

/** Adds the remote of the documents, unless the command adds it. */
async function withRemote(line: string) {
  if ((await run('remotes list')).text.includes('mfe-events'))
    await run('remotes remove mfe-events');
  if (!line.startsWith('remotes add')) await run('remotes add mfe-events --mount /events');
  if (line.startsWith('remotes on')) await run('remotes off mfe-events --why "Wrong dates"');
}

/** @returns the id of a new key for a command that names one */
async function freshKey(line: string) {
  if (!line.includes('<id>')) return '';
  const isDeploy = line.startsWith('keys deploy');
  return (await run(isDeploy ? 'keys deploy add --remote shell' : 'keys create --scope shards'))
    .result.id;
}

test('at least four documents contain commands', () => {
  expect(new Set(COMMANDS.map(([document]) => document)).size).toBeGreaterThanOrEqual(4);
});

test.each(LINES)('the command in %s runs: npm run admin -- %s', async (_document, line) => {
  if (line.startsWith('remotes')) await withRemote(line);
  const full = line.replace('<id>', await freshKey(line)).replace(/<app>/, 'mfe-tools');
  expect((await run(full)).text).not.toBe('');
});

test('keys create accepts a label and scopes as positional arguments', async () => {
  const made = await run('keys create "the second bot" licenses shards,history');
  expect(made.command).toEqual({
    name: 'keys create',
    label: 'the second bot',
    scopes: ['licenses', 'shards', 'history'],
  });
  expect((await run('keys list')).text).toContain('the second bot');
  const answer = await fetch(`${api.url}/api/bot/licenses`, {
    headers: { authorization: `Bearer ${made.result.key}` },
  });
  expect(answer.status).toBe(200);
});

test.each(['keys create', 'keys create bot', 'keys create --label bot'])(
  'the incomplete command "%s" is a usage error',
  (line) => {
    expect(() => parseCommand(wordsOf(line))).toThrow(UsageError);
  },
);
