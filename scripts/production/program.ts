import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { CliError } from '../../shared/remote/terminal/cli-error.mjs';

/** The user of a program, if it is not that of this process. */
export interface User {
  uid?: number;
  gid?: number;
}

interface ProgramOptions extends User {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** The signal that ends it in good order. */
  signal: NodeJS.Signals;
}

const POLL_MS = 100;
const READY_MS = 30_000;
const STOP_MS = 20_000;
/** Of what a program writes, for the message of a failed start. */
const OUTPUT_CHARS = 4000;

/** A server that is not Portico's, such as PostgreSQL. */
export class Program {
  readonly #name: string;
  readonly #child: ChildProcess;
  readonly #signal: NodeJS.Signals;
  #output = '';

  /** @param name for messages */
  constructor(name: string, command: string, args: string[], options: ProgramOptions) {
    const { signal, env, ...rest } = options;
    this.#name = name;
    this.#signal = signal;
    this.#child = spawn(command, args, {
      ...rest,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own: this process forwards Ctrl-C, in the right order.
      detached: true,
    });
    const take = (chunk: Buffer) =>
      (this.#output = (this.#output + String(chunk)).slice(-OUTPUT_CHARS));
    this.#child.stdout?.on('data', take);
    this.#child.stderr?.on('data', take);
    this.#child.once('error', (error) => (this.#output += error.message));
  }

  /**
   * Waits until the program answers.
   * @throws CliError with what it wrote
   */
  async ready(answers: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + READY_MS;
    while (!(await answers().catch(() => false))) {
      if (!this.#isRunning || Date.now() > deadline)
        throw new CliError(`${this.#name} did not start:\n${this.#output.trim()}`);
      await wait(POLL_MS);
    }
  }

  /** Waits until the program has ended by itself. @throws CliError with what it wrote, if it has failed */
  async done(): Promise<void> {
    if (this.#isRunning) await once(this.#child, 'exit');
    if (this.#child.exitCode !== 0)
      throw new CliError(`${this.#name} failed:\n${this.#output.trim()}`);
  }

  get #isRunning(): boolean {
    const { pid, exitCode, signalCode } = this.#child;
    return pid !== undefined && exitCode === null && signalCode === null;
  }

  /** Ends it in good order, and kills it if that takes too long. */
  async stop(): Promise<void> {
    if (!this.#isRunning) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill(this.#signal);
    const late = setTimeout(() => this.kill(), STOP_MS);
    await gone;
    clearTimeout(late);
  }

  kill(): void {
    if (this.#isRunning) this.#child.kill('SIGKILL');
  }
}
