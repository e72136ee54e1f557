import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../bootstrap/paths.mjs';
import { signalGroup } from '../bootstrap/child.mjs';
import type { ChildProcess } from 'node:child_process';

/** Messages of a child, by IPC. */
type Report =
  | { type: 'progress'; text: string }
  | { type: 'ready'; url: string }
  | { type: 'failed'; message: string };

interface ServiceOptions {
  /** Milliseconds before each restart. */
  backOffMs?: number[];
  /** Receives one line per restart. */
  onNote?: (line: string) => void;
}

/** Delays before each restart; a crash after the last one ends the attempts. */
const BACK_OFF_MS = [500, 1000, 2000, 4000, 8000];
/** After running this long, the crash count of a child is reset. */
const HEALTHY_MS = 60_000;
/** Time for a graceful shutdown before the child is killed. */
const STOP_MS = 10_000;

/** One child process of the supervisor, kept running until it is stopped. */
export class Service {
  readonly name: string;
  readonly #script: string;
  readonly #env: NodeJS.ProcessEnv;
  readonly #backOffMs: number[];
  readonly #onNote: (line: string) => void;
  #child: ChildProcess | undefined;
  #stopping = false;
  #wasReady = false;
  #crashes = 0;
  /** Why the child has exited: its own message, otherwise its exit code or signal. */
  #endReason = '';
  /** Settles when the service was stopped or is given up; true: given up. */
  readonly ended: Promise<boolean>;
  #end: (givenUp: boolean) => void = () => undefined;

  /**
   * @param name for messages
   * @param script path below the root
   */
  constructor(
    name: string,
    script: string,
    env: NodeJS.ProcessEnv,
    { backOffMs = BACK_OFF_MS, onNote = console.error }: ServiceOptions = {},
  ) {
    this.name = name;
    this.#script = script;
    this.#env = env;
    this.#backOffMs = backOffMs;
    this.#onNote = onNote;
    this.ended = new Promise((resolve) => (this.#end = resolve));
  }

  /**
   * Starts the child for the first time.
   * @returns the address that it serves
   * @throws Error with the child's own message if it exits before it is ready
   */
  async start(onProgress: (text: string) => void): Promise<string> {
    const url = await this.#launch(onProgress);
    if (url !== undefined) return url;
    this.#end(!this.#stopping);
    throw new Error(this.#endReason);
  }

  /** The current child. */
  get child(): ChildProcess | undefined {
    return this.#child;
  }

  /** Stops the child with SIGTERM, then SIGKILL. It is not restarted. */
  async stop(): Promise<void> {
    this.#stopping = true;
    const child = this.#child;
    if (child && child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit');
      signalGroup(child, 'SIGTERM');
      const late = new AbortController();
      await Promise.race([
        gone.then(() => late.abort()),
        wait(STOP_MS, undefined, { signal: late.signal }).catch(() => undefined),
      ]);
      this.kill();
      await gone;
    }
    this.#end(false);
  }

  /** Kills the child immediately. */
  kill(): void {
    this.#stopping = true;
    if (this.#child) signalGroup(this.#child, 'SIGKILL');
  }

  #launch(onProgress: (text: string) => void): Promise<string | undefined> {
    const began = Date.now();
    this.#endReason = '';
    const child = spawn(
      process.execPath,
      [
        '--enable-source-maps',
        '--import',
        `${ROOT}/scripts/bootstrap/end-with-parent.mjs`,
        this.#script,
      ],
      {
        cwd: ROOT,
        env: this.#env,
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        // The supervisor forwards Ctrl-C in the right order.
        detached: true,
      },
    );
    this.#child = child;
    return new Promise((ready) => {
      child.on('message', (message) => {
        const report = message as Report;
        if (report.type === 'progress') onProgress(report.text);
        else if (report.type === 'failed') this.#endReason = report.message;
        else if (report.type === 'ready') {
          this.#wasReady = true;
          ready(report.url);
        }
      });
      child.once('error', (error) => {
        this.#endReason = `${this.name} could not be started: ${error.message}.`;
        ready(undefined);
      });
      child.once('exit', (code, signal) => void onExit(code, signal));
      const onExit = async (code: number | null, signal: NodeJS.Signals | null) => {
        // Its last message may not have arrived yet.
        if (child.connected) await once(child, 'disconnect');
        const how = this.#endReason || (signal ? `signal ${signal}` : `exit code ${code}`);
        this.#endReason ||= `${this.name} exited before it was ready (${how}).`;
        ready(undefined);
        if (Date.now() - began > HEALTHY_MS) this.#crashes = 0;
        if (this.#wasReady) await this.#recover(how);
      };
    });
  }

  /** @param how the child exited */
  async #recover(how: string): Promise<void> {
    if (this.#stopping) return;
    const delay = this.#backOffMs[this.#crashes];
    this.#crashes += 1;
    if (delay === undefined) {
      this.#onNote(`${this.name} crashed ${this.#crashes} times in a row (${how}); giving up.`);
      this.#end(true);
      return;
    }
    this.#onNote(
      `${this.name} exited unexpectedly (${how}); restarting in ${delay / 1000} s ` +
        `(attempt ${this.#crashes} of ${this.#backOffMs.length}).`,
    );
    await wait(delay);
    if (this.#stopping) return;
    if ((await this.#launch(() => undefined)) !== undefined)
      this.#onNote(`${this.name} is running again.`);
  }
}
