import { readFileSync } from 'node:fs';

/** Variable with the process id of the supervisor, for its children. */
export const SUPERVISOR = 'PORTICO_SUPERVISOR';

/**
 * The parent and the start of a process, on Linux; undefined on other systems.
 * @returns undefined: the process is dead, or a zombie. `started`: clock ticks since boot, in the
 *   format of the API's lock file.
 */
export function startOf(pid: number): { parent: number; started: string } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name may contain spaces and brackets: count fields after its closing bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    return { parent: Number(fields[1]), started: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}
