import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { addCleanUp } from '../support/clean-up.ts';

/** Times of a phase, in milliseconds: of the API's health, and of a bare server beside it. */
export interface Times {
  api: number[];
  bare: number[];
}

/** A process that asks an API for its health during attacks. */
export interface Probe {
  /** The times since the last call. @throws where the health was not answered with 200 */
  take(): Promise<Times>;
}

export async function startProbe(url: string): Promise<Probe> {
  const child = fork(join(__dirname, 'probe.mjs'), [url], { execArgv: [] });
  addCleanUp(() => void child.kill('SIGKILL'));
  const next = async () => {
    const [message] = (await once(child, 'message')) as [Times & { error?: string }];
    if (message.error !== undefined) throw new Error(message.error);
    return message;
  };
  await next();
  return {
    take: () => {
      const answer = next();
      child.send('take');
      return answer;
    },
  };
}

/** The value that 99 of 100 do not exceed. */
export function percentile99(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN;
}
