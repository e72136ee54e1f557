import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { CliError } from '../../shared/remote/terminal/cli-error.mjs';
import { SUPERVISOR, startOf } from './processes.ts';

interface Holder {
  pid: number;
  started: string;
  host: string;
}

/** A process whose supervisor was killed ends by itself within this time (`end-with-parent.mjs`). */
const ORPHAN_MS = 12_000;
const POLL_MS = 200;

/**
 * Rejects a data folder that another Portico uses, before any work is done; the API takes the lock
 * itself (`api/src/core/db/lock-file.ts`). Waits for processes whose supervisor was killed: they
 * end soon.
 * @throws CliError
 */
export async function requireUnlocked(dataDir: string): Promise<void> {
  const file = `${dataDir}/db.lock`;
  const deadline = Date.now() + ORPHAN_MS;
  for (let holder = livingHolder(file); holder; holder = livingHolder(file)) {
    if (!isOrphan(holder.pid) || Date.now() > deadline)
      throw new CliError(
        `The data folder ${dataDir} is in use by process ${holder.pid}; ` +
          'stop it or set DATA_DIR to another folder.',
      );
    await wait(POLL_MS);
  }
}

function livingHolder(file: string): Holder | undefined {
  const holder = readHolder(file);
  if (holder?.host !== hostname()) return undefined;
  const process = startOf(holder.pid);
  return process && process.started === holder.started ? holder : undefined;
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/** Whether the supervisor that started a process is no longer its parent. */
function isOrphan(pid: number): boolean {
  try {
    const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
    const supervisor = environment.find((entry) => entry.startsWith(`${SUPERVISOR}=`));
    return supervisor !== undefined && supervisor !== `${SUPERVISOR}=${startOf(pid)?.parent ?? ''}`;
  } catch {
    return false;
  }
}
