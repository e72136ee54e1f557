import { statSync } from 'node:fs';
import { join } from 'node:path';
import { AdminServer } from '../src/admin/admin.server.ts';
import { readAdminDoor } from '../src/admin/admin.file.ts';
import { parseOrder, UsageError } from '../src/admin/parse-order.ts';
import { printResult } from '../src/admin/print-result.ts';
import { runOrder } from '../src/admin/run-order.ts';
import { Config } from '../src/core/config/config.ts';
import { startApi } from './support/api.ts';

const order = (line: string) => parseOrder(line.split(' ')).order;

describe('orders of an operator', () => {
  test('are read from the command line', () => {
    expect(order('keys create --scope shards,history --scope all --label bot')).toEqual({
      verb: 'keys create',
      scopes: ['shards', 'history', '*'],
      label: 'bot',
    });
    expect(order('keys revoke abc')).toEqual({ verb: 'keys revoke', id: 'abc' });
    for (const line of ['', 'keys', 'keys create', 'keys revoke', 'keys list --nonsense']) {
      expect(() => order(line)).toThrow(UsageError);
    }
  });

  test('name the apps of a deploy key', () => {
    expect(order('keys deploy add --remote mfe-tools,shell --label ci')).toEqual({
      verb: 'keys deploy add',
      apps: ['mfe-tools', 'shell'],
      label: 'ci',
    });
    expect(order('keys deploy add --remote all')).toMatchObject({ apps: ['*'] });
    expect(order('keys deploy revoke abc')).toEqual({ verb: 'keys deploy revoke', id: 'abc' });
    for (const line of ['keys deploy', 'keys deploy add', 'keys deploy revoke']) {
      expect(() => order(line)).toThrow(UsageError);
    }
  });

  test('go to the server that holds the database, through its local door', async () => {
    const api = await startApi();
    const config = api.app.get(Config);
    await api.app.get(AdminServer).listen();
    const create = order('keys create --scope shards --label bot');
    const made = (await runOrder(config, create)) as { id: string; key: string };
    expect(printResult(create, made)).toContain(made.key);
    const events = [{ nonsense: true }];
    const push = async () =>
      (await api.push('POST', '/api/ingest/shards', made.key, { events })).status;
    expect(await push()).toBe(200);
    expect(printResult(order('keys list'), await runOrder(config, order('keys list')))).toMatch(
      new RegExp(`^${made.id}  shards .* valid .* bot$`),
    );
    await runOrder(config, order(`keys revoke ${made.id}`));
    expect(await push()).toBe(401);
    await expect(runOrder(config, order(`keys revoke ${made.id}`))).rejects.toThrow(
      'No valid key has this id.',
    );
    await expect(runOrder(config, order('keys create --scope moon'))).rejects.toThrow(
      'There is no scope "moon".',
    );
  });

  test('are taken on this machine only and with the secret of the data folder', async () => {
    const api = await startApi();
    await api.app.get(AdminServer).listen();
    const door = await readAdminDoor(api.dataDir);
    expect(new URL(door?.url ?? '').hostname).toBe('127.0.0.1');
    expect(statSync(join(api.dataDir, 'admin.json')).mode & 0o777).toBe(0o600);
    const body = JSON.stringify({ verb: 'keys list' });
    for (const authorization of ['', 'Bearer x', door?.token ?? '']) {
      const answer = await fetch(door?.url ?? '', {
        method: 'POST',
        body,
        headers: { authorization },
      });
      expect(answer.status).toBe(401);
    }
    await api.stop();
    expect(await readAdminDoor(api.dataDir)).toBeUndefined();
  });
});
