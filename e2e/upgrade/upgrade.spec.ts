import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Portico } from '../support/portico.ts';
import { expect, test } from '../support/test.ts';
import { backupOf, expectNothingLost } from '../support/upgrade/backup.ts';
import { lastVersion } from '../support/upgrade/last-version.ts';
import {
  APPS,
  builtVersions,
  expectPages,
  goLive,
  liveVersions,
} from '../support/upgrade/live-apps.ts';
import { startPostgres } from '../support/upgrade/postgres.ts';
import { expectRecords, makeRecords, recordTransaction } from '../support/upgrade/records.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MIGRATIONS = readdirSync(join(ROOT, 'api/drizzle')).filter((file) => file.endsWith('.sql'));
/** A deployment decides itself what is live. */
const DEPLOYED = { BOOT_PROMOTE: '0' };

const last = lastVersion();
const older = builtVersions(last.folder);
const newer = builtVersions(ROOT);

/** The version that a site tells. */
async function runningVersion({ url }: Portico): Promise<string | undefined> {
  const answer = await fetch(`${url}/api/health/live`);
  return ((await answer.json()) as { version?: string }).version;
}

const ownVersion = (
  JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }
).version;

test('this version starts on the data of the last one, loses nothing, runs its apps and replaces them', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const before = await Portico.start({ root: last.folder, env: DEPLOYED });
  const records = await makeRecords(before, browser);
  expect(await liveVersions(before)).toEqual(older);
  const stored = await backupOf(before);
  expect(await before.stop()).toBe(0);

  const { port, dataDir } = before;
  const now = await Portico.start({ port, dataDir, env: DEPLOYED });
  try {
    expect(await runningVersion(now)).toBe(ownVersion);
    const kept = await backupOf(now);
    expectNothingLost(stored, kept);
    expect(kept.schema).toBe(MIGRATIONS.length);
    await expectRecords(now, records);

    // The apps of the last version are live, and run on this API.
    expect(await liveVersions(now)).toEqual(older);
    await expectPages(now, records, older);

    // The order of a deployment: the shell, then the remotes.
    await goLive(now, 'shell');
    await expectPages(now, records, { ...older, shell: newer.shell! });
    for (const app of APPS.slice(1)) await goLive(now, app);
    expect(await liveVersions(now)).toEqual(newer);
    await expectPages(now, records, newer);
    await recordTransaction(now, records.bot.key, 'after');
    expect(await now.stop()).toBe(0);
  } finally {
    await now.cleanUp();
  }
});

test('replicas of the last version keep serving beside this one on the migrated database', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const postgres = await startPostgres();
  const env = {
    ...DEPLOYED,
    DATABASE_URL: postgres.url,
    // Replicas read each other's tokens.
    TOKEN_KEY: Buffer.alloc(32, 7).toString('base64'),
  };
  const before = await Portico.start({ root: last.folder, env });
  const records = await makeRecords(before, browser);
  const stored = await backupOf(before);

  const now = await Portico.start({ env });
  try {
    expect((await backupOf(now)).schema).toBe(MIGRATIONS.length);
    for (const replica of [before, now]) {
      await recordTransaction(replica, records.bot.key, `by-${replica.port}`);
      await expectRecords(replica, records);
      expect(await liveVersions(replica)).toEqual(older);
      await expectPages(replica, records, older);
    }
    // A replica of the last version starts again: a rollback of the API.
    expect(await before.stop()).toBe(0);
    const back = await Portico.start({ root: last.folder, dataDir: before.dataDir, env });
    await expectRecords(back, records);
    await expectPages(back, records, older);
    expect(await back.stop()).toBe(0);
    expectNothingLost(stored, await backupOf(now));
    expect(await now.stop()).toBe(0);
  } finally {
    for (const site of [before, now]) await site.cleanUp();
    await postgres.stop();
  }
});
