import { readFileSync } from 'node:fs';

/** Variable by which a child of the supervisor knows whose child it is. */
export const SUPERVISOR = 'PORTICO_SUPERVISOR';

/**
 * What Linux tells about a process; elsewhere nothing is known.
 * @param {number} pid
 * @returns {{ parent: number, started: string } | undefined} undefined: it is dead, a zombie
 *   included. `started`: clock ticks since boot, the way the API writes it into its lock.
 */
export function startOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name may hold spaces and brackets: count fields after its closing bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    return { parent: Number(fields[1]), started: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}
