import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { exclusively } from './exclusive.mjs';
import { ROOT } from './paths.mjs';

const name = `test-${process.pid}`;
const file = `${ROOT}/.cache/${name}.lock`;
afterEach(() => rmSync(file, { force: true }));

test('the lock file exists while the work runs and is removed after success and failure', async () => {
  await exclusively(name, async () => expect(existsSync(file)).toBe(true));
  expect(existsSync(file)).toBe(false);
  const failing = exclusively(name, () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(existsSync(file)).toBe(false);
});

test('the lock of a dead process is replaced', async () => {
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

test('others wait for the lock of a running process', async () => {
  mkdirSync(`${ROOT}/.cache`, { recursive: true });
  // The parent of this process is another running process.
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
