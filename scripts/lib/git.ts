import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Runs git. @returns what it writes @throws Error with git's own message */
export type Git = (...args: string[]) => Promise<string>;

/** Git in a checkout. */
export const gitIn =
  (root: string): Git =>
  async (...args) =>
    (await execute('git', ['-C', root, ...args], { maxBuffer: 2 ** 26 })).stdout;
