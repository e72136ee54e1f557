import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { Portico, freePort, temporaryFolder } from '../support/portico.ts';
import { isAlive, killHard } from '../support/processes.ts';
import { startedFolder } from '../support/started-folder.ts';

type Launch = (options?: Parameters<typeof Portico.begin>[0]) => Promise<Portico>;

/** Starts products of the test's own, and leaves none behind. */
const test = base.extend<{ begin: Launch; start: Launch }>({
  begin: async ({}, use) => {
    const begun: Portico[] = [];
    await use(async (options) => {
      const portico = await Portico.begin(options);
      begun.push(portico);
      return portico;
    });
    for (const portico of begun) await portico.cleanUp();
  },
  start: ({ begin }, use) =>
    use(async (options) => {
      const portico = await begin(options);
      await portico.runs();
      return portico;
    }),
});
test.describe.configure({ timeout: 240_000 });

const ALONE = { SANDBOX: '0' };

async function answers(portico: Portico): Promise<number> {
  return (await fetch(`${portico.url}/api/health/ready`)).status;
}

/** Sends one history record as the bot would. @returns whether it was acknowledged */
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

test('Ctrl-C ends everything, leaves nothing running and says so', async ({ start }) => {
  const portico = await start();
  const pids = portico.pids();
  expect(pids.length).toBeGreaterThanOrEqual(3);
  expect(await portico.stop()).toBe(0);
  expect(pids.filter(isAlive)).toEqual([]);
  expect(portico.output).toContain('Portico has stopped.');
});

test('the death of the supervisor ends its children, and the next start takes over', async ({
  start,
}) => {
  const portico = await start({ dataDir: await startedFolder() });
  const pids = portico.pids();
  killHard(portico.process.pid!);
  // A start at the same moment waits for them and takes over.
  const next = await start({ dataDir: portico.dataDir, port: portico.port });
  expect(pids.filter(isAlive)).toEqual([]);
  expect(await answers(next)).toBe(200);
  await next.stop();
});

test('an API that crashes is started again', async ({ start }) => {
  const portico = await start({ dataDir: await startedFolder(), env: ALONE });
  const [, api] = portico.pids();
  killHard(api!);
  await portico.says(/the API ended unexpectedly .* starting it again/);
  await portico.says(/the API runs again/);
  expect(await answers(portico)).toBe(200);
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
        // One an hour: of older times the history answers no more.
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
  expect(await answers(portico)).toBe(200);
  expect(portico.output).not.toMatch(/Installing packages|building \w/);
  await portico.stop();
});

test('two copies run side by side', async ({ start }) => {
  const folders = [await startedFolder(), await startedFolder()];
  const [one, two] = await Promise.all(
    folders.map((dataDir) => start({ dataDir, env: ALONE })) as [
      Promise<Portico>,
      Promise<Portico>,
    ],
  );
  expect(await answers(one)).toBe(200);
  expect(await answers(two)).toBe(200);
  expect(one.url).not.toBe(two.url);
  await Promise.all([one.stop(), two.stop()]);
});

test.describe('one clear sentence and exit code 1 for', () => {
  /** @returns everything that the refused start wrote */
  async function refused(portico: Portico, sentence: RegExp): Promise<string> {
    expect(await portico.end()).toBe(1);
    const { output } = portico;
    expect(output.split('\n').filter((line) => sentence.test(line))).toHaveLength(1);
    expect(output).not.toMatch(/^\s+at /m);
    return output;
  }

  test('a busy port', async ({ begin }) => {
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    await refused(await begin({ port }), new RegExp(`^Port ${port} is taken by another program`));
    other.close();
  });

  test('a data folder that another process uses', async ({ begin, start }) => {
    const portico = await start({ dataDir: await startedFolder(), env: ALONE });
    await refused(
      await begin({ dataDir: portico.dataDir }),
      /^The data folder .* is in use by process \d+; stop it or set DATA_DIR to another folder\.$/,
    );
    expect(await answers(portico)).toBe(200);
    await portico.stop();
  });

  test('a data folder that cannot be written', async ({ begin }) => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    await refused(
      await begin({ dataDir: join(file, 'data') }),
      /^The data folder .* cannot be written to: .*\.$/,
    );
  });

  test('a wrong variable, whose value stays unsaid', async ({ begin }) => {
    const portico = await begin({ env: { PUBLIC_ORIGIN: 'no-such-secret' } });
    const output = await refused(portico, /^PUBLIC_ORIGIN must be /);
    expect(output).not.toContain('no-such-secret');
  });

  test('a wrong PORT', async ({ begin }) => {
    await refused(await begin({ env: { PORT: '70000' } }), /^PORT must be /);
  });
});
