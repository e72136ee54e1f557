import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
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
  const held = (holder: object) => writeFileSync(path, JSON.stringify(holder));

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
    held({ pid: process.pid, started: 'another start', host: hostname() });
    takeLock(path)();
  });

  test('replaces a truncated lock file', () => {
    writeFileSync(path, '{"pid":');
    takeLock(path)();
  });

  test('respects the lock of another host while its file is touched', () => {
    held({ pid: 1, started: '', host: 'elsewhere' });
    expect(() => takeLock(path)).toThrow(/ on elsewhere; /);
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(path, longAgo, longAgo);
    const release = takeLock(path);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid });
    release();
  });
});
