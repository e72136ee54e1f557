import {
  linkSync,
  mkdirSync,
  readFileSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { StartError } from '../process/start-error.ts';

interface Holder {
  pid: number;
  /** Distinguishes a process from a later one with the same pid. */
  started: string;
  host: string;
}

/** Another running process holds the lock. */
export class LockedError extends StartError {}

const HEARTBEAT_MS = 5_000;
/**
 * A holder on another host (a container with the same volume) counts as dead after this time
 * without a heartbeat.
 */
const EXPIRY_MS = 30_000;

/** Start time of a zombie process: it has a pid but no longer runs. */
const ENDED = 'ended';

/** Start time of a process in clock ticks since boot; '' where the system has no /proc. */
function startedAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name may contain spaces and brackets: the fields begin after its last bracket.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? ENDED : (fields[18] ?? '');
  } catch {
    return '';
  }
}

function isAlive(holder: Holder, path: string): boolean {
  if (holder.host !== hostname()) return Date.now() - statSync(path).mtimeMs < EXPIRY_MS;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return startedAt(holder.pid) === holder.started;
}

function holderOf(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/**
 * Creates the file atomically with its content, so that no process reads a lock without a holder.
 */
function create(path: string): boolean {
  const draft = `${path}.${process.pid}`;
  const holder: Holder = { pid: process.pid, started: startedAt(process.pid), host: hostname() };
  writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    unlinkSync(draft);
  }
}

/**
 * Removes the lock of a dead process. A guard file ensures that only one process does so at a time.
 */
function clearStale(path: string): void {
  const guard = `${path}.clearing`;
  if (!create(guard)) {
    const clearing = holderOf(guard);
    if (clearing && isAlive(clearing, guard)) return;
    unlinkSync(guard);
    return;
  }
  try {
    const holder = holderOf(path);
    if (!holder || !isAlive(holder, path)) unlinkSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  } finally {
    unlinkSync(guard);
  }
}

/**
 * Takes an exclusive lock for this process. Every process must take it before it opens the folder:
 * PGlite does not detect a second process and silently loses writes.
 * @returns the release function
 * @throws LockedError while another process holds the lock
 */
export function takeLock(path: string): () => void {
  mkdirSync(dirname(path), { recursive: true });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (create(path)) {
      const heartbeat = setInterval(() => touch(path), HEARTBEAT_MS).unref();
      return () => {
        clearInterval(heartbeat);
        if (holderOf(path)?.pid === process.pid) unlinkSync(path);
      };
    }
    const holder = holderOf(path);
    if (holder && isAlive(holder, path)) {
      throw new LockedError(
        `The data folder ${dirname(path)} is in use by process ${holder.pid}${holder.host === hostname() ? '' : ` on ${holder.host}`}; stop it or set DATA_DIR to another folder.`,
      );
    }
    clearStale(path);
  }
  throw new LockedError(`The data folder ${dirname(path)} is being taken by another process.`);
}

function touch(path: string): void {
  try {
    utimesSync(path, new Date(), new Date());
  } catch {
    // The folder is gone. The next write to the database fails with an error.
  }
}
