import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startBalancer } from '../support/balancer.ts';
import { tempFolder } from '../support/folders.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { startProcess } from '../support/process.ts';
import { waitFor } from '../support/wait.ts';

jest.setTimeout(240_000);

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});

/** A replica that serves for two more seconds after SIGTERM. */
async function startReplica(databaseUrl: string) {
  const dataDir = tempFolder();
  const { ready, ended, child } = startProcess({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SANDBOX: '1',
    SHUTDOWN_DELAY_SECONDS: '2',
    RATE_LIMIT: '1000000',
    LOG_LEVEL: 'error',
  });
  const url = await ready;
  const stop = async () => {
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  };
  return { url, stop, key: () => readFileSync(join(dataDir, 'ingest-key'), 'utf8').trim() };
}

test('a rolling restart of two replicas fails no request of readers and writers', async () => {
  const databaseUrl = await postgres.newDatabase();
  const balancer = await startBalancer();
  const add = async () => {
    const replica = await startReplica(databaseUrl);
    balancer.add(replica.url);
    await waitFor('the replica is in rotation', () => balancer.isReady(replica.url));
    return replica;
  };
  const running = [await add(), await add()];
  const key = running[0]!.key();
  const push = (id: string) =>
    fetch(`${balancer.url}/api/ingest/history`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        events: [{ id, timestamp: Math.floor(Date.now() / 1000), guilds: 1, users: 1, ping: 1 }],
      }),
    });

  let isOver = false;
  const failures: string[] = [];
  const acknowledged: string[] = [];
  const load = async (client: number) => {
    for (let n = 0; !isOver; n += 1) {
      const id = `${client}-${n}`;
      const answer = await (n % 2 ? fetch(`${balancer.url}/api/shards`) : push(id));
      const text = await answer.text();
      if (answer.status !== 200) failures.push(`${answer.status} ${text}`);
      else if (n % 2 === 0) acknowledged.push(id);
    }
  };
  const clients = Array.from({ length: 6 }, (_, client) => load(client));
  for (let round = 0; round < 4; round += 1) {
    const old = running.shift()!;
    running.push(await add());
    const before = acknowledged.length;
    await old.stop();
    balancer.remove(old.url);
    await waitFor('the others serve', () => acknowledged.length > before);
  }
  isOver = true;
  await Promise.all(clients);

  expect(failures).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(100);
  for (const id of acknowledged.slice(-50)) {
    expect(await (await push(id)).json()).toMatchObject({ accepted: 0, duplicates: 1 });
  }
});
