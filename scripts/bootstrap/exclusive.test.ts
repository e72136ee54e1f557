import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { exclusively } from './exclusive.mjs';
import { ROOT } from './paths.mjs';

const name = `test-${process.pid}`;
const file = `${ROOT}/.cache/${name}.lock`;
afterEach(() => rmSync(file, { force: true }));

test('the lock lies there while the work runs, and is gone after a failure too', async () => {
  await exclusively(name, async () => expect(existsSync(file)).toBe(true));
  expect(existsSync(file)).toBe(false);
  const failing = exclusively(name, () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(existsSync(file)).toBe(false);
});

test('a lock of a dead process is taken over', async () => {
  mkdirSync(`${ROOT}/.cache`, { recursive: true });
  writeFileSync(file, String(2 ** 30));
  await exclusively(
    name,
    async () => undefined,
    () => {
      throw new Error('waited for a dead process');
    },
  );
});

test('a lock of a living process is waited for', async () => {
  mkdirSync(`${ROOT}/.cache`, { recursive: true });
  // This process's parent lives, and is not this process.
  writeFileSync(file, String(process.ppid));
  const waitedFor = new Promise((resolve) => {
    void exclusively(
      name,
      async () => undefined,
      (pid: number) => {
        rmSync(file);
        resolve(pid);
      },
    );
  });
  expect(await waitedFor).toBe(process.ppid);
});
