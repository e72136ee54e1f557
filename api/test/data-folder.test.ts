import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { parseCommand } from '../src/admin/parse-command.ts';
import { runCommand } from '../src/admin/run-command.ts';
import { loadConfig } from '../src/core/config/config.ts';
import { describeStartError } from '../src/core/process/describe-start-error.ts';
import { startApi } from './support/api.ts';
import { tempFolder } from './support/folders.ts';

/** A folder that nobody has made, as a mistyped `DATA_DIR` names one. */
const mistyped = () => join(tempFolder(), 'portcio');
const configOf = (env: Record<string, string>) =>
  loadConfig(env, { toPath: (path) => path, delimiter });
const sentence = (folder: string) =>
  `There is no database in ${folder}. Set DATA_DIR to the folder of your site, or DATABASE_URL; for the first start of a new site, set NEW_DATABASE=1.`;
const refusal = async (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'nothing was refused',
    (error: unknown) => describeStartError(error),
  );

test.each([
  'keys create bot licences',
  'keys list',
  'staff add 473052869059424293 --rank Owner',
  'staff list',
  'backup FILE',
  'restore FILE',
])('"%s" refuses a mistyped DATA_DIR and makes nothing', async (line) => {
  const folder = mistyped();
  const { command } = parseCommand(line.replace('FILE', join(tempFolder(), 'b')).split(' '));
  // The sandbox of a shell changes nothing about it.
  const config = configOf({ DATA_DIR: folder, SANDBOX: '1' });
  expect(await refusal(runCommand(config, command))).toBe(sentence(folder));
  expect(existsSync(folder)).toBe(false);
});

test('a start refuses a folder without a database, also an empty one', async () => {
  const folder = mistyped();
  expect(await refusal(startApi({ dataDir: folder }))).toBe(sentence(folder));
  expect(existsSync(folder)).toBe(false);
  const empty = tempFolder();
  expect(await refusal(startApi({ dataDir: empty }))).toBe(sentence(empty));
});

test('a start with NEW_DATABASE=1 makes the database of a new site', async () => {
  const folder = mistyped();
  const api = await startApi({ dataDir: folder, env: { NEW_DATABASE: '1' } });
  expect((await api.call('/api/health/ready')).status).toBe(200);
});
