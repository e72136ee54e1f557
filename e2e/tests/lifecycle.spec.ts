import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { ALONE, fetchStatus, test } from '../support/lifecycle.ts';
import { freePort, temporaryFolder, type Portico } from '../support/portico.ts';
import { isAlive, killHard } from '../support/processes.ts';
import { startedFolder } from '../support/started-folder.ts';

test.describe.configure({ timeout: 240_000 });

/** Expects the start to fail with one sentence and exit code 1. @returns its whole output */
async function expectRefusal(portico: Portico, sentence: RegExp): Promise<string> {
  expect(await portico.end()).toBe(1);
  const { output } = portico;
  expect(output.split('\n').filter((line) => sentence.test(line))).toHaveLength(1);
  expect(output).not.toMatch(/^\s+at /m);
  return output;
}

test('a second start on the same folder installs and builds nothing, and Ctrl-C stops all processes and reports it', async ({
  start,
}) => {
  const portico = await start({ dataDir: await startedFolder() });
  expect(await fetchStatus(portico)).toBe(200);
  expect(portico.output).not.toMatch(/Installing packages|building \w/);
  const pids = portico.pids();
  expect(pids.length).toBeGreaterThanOrEqual(3);
  expect(await portico.stop()).toBe(0);
  expect(pids.filter(isAlive)).toEqual([]);
  expect(portico.output).toContain('Portico has stopped.');
});

test('a crashed API is restarted', async ({ start }) => {
  const portico = await start({ dataDir: await startedFolder(), env: ALONE });
  const [, api] = portico.pids();
  killHard(api!);
  await portico.waitForOutput(/the API exited unexpectedly .* restarting/);
  await portico.waitForOutput(/the API is running again/);
  expect(await fetchStatus(portico)).toBe(200);
  await portico.stop();
});

test('two copies run side by side, and none on the data folder of another', async ({
  spawn,
  start,
}) => {
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
  await expectRefusal(
    await spawn({ dataDir: first.dataDir }),
    /^The data folder .* is in use by process \d+; stop it or set DATA_DIR to another folder\.$/,
  );
  expect(await fetchStatus(first)).toBe(200);
  await Promise.all([first.stop(), second.stop()]);
});

test.describe('npm start', () => {
  test('refuses a busy port with one sentence and exit code 1', async ({ spawn }) => {
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    await expectRefusal(await spawn({ port }), new RegExp(`^Port ${port} is in use`));
    other.close();
  });

  test('refuses a data folder that cannot be written', async ({ spawn }) => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    await expectRefusal(
      await spawn({ dataDir: join(file, 'data') }),
      /^The data folder .* is not writable: .*\.$/,
    );
  });

  test('refuses an invalid variable, without its value in the output', async ({ spawn }) => {
    const portico = await spawn({ env: { PUBLIC_ORIGIN: 'no-such-secret' } });
    const output = await expectRefusal(portico, /^PUBLIC_ORIGIN must be /);
    expect(output).not.toContain('no-such-secret');
  });

  test('refuses an invalid PORT', async ({ spawn }) => {
    await expectRefusal(await spawn({ env: { PORT: '70000' } }), /^PORT must be /);
  });
});
