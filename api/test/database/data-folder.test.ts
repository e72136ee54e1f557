import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { parseCommand } from '../../src/admin/parse-command.ts';
import { runCommand } from '../../src/admin/run-command.ts';
import { loadConfig } from '../../src/core/config/config.ts';
import { describeStartError } from '../../src/core/process/describe-start-error.ts';
import { startApi } from '../support/api.ts';
import { tempFolder } from '../support/folders.ts';
import { NAMED } from '../support/site-settings.ts';

/** A folder that does not exist, like a mistyped `DATA_DIR`. */
const mistyped = () => join(tempFolder(), 'portcio');
const configOf = (env: Record<string, string>) =>
  loadConfig({ ...NAMED, ...env }, { toPath: (path) => path, delimiter });
const messageFor = (folder: string) =>
  `No database found in ${folder}. Set DATA_DIR to the folder of your site, or DATABASE_URL; for the first start of a new site, set NEW_DATABASE=1.`;
const errorOf = async (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'no error',
    (error: unknown) => describeStartError(error),
  );

test.each([
  'keys create bot licenses',
  'keys list',
  'staff add 473052869059424293 --rank Owner',
  'staff list',
  'backup FILE',
  'restore FILE',
])('the command "%s" rejects a mistyped DATA_DIR and creates nothing', async (line) => {
  const folder = mistyped();
  const { command } = parseCommand(line.replace('FILE', join(tempFolder(), 'b')).split(' '));
  // SANDBOX=1 does not change the result.
  const config = configOf({ DATA_DIR: folder, SANDBOX: '1' });
  expect(await errorOf(runCommand(config, command))).toBe(messageFor(folder));
  expect(existsSync(folder)).toBe(false);
});

test('a start rejects a folder without a database, also an empty one', async () => {
  const folder = mistyped();
  expect(await errorOf(startApi({ dataDir: folder }))).toBe(messageFor(folder));
  expect(existsSync(folder)).toBe(false);
  const empty = tempFolder();
  expect(await errorOf(startApi({ dataDir: empty }))).toBe(messageFor(empty));
});

test('a start with NEW_DATABASE=1 creates the database of a new site', async () => {
  const folder = mistyped();
  const api = await startApi({ dataDir: folder, env: { NEW_DATABASE: '1' } });
  expect((await api.call('/api/health/ready')).status).toBe(200);
});
