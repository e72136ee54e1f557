import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { LockedError, takeLock } from './lock-file.ts';

describe('takeLock', () => {
  let folder: string;
  let path: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'portico-lock-'));
    path = join(folder, 'db.lock');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const held = (holder: object, file = path) => writeFileSync(file, JSON.stringify(holder));
  const longAgo = new Date(Date.now() - 60_000);
  const ENDED = { pid: process.pid, started: 'another start', host: hostname() };
  /** What this process writes into its lock. */
  const living = () => {
    const release = takeLock(path);
    const holder = JSON.parse(readFileSync(path, 'utf8')) as object;
    release();
    return holder;
  };

  test('is exclusive until the lock is released', () => {
    const release = takeLock(path);
    expect(() => takeLock(path)).toThrow(LockedError);
    release();
    expect(existsSync(path)).toBe(false);
    takeLock(path)();
  });

  test('replaces the lock of a process that no longer runs', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => child.once('close', resolve));
    held({ pid: child.pid, started: '1', host: hostname() });
    takeLock(path)();
  });

  test('replaces the lock of an earlier process with the same pid', () => {
    held(ENDED);
    takeLock(path)();
  });

  test('replaces a truncated lock file', () => {
    writeFileSync(path, '{"pid":');
    takeLock(path)();
  });

  test('respects the lock of another host while its file is touched', () => {
    held({ pid: 1, started: '', host: 'elsewhere' });
    expect(() => takeLock(path)).toThrow(/ on elsewhere; /);
    utimesSync(path, longAgo, longAgo);
    const release = takeLock(path);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid });
    release();
  });

  test('respects the lock of a suspended process of this host, and names the process', () => {
    held(living());
    // A suspended process does not touch its lock.
    utimesSync(path, longAgo, longAgo);
    expect(() => takeLock(path)).toThrow(
      `The data folder ${folder} is in use by process ${process.pid}; stop it or set DATA_DIR to another folder.`,
    );
  });

  test('leaves the lock of a dead process to the one that is removing it', () => {
    const remover = living();
    held(ENDED);
    held(remover, `${path}.clearing`);
    expect(() => takeLock(path)).toThrow(
      new LockedError(`The data folder ${folder} is being taken by another process.`),
    );
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(ENDED);
  });

  test('replaces the lock of a dead process when another one died while it removed the lock', () => {
    held(ENDED);
    held(ENDED, `${path}.clearing`);
    takeLock(path)();
    expect(readdirSync(folder)).toEqual([]);
  });
});
