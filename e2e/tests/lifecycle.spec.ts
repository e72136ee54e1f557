import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { Portico, freePort, temporaryFolder } from '../support/portico.ts';
import { isAlive, killHard } from '../support/processes.ts';
import { startedFolder } from '../support/started-folder.ts';

type Launch = (options?: Parameters<typeof Portico.spawn>[0]) => Promise<Portico>;

/** Fixtures that start products and stop them after the test. */
const test = base.extend<{ spawn: Launch; start: Launch }>({
  spawn: async ({}, use) => {
    const begun: Portico[] = [];
    await use(async (options) => {
      const portico = await Portico.spawn(options);
      begun.push(portico);
      return portico;
    });
    for (const portico of begun) await portico.cleanUp();
  },
  start: ({ spawn }, use) =>
    use(async (options) => {
      const portico = await spawn(options);
      await portico.waitUntilRunning();
      return portico;
    }),
});
test.describe.configure({ timeout: 240_000 });

const ALONE = { SANDBOX: '0' };

async function fetchStatus(portico: Portico): Promise<number> {
  return (await fetch(`${portico.url}/api/health/ready`)).status;
}

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

test('Ctrl-C stops all processes and reports it', async ({ start }) => {
  const portico = await start();
  const pids = portico.pids();
  expect(pids.length).toBeGreaterThanOrEqual(3);
  expect(await portico.stop()).toBe(0);
  expect(pids.filter(isAlive)).toEqual([]);
  expect(portico.output).toContain('Portico has stopped.');
});

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

test('a crashed API is restarted', async ({ start }) => {
  const portico = await start({ dataDir: await startedFolder(), env: ALONE });
  const [, api] = portico.pids();
  killHard(api!);
  await portico.waitForOutput(/the API ended unexpectedly .* starting it again/);
  await portico.waitForOutput(/the API runs again/);
  expect(await fetchStatus(portico)).toBe(200);
  await portico.stop();
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

test('a second start on the same folder installs and builds nothing', async ({ start }) => {
  const portico = await start({ dataDir: await startedFolder() });
  expect(await fetchStatus(portico)).toBe(200);
  expect(portico.output).not.toMatch(/Installing packages|building \w/);
  await portico.stop();
});

test('two copies run side by side', async ({ start }) => {
  const folders = [await startedFolder(), await startedFolder()];
  const [first, second] = await Promise.all(
    folders.map((dataDir) => start({ dataDir, env: ALONE })) as [
      Promise<Portico>,
      Promise<Portico>,
    ],
  );
  expect(await fetchStatus(first)).toBe(200);
  expect(await fetchStatus(second)).toBe(200);
  expect(first.url).not.toBe(second.url);
  await Promise.all([first.stop(), second.stop()]);
});

test.describe('npm start fails with one sentence and exit code 1 for', () => {
  /** Expects the start to fail with the sentence. @returns its whole output */
  async function expectRefusal(portico: Portico, sentence: RegExp): Promise<string> {
    expect(await portico.end()).toBe(1);
    const { output } = portico;
    expect(output.split('\n').filter((line) => sentence.test(line))).toHaveLength(1);
    expect(output).not.toMatch(/^\s+at /m);
    return output;
  }

  test('a busy port', async ({ spawn }) => {
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    await expectRefusal(
      await spawn({ port }),
      new RegExp(`^Port ${port} is taken by another program`),
    );
    other.close();
  });

  test('a data folder that another process uses', async ({ spawn, start }) => {
    const portico = await start({ dataDir: await startedFolder(), env: ALONE });
    await expectRefusal(
      await spawn({ dataDir: portico.dataDir }),
      /^The data folder .* is in use by process \d+; stop it or set DATA_DIR to another folder\.$/,
    );
    expect(await fetchStatus(portico)).toBe(200);
    await portico.stop();
  });

  test('a data folder that cannot be written', async ({ spawn }) => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    await expectRefusal(
      await spawn({ dataDir: join(file, 'data') }),
      /^The data folder .* cannot be written to: .*\.$/,
    );
  });

  test('an invalid variable, without its value in the output', async ({ spawn }) => {
    const portico = await spawn({ env: { PUBLIC_ORIGIN: 'no-such-secret' } });
    const output = await expectRefusal(portico, /^PUBLIC_ORIGIN must be /);
    expect(output).not.toContain('no-such-secret');
  });

  test('an invalid PORT', async ({ spawn }) => {
    await expectRefusal(await spawn({ env: { PORT: '70000' } }), /^PORT must be /);
  });
});
