import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { fetchStatus, test } from '../support/lifecycle.ts';
import type { Portico } from '../support/portico.ts';
import { isAlive, killHard } from '../support/processes.ts';
import { startedFolder } from '../support/started-folder.ts';

test.describe.configure({ timeout: 240_000 });

/** Sends a history record like the bot. @returns whether it was acknowledged */
async function push(portico: Portico, timestamp: number): Promise<boolean> {
  const key = readFileSync(join(portico.dataDir, 'ingest-key'), 'utf8').trim();
  const response = await fetch(`${portico.url}/api/ingest/history`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      events: [{ id: `kill-${timestamp}`, timestamp, guilds: 7, users: 8, ping: 9 }],
    }),
  });
  return response.ok;
}

test('a killed supervisor ends its children, and the next start succeeds', async ({ start }) => {
  const portico = await start({ dataDir: await startedFolder() });
  const pids = portico.pids();
  killHard(portico.process.pid!);
  // A simultaneous start waits for the old processes to end.
  const next = await start({ dataDir: portico.dataDir, port: portico.port });
  expect(pids.filter(isAlive)).toEqual([]);
  expect(await fetchStatus(next)).toBe(200);
  await next.stop();
});

test('kill -9 of everything loses no acknowledged write', async ({ start }) => {
  const dataDir = await startedFolder();
  const acknowledged: number[] = [];
  const first = 1_500_000_000;
  for (let round = 0; round < 2; round += 1) {
    const portico = await start({ dataDir, env: { SANDBOX: '1' } });
    let writing = true;
    const writer = (async () => {
      for (let i = 0; writing; i += 1) {
        // One record per hour, because older history has only one per hour.
        const timestamp = first + round * 10_000_000 + i * 3600;
        if (await push(portico, timestamp).catch(() => false)) acknowledged.push(timestamp);
      }
    })();
    await expect.poll(() => acknowledged.length).toBeGreaterThan(20 * (round + 1));
    await portico.killAll();
    writing = false;
    await writer;
  }
  const portico = await start({ dataDir });
  const history = (await (await fetch(`${portico.url}/api/history`)).json()) as {
    timestamp: number;
  }[];
  const kept = new Set(history.map(({ timestamp }) => timestamp));
  expect(acknowledged.filter((timestamp) => !kept.has(timestamp))).toEqual([]);
  await portico.stop();
});
