import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { isAlive } from '../lib/exclusive.mjs';
import { Trouble } from '../lib/trouble.mjs';

/**
 * Refuses a data folder in which another Portico runs, before any work is done. The lock itself,
 * which cannot be outrun, is taken by the API (`api/src/db/lock-file.ts`).
 * @param {string} dataDir
 * @throws {Trouble}
 */
export function requireUnlocked(dataDir) {
  const holder = readHolder(`${dataDir}/db.lock`);
  if (holder?.host !== hostname() || !isAlive(holder.pid)) return;
  if (startedAt(holder.pid) !== holder.started) return;
  throw new Trouble(
    `The data folder ${dataDir} is in use by process ${holder.pid}; ` +
      'stop it or set DATA_DIR to another folder.',
  );
}

/** @param {string} file @returns {{ pid: number, started: string, host: string } | undefined} */
function readHolder(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Tells a process from a later one with the same id, the way the API writes it.
 * @param {number} pid
 */
function startedAt(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
