import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { CliError } from '../lib/cli-error.mjs';
import { SUPERVISOR, startOf } from './processes.mjs';

/** @typedef {{ pid: number, started: string, host: string }} Holder */

/** A process whose supervisor was killed ends by itself within this time (`end-with-parent.mjs`). */
const ORPHAN_MS = 12_000;
const POLL_MS = 200;

/**
 * Refuses a data folder in which another Portico runs, before any work is done. The lock itself,
 * which cannot be outrun, is taken by the API (`api/src/core/db/lock-file.ts`). What a killed
 * supervisor left behind is about to end, and is waited for.
 * @param {string} dataDir
 * @throws {CliError}
 */
export async function requireUnlocked(dataDir) {
  const file = `${dataDir}/db.lock`;
  const patience = Date.now() + ORPHAN_MS;
  for (let holder = livingHolder(file); holder; holder = livingHolder(file)) {
    if (!isOrphan(holder.pid) || Date.now() > patience)
      throw new CliError(
        `The data folder ${dataDir} is in use by process ${holder.pid}; ` +
          'stop it or set DATA_DIR to another folder.',
      );
    await wait(POLL_MS);
  }
}

/** @param {string} file @returns {Holder | undefined} */
function livingHolder(file) {
  const holder = readHolder(file);
  if (holder?.host !== hostname()) return undefined;
  const process = startOf(holder.pid);
  return process && process.started === holder.started ? holder : undefined;
}

/** @param {string} file @returns {Holder | undefined} */
function readHolder(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Whether the supervisor that started a process is no longer its parent. @param {number} pid */
function isOrphan(pid) {
  try {
    const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
    const supervisor = environment.find((entry) => entry.startsWith(`${SUPERVISOR}=`));
    return supervisor !== undefined && supervisor !== `${SUPERVISOR}=${startOf(pid)?.parent ?? ''}`;
  } catch {
    return false;
  }
}
