import { sql } from 'drizzle-orm';
import { AdminCommands } from '../../src/admin/admin.commands.ts';
import { parseCommand, UsageError } from '../../src/admin/parse-command.ts';
import { printResult } from '../../src/admin/print-result.ts';
import { rowsOf } from '../../src/core/db/database.ts';
import { goLive } from '../registry/go-live.ts';
import { shellRelease } from '../registry/fixtures.ts';
import { Deployer } from '../releases/deployer.ts';
import { startApi } from '../support/api.ts';
import { Worker } from './worker.ts';

const parse = (line: string) => parseCommand(line.split(' ')).command;

test('operators create, list and revoke smoke keys', async () => {
  const api = await startApi();
  const run = async (line: string) => {
    const command = parse(line);
    return printResult(command, await api.app.get(AdminCommands).run(command));
  };
  const [key = '', id = ''] = /pts_([0-9a-f]{12})_\S{43}/.exec(await run('keys smoke add')) ?? [];
  const claim = async () => (await api.push('POST', '/api/smoke/claim', key, {})).status;
  expect(await claim()).toBe(200);
  expect(await run('keys smoke list')).toMatch(new RegExp(`^${id} +smoke runs +valid`));
  expect(await run(`keys smoke revoke ${id}`)).toBe(`Revoked key ${id}.`);
  expect(await claim()).toBe(401);
  await expect(run(`keys smoke revoke ${id}`)).rejects.toThrow('Unknown or revoked smoke key.');
  for (const line of ['keys smoke', 'keys smoke revoke'])
    expect(() => parse(line)).toThrow(UsageError);
});

test('keys and leases are stored as hashes, and are neither in the log nor in the audit log', async () => {
  const api = await startApi();
  const all = await Deployer.of(api, '*');
  await goLive(api, shellRelease());
  await all.call('POST', '/shell/smoke', { version: '1.0.0', why: 'a test' });
  const worker = await Worker.of(api);
  const { lease, id } = (await worker.claim())!;
  await api.call('/', { headers: { 'x-portico-smoke': `${lease} new visitor` } });
  const [rows] = await rowsOf<{ runs: string }>(
    api.db(),
    sql`select (select string_agg(smoke_runs::text, '') from smoke_runs) as runs,
      (select string_agg(smoke_keys::text, '') from smoke_keys) as keys,
      (select string_agg(audit_events::text, '' order by id) from audit_events) as audit`,
  );
  const kept = JSON.stringify([rows, api.logs()]);
  expect(rows?.runs).toContain(`(${id},shell,1.0.0,running`);
  expect(kept).not.toContain(lease);
  expect(kept).not.toContain(worker.key.slice(17));
});
