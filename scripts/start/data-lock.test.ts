import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireUnlocked } from './data-lock.ts';
import { SUPERVISOR, startOf } from './processes.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'data-lock-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const lock = (pid: number, started = startOf(pid)?.started ?? '') =>
  writeFileSync(join(folder, 'db.lock'), JSON.stringify({ pid, started, host: hostname() }));

test('an unused folder and the folder of a dead process are accepted', async () => {
  await requireUnlocked(folder);
  lock(2 ** 30);
  await requireUnlocked(folder);
  // The same pid, given to a later process.
  lock(process.pid, 'another time');
  await requireUnlocked(folder);
});

test('the folder of a running process is rejected with its process id', async () => {
  lock(process.pid);
  await expect(requireUnlocked(folder)).rejects.toThrow(
    `The data folder ${folder} is in use by process ${process.pid}; stop it`,
  );
});

test('the start waits for the process of a killed supervisor', async () => {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => undefined, 500)'], {
    env: { ...process.env, [SUPERVISOR]: String(2 ** 30) },
  });
  await once(child, 'spawn');
  lock(child.pid!);
  const gone = once(child, 'exit');
  await requireUnlocked(folder);
  await gone;
});
