import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4 * 2 ** 30;

/**
 * A new folder for one run's passing files, removed when this process ends. In memory where the
 * machine lends enough of it: tests make and delete thousands of database files.
 * @returns {string}
 */
export function quickFolder() {
  const folder = mkdtempSync(join(lendsMemory() ? MEMORY : tmpdir(), 'portico-test-'));
  // A PostgreSQL that root starts runs as another user, who must pass through.
  chmodSync(folder, 0o711);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function lendsMemory() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH_BYTES;
  } catch {
    return false;
  }
}
