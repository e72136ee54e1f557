import { spawn, spawnSync } from 'node:child_process';
import { addCleanUp } from '../support/clean-up.ts';
import { ROOT } from './snippet.ts';

/**
 * Finds a program that can do something.
 * @param candidates programs
 * @param args with which a candidate succeeds if it is the right one
 * @throws Error with installation advice
 */
export function findProgram(
  candidates: readonly (string | undefined)[],
  args: string[],
  advice: string,
) {
  const found = candidates.find((one) => one && spawnSync(one, args).status === 0);
  if (found) return found;
  throw new Error(advice);
}

export const findPython = () =>
  findProgram(
    [process.env.PYTHON, '/usr/bin/python3', 'python3'],
    ['-c', 'import discord'],
    'No Python with discord.py was found. Install it (Debian: apt-get install -y python3-discord), or name its program in PYTHON.',
  );

export const findJava = () =>
  findProgram(
    [process.env.JAVA, 'java'],
    ['--list-modules'],
    'No Java was found. Install a JDK of 17 or newer (Debian: apt-get install -y default-jdk-headless), or name its program in JAVA.',
  );

/** Ends a program and what it has started, which would keep its output open. */
function endGroup(pid: number | undefined): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL');
}

/** Starts a program, and stops it after the test file at the latest. */
export function startProgram(
  command: string,
  args: string[],
  env: Record<string, string | undefined>,
  cwd = ROOT,
) {
  const environment = { PATH: process.env.PATH, ...env };
  const child = spawn(command, args, { cwd, env: environment, detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) endGroup(child.pid);
    await ended;
  };
  addCleanUp(stop);
  return {
    output: () => output,
    ended,
    stop,
    /** @throws Error with the output, if the program fails */
    async succeeds(): Promise<string> {
      const code = await ended;
      if (code !== 0)
        throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`);
      return output;
    },
  };
}
