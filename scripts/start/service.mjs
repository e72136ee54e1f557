import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../lib/paths.mjs';
import { signalGroup } from '../lib/child.mjs';

/**
 * @typedef {{ type: 'progress', text: string } | { type: 'ready', url: string }
 *   | { type: 'failed', message: string }} Report what a child says over IPC
 * @typedef {{ say?: (text: string) => void, note?: (line: string) => void }} Ears
 */

/** Waiting times before each restart; a crash after the last one ends the attempts. */
const BACK_OFF_MS = [500, 1000, 2000, 4000, 8000];
/** A child that ran this long starts with a clean slate. */
const HEALTHY_MS = 60_000;
/** Time for a graceful end before it is forced. */
const STOP_MS = 10_000;

/** One child process of the supervisor, kept running until it is stopped. */
export class Service {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;
  #stopping = false;
  #wasReady = false;
  #crashes = 0;
  /** What the child said about its end, in words for people. */
  #lastWords = '';
  /** Settles when the service was stopped or is given up; true: given up. @type {Promise<boolean>} */
  ended;
  /** @type {(givenUp: boolean) => void} */
  #end = () => undefined;

  /**
   * @param {string} name shown to people
   * @param {string} script path below the root
   * @param {NodeJS.ProcessEnv} env
   * @param {{ backOffMs?: number[], note?: (line: string) => void }} [options] `note` takes one
   *   line per restart
   */
  constructor(name, script, env, { backOffMs = BACK_OFF_MS, note = console.error } = {}) {
    this.name = name;
    this.script = script;
    this.env = env;
    this.backOffMs = backOffMs;
    this.note = note;
    this.ended = new Promise((resolve) => (this.#end = resolve));
  }

  /**
   * Starts the child for the first time.
   * @param {(text: string) => void} say takes its progress
   * @returns {Promise<string>} the address that it serves
   * @throws {Error} with the child's own words where it ends before it is ready
   */
  async start(say) {
    const url = await this.#launch(say);
    if (url !== undefined) return url;
    this.#end(!this.#stopping);
    throw new Error(this.#lastWords);
  }

  /** The child as it runs now. */
  get child() {
    return this.#child;
  }

  /** Ends the child: politely, then for certain. Never restarts again. */
  async stop() {
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

  /** Ends the child at once. */
  kill() {
    this.#stopping = true;
    if (this.#child) signalGroup(this.#child, 'SIGKILL');
  }

  /** @param {(text: string) => void} say @returns {Promise<string | undefined>} */
  #launch(say) {
    const began = Date.now();
    this.#lastWords = '';
    const child = spawn(
      process.execPath,
      [
        '--enable-source-maps',
        '--import',
        `${ROOT}/scripts/start/end-with-parent.mjs`,
        this.script,
      ],
      {
        cwd: ROOT,
        env: this.env,
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        // Ctrl-C reaches it through us, in order, and not twice.
        detached: true,
      },
    );
    this.#child = child;
    return new Promise((ready) => {
      child.on('message', (message) => {
        const report = /** @type {Report} */ (message);
        if (report.type === 'progress') say(report.text);
        else if (report.type === 'failed') this.#lastWords = report.message;
        else if (report.type === 'ready') {
          this.#wasReady = true;
          ready(report.url);
        }
      });
      child.once('error', (error) => {
        this.#lastWords = `${this.name} could not be started: ${error.message}.`;
        ready(undefined);
      });
      child.once('exit', async (code, signal) => {
        // Its last words may still be on their way.
        if (child.connected) await once(child, 'disconnect');
        const how = this.#lastWords || (signal ? `signal ${signal}` : `exit code ${code}`);
        this.#lastWords ||= `${this.name} ended before it was ready (${how}).`;
        ready(undefined);
        if (Date.now() - began > HEALTHY_MS) this.#crashes = 0;
        if (this.#wasReady) void this.#recover(how);
      });
    });
  }

  /** @param {string} how the child ended */
  async #recover(how) {
    if (this.#stopping) return;
    const delay = this.backOffMs[this.#crashes];
    this.#crashes += 1;
    if (delay === undefined) {
      this.note(`${this.name} ended ${this.#crashes} times in a row (${how}); giving up on it.`);
      this.#end(true);
      return;
    }
    this.note(
      `${this.name} ended unexpectedly (${how}); starting it again in ${delay / 1000} s ` +
        `(attempt ${this.#crashes} of ${this.backOffMs.length}).`,
    );
    await wait(delay);
    if (this.#stopping) return;
    if ((await this.#launch(() => undefined)) !== undefined) this.note(`${this.name} runs again.`);
  }
}
