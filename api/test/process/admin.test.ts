import { statSync } from 'node:fs';
import { join } from 'node:path';
import { desc } from 'drizzle-orm';
import { AdminServer } from '../../src/admin/admin.server.ts';
import { readAdminEndpoint } from '../../src/admin/admin.file.ts';
import { parseCommand, UsageError } from '../../src/admin/parse-command.ts';
import { printResult } from '../../src/admin/print-result.ts';
import { runCommand } from '../../src/admin/run-command.ts';
import { auditEvents } from '../../src/core/audit/audit.table.ts';
import { Config } from '../../src/core/config/config.ts';
import { startApi } from '../support/api.ts';

const command = (line: string) => parseCommand(line.split(' ')).command;

describe('admin commands', () => {
  test('are parsed from the command line', () => {
    expect(command('keys create --scope shards,history --scope all --label bot')).toEqual({
      name: 'keys create',
      scopes: ['shards', 'history', '*'],
      label: 'bot',
    });
    expect(command('keys revoke abc')).toEqual({ name: 'keys revoke', id: 'abc' });
    for (const line of [
      '',
      'keys',
      'keys create',
      'keys revoke',
      'keys list --nonsense',
      'migrate now',
    ]) {
      expect(() => command(line)).toThrow(UsageError);
    }
  });

  test('create and revoke deploy keys by the names of apps', () => {
    expect(command('keys deploy add --remote mfe-tools,shell --label ci')).toEqual({
      name: 'keys deploy add',
      apps: ['mfe-tools', 'shell'],
      label: 'ci',
    });
    expect(command('keys deploy add --remote all')).toMatchObject({ apps: ['*'] });
    expect(command('keys deploy revoke abc')).toEqual({ name: 'keys deploy revoke', id: 'abc' });
    for (const line of ['keys deploy', 'keys deploy add', 'keys deploy revoke']) {
      expect(() => command(line)).toThrow(UsageError);
    }
  });

  test('run in the server that holds the database, through its admin endpoint', async () => {
    const api = await startApi();
    const config = api.app.get(Config);
    await api.app.get(AdminServer).listen();
    const create = command('keys create --scope shards --label bot');
    const made = (await runCommand(config, create)) as { id: string; key: string };
    expect(printResult(create, made)).toContain(made.key);
    const events = [{ nonsense: true }];
    const push = async () =>
      (await api.push('POST', '/api/ingest/shards', made.key, { events })).status;
    expect(await push()).toBe(200);
    expect(
      printResult(command('keys list'), await runCommand(config, command('keys list'))),
    ).toMatch(new RegExp(`^${made.id}  shards .* valid .* bot$`));
    await runCommand(config, command(`keys revoke ${made.id}`));
    expect(await push()).toBe(401);
    await expect(runCommand(config, command(`keys revoke ${made.id}`))).rejects.toThrow(
      'Unknown or revoked key.',
    );
    await expect(runCommand(config, command('keys create --scope moon'))).rejects.toThrow(
      'Unknown scope "moon".',
    );
  });

  test('end all sessions of a user, which is audited', async () => {
    const api = await startApi();
    const config = api.app.get(Config);
    await api.app.get(AdminServer).listen();
    const id = '100000000000000009';
    const cookies = [await api.signIn({ id }), await api.signIn({ id })];
    const other = await api.signIn({ id: '100000000000000010' });
    const end = command(`sessions end ${id}`);
    expect(printResult(end, await runCommand(config, end))).toBe('2 sessions ended.');
    const statusOf = async (cookie: string) =>
      (await api.call('/api/auth/me', { headers: { cookie } })).status;
    for (const cookie of cookies) expect(await statusOf(cookie)).toBe(401);
    expect(await statusOf(other)).toBe(200);
    const [entry] = await api
      .db()
      .select()
      .from(auditEvents)
      .orderBy(desc(auditEvents.id))
      .limit(1);
    expect(entry).toMatchObject({
      ...{ actor: 'operator', action: 'session.end', target: `user:${id}` },
      detail: { ended: 2 },
    });
    expect(() => command('sessions end')).toThrow(UsageError);
    expect(() => command('sessions end juno')).toThrow(UsageError);
  });

  test('are accepted on the loopback address and with the secret of the data folder only', async () => {
    const api = await startApi();
    await api.app.get(AdminServer).listen();
    const endpoint = await readAdminEndpoint(api.dataDir);
    expect(new URL(endpoint?.url ?? '').hostname).toBe('127.0.0.1');
    expect(statSync(join(api.dataDir, 'admin.json')).mode & 0o777).toBe(0o600);
    const body = JSON.stringify({ name: 'keys list' });
    for (const authorization of ['', 'Bearer x', endpoint?.token ?? '']) {
      const answer = await fetch(endpoint?.url ?? '', {
        method: 'POST',
        body,
        headers: { authorization },
      });
      expect(answer.status).toBe(401);
    }
    await api.stop();
    expect(await readAdminEndpoint(api.dataDir)).toBeUndefined();
  });
});
