import { readdirSync, readFileSync } from 'node:fs';

/** Processor time of all threads of a process so far, in milliseconds (Linux). */
export function cpuTimeOf(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const nanoseconds = threads.map((thread) => {
    const text = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8');
    return Number(text.split(' ')[0]);
  });
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e6;
}
