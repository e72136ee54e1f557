import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { OPERATOR } from '../../src/core/audit/audit-writer.repository.ts';
import { rowsOf } from '../../src/core/db/database.ts';
import { DeployKeyService } from '../../src/identity/keys/deploy/deploy-key.service.ts';
import { startApi } from '../support/api.ts';
import { dataFolder } from '../support/folders.ts';

test('a deploy key is stored as a hash, shown once, and audited without its secret', async () => {
  const api = await startApi();
  const keys = api.app.get(DeployKeyService);
  const made = await keys.create('team commerce', ['mfe-commerce'], OPERATOR);
  expect(made.key).toMatch(new RegExp(`^ptd_${made.id}_`));
  await keys.revoke(made.id, OPERATOR);
  // The secret is base64url and may itself contain underscores.
  const secret = made.key.slice(`ptd_${made.id}_`.length);
  const rows = await rowsOf(
    api.db(),
    sql`select (select string_agg(deploy_keys::text, '') from deploy_keys) as keys,
      (select string_agg(audit_events::text, '' order by id) from audit_events) as audit`,
  );
  const kept = JSON.stringify([rows, await keys.list(), api.logs()]);
  expect(kept).toContain(made.id);
  expect(kept).not.toContain(secret);
  expect(kept).toMatch(/deploy-key\.add.*deploy-key\.revoke/);
});

test('the sandbox writes a key for all apps to its data folder, readable by the owner only', async () => {
  const dataDir = await dataFolder();
  const path = join(dataDir, 'deploy-token');
  const start = () => startApi({ dataDir, env: { SANDBOX: '1' } });
  const first = await start();
  const token = readFileSync(path, 'utf8').trim();
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(await first.app.get(DeployKeyService).isForAll(token)).toBe(true);
  await first.stop();
  const second = await start();
  expect(readFileSync(path, 'utf8').trim()).toBe(token);
  await second.stop();
  writeFileSync(path, 'ptd_000000000000_nonsense\n');
  const third = await start();
  expect(await third.app.get(DeployKeyService).isForAll(readFileSync(path, 'utf8').trim())).toBe(
    true,
  );
});

test('without the sandbox no key is written', async () => {
  const api = await startApi();
  expect(() => statSync(join(api.dataDir, 'deploy-token'))).toThrow();
});
