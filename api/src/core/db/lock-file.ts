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
  /** Tells a process from a later one that was given the same pid. */
  started: string;
  host: string;
}

/** Another living process holds the lock. */
export class LockedError extends StartError {}

const BEAT_MS = 5_000;
/** A holder on another host (a container with the same volume) counts as dead after this silence. */
const SILENCE_MS = 30_000;

/** A process that was killed and that nobody has reaped yet: it has a pid and holds nothing. */
const ENDED = 'ended';

/** Start of a process in clock ticks since boot; '' where the system does not tell. */
function startedAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name may hold spaces and brackets: count fields after its closing bracket.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? ENDED : (fields[18] ?? '');
  } catch {
    return '';
  }
}

function isAlive(holder: Holder, path: string): boolean {
  if (holder.host !== hostname()) return Date.now() - statSync(path).mtimeMs < SILENCE_MS;
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

/** Appears with its content in one step, so that nobody reads a lock without a holder. */
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

/** Removes the lock of a dead process. One process at a time may do so, or two could both win. */
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
 * Takes an exclusive lock for this process. PGlite does not notice a second process on its folder
 * and loses writes silently, so nothing may open the folder without this.
 * @returns the release function
 * @throws LockedError in one sentence while another process lives
 */
export function takeLock(path: string): () => void {
  mkdirSync(dirname(path), { recursive: true });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (create(path)) {
      const beat = setInterval(() => touch(path), BEAT_MS).unref();
      return () => {
        clearInterval(beat);
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
    // The folder is gone; the next write to the database tells.
  }
}
