import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './portico.ts';
import { RUN } from './release.ts';

const START_MS = 120_000;
const END_MS = 10_000;
const SHOWN = /is shown inside \S+: (\S+)/;

/**
 * Runs `npm run dev -- <app> --against <site>` in a copy of the repository.
 * @param options further arguments
 */
export async function developAgainst(
  root: string,
  app: string,
  site: string,
  ...options: string[]
) {
  const child = spawn(process.execPath, [RUN, 'dev', app, '--against', site, ...options], {
    cwd: root,
    env: { ...process.env, PORT: String(await freePort()) },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  return shownBy(child);
}

/**
 * Waits until a command shows a remote inside a site.
 * @param child leader of its process group, with pipes
 * @throws with its output if it exits or times out
 */
export async function shownBy(child: ChildProcess) {
  let output = '';
  const ended = once(child, 'exit');
  /** Like Ctrl-C in a terminal: all processes of the command get the signal. */
  const signal = (name: NodeJS.Signals) => void (child.pid && process.kill(-child.pid, name));
  const url = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => {
      signal('SIGKILL');
      reject(new Error(`nothing is shown:\n${output}`));
    }, START_MS);
    const take = (chunk: Buffer) => {
      output += String(chunk);
      const [, found] = SHOWN.exec(output) ?? [];
      if (!found) return;
      clearTimeout(late);
      resolve(found);
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    void ended.then(() => {
      clearTimeout(late);
      reject(new Error(`it has ended:\n${output}`));
    });
  });
  return {
    url,
    output: () => output,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      signal('SIGINT');
      const late = setTimeout(() => signal('SIGKILL'), END_MS);
      await ended;
      clearTimeout(late);
    },
  };
}
