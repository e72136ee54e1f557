import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ChildMessage } from '../../src/core/process/supervisor.ts';
import { NAMED } from './site-settings.ts';
import { addCleanUp } from './clean-up.ts';

const DIST = join(__dirname, '../../dist');

/** The built API in a separate process. */
export interface ApiProcess {
  child: ChildProcess;
  /** Resolves with the address, rejects with the message of a failed start. */
  ready: Promise<string>;
  /** Resolves with the exit code or signal. */
  ended: Promise<number | string>;
  /** Standard output and standard error. */
  output(): string;
}

/**
 * Starts a built program of the API (`main.js`, `cli.js`), and kills it after the test file.
 * @param flags of Node
 */
export function startProcess(
  env: Record<string, string>,
  script = 'main.js',
  args: string[] = [],
  flags: string[] = [],
) {
  const path = join(DIST, script);
  if (!existsSync(path)) throw new Error('The API is not built: run "npm run build -w api" first.');
  const child = fork(path, args, {
    env: { PATH: process.env.PATH, PORT: '0', ...NAMED, ...env },
    execArgv: flags,
    silent: true,
  });
  let output = '';
  const streams = [child.stdout, child.stderr].map((stream) => {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    return new Promise((resolve) => stream?.once('close', resolve));
  });
  const ready = new Promise<string>((resolve, reject) => {
    child.on('message', (message: ChildMessage) => {
      if (message.type === 'ready') resolve(message.url);
      if (message.type === 'failed') reject(new Error(message.message));
    });
    child.once('exit', () => reject(new Error(`ended before it was ready: ${output}`)));
  });
  ready.catch(() => undefined);
  // Not `close`: Node does not emit it after `disconnect()`.
  const exited = new Promise<number | string>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });
  const ended = Promise.all([exited, ...streams]).then(([exit]) => exit);
  addCleanUp(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, ready, ended, output: () => output } satisfies ApiProcess;
}
