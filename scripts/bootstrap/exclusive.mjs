import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from './paths.mjs';

const FOLDER = `${ROOT}/.cache`;
const POLL_MS = 250;

/**
 * Runs `work` exclusively within this checkout, so that two concurrent commands do not install or
 * build over each other. The lock of a dead process is ignored.
 * @template T
 * @param {string} name of the lock
 * @param {() => Promise<T>} work
 * @param {(pid: number) => void} [onWait] called once, with the process that holds the lock
 * @returns {Promise<T>}
 */
export async function exclusively(name, work, onWait) {
  const file = `${FOLDER}/${name}.lock`;
  mkdirSync(FOLDER, { recursive: true });
  let waited = false;
  while (!take(file)) {
    const holder = holderOf(file);
    if (holder === undefined) {
      rmSync(file, { force: true });
      continue;
    }
    if (!waited) onWait?.(holder);
    waited = true;
    await wait(POLL_MS);
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

/**
 * Linking makes the lock appear together with its text, so that no process reads an empty lock.
 * @param {string} file
 */
function take(file) {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/** @param {string} file @returns {number | undefined} undefined: no running process holds it */
function holderOf(file) {
  let pid;
  try {
    pid = Number(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
  return pid !== process.pid && isAlive(pid) ? pid : undefined;
}

/** @param {number} pid */
function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
