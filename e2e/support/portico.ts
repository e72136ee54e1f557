import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { descendantsOf, killHard } from './processes.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RUNNING = /Portico is running: (\S+)/;
const START_MS = 180_000;

interface StartOptions {
  port?: number;
  dataDir?: string;
  /** Folder of the sources; default: this repository. */
  root?: string;
  env?: Record<string, string>;
}

/** A free port, below those of outgoing connections (scripts/start/free-port.ts says why). */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  const server = createServer().listen(port, '127.0.0.1');
  const isFree = await once(server, 'listening').catch(() => false);
  server.close();
  return isFree ? port : freePort();
}

const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Creates a folder that is deleted after the tests. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portico-e2e-'));
  folders.push(folder);
  return folder;
}

/** A process of the built product, started like `npm start`. */
export class Portico {
  /** Output so far. */
  output = '';
  readonly process: ChildProcess;
  readonly port: number;
  readonly dataDir: string;
  readonly root: string;
  /** Variables besides those of this process. */
  readonly env: Record<string, string>;
  private readonly ended: Promise<number | null>;

  private constructor(options: Required<StartOptions>) {
    const { port, dataDir, root, env } = options;
    this.port = port;
    this.dataDir = dataDir;
    this.root = root;
    this.env = env;
    this.process = spawn(process.execPath, ['scripts/bootstrap/run.mjs', 'start'], {
      cwd: root,
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT: '100000', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    this.ended = once(this.process, 'exit').then(([code]) => code as number | null);
    const take = (chunk: Buffer) => void (this.output += String(chunk));
    this.process.stdout?.on('data', take);
    this.process.stderr?.on('data', take);
  }

  /** Starts a process on a free port with its own data folder, without waiting for it. */
  static async spawn(options: StartOptions = {}): Promise<Portico> {
    const { port = await freePort(), dataDir = temporaryFolder(), root = ROOT, env = {} } = options;
    return new Portico({ port, dataDir, root, env });
  }

  /** Starts a process and waits until it is running. @throws with its output if it exits */
  static async start(options?: StartOptions): Promise<Portico> {
    const portico = await Portico.spawn(options);
    await portico.waitUntilRunning();
    return portico;
  }

  /** Waits until the product is running. @throws with its output if it exits */
  waitUntilRunning(): Promise<void> {
    return this.waitForOutput(RUNNING);
  }

  get url(): string {
    return RUNNING.exec(this.output)?.[1] ?? `http://localhost:${this.port}`;
  }

  /** Waits for a match in the output. @throws with the output on exit or timeout */
  waitForOutput(pattern: RegExp): Promise<void> {
    const streams = [this.process.stdout, this.process.stderr];
    return new Promise((resolve, reject) => {
      const check = () => {
        if (pattern.test(this.output)) finish(resolve);
      };
      const fail = (why: string) =>
        finish(() => reject(new Error(`npm start ${why}:\n${this.output}`)));
      const late = setTimeout(() => fail(`did not write ${pattern} in time`), START_MS);
      const finish = (settle: () => void) => {
        clearTimeout(late);
        for (const stream of streams) stream?.off('data', check);
        settle();
      };
      for (const stream of streams) stream?.on('data', check);
      void this.ended.then((code) => fail(`ended with ${code}`));
      check();
    });
  }

  /** Waits for the process to exit by itself. @returns its exit code */
  end(): Promise<number | null> {
    return this.ended;
  }

  /** Sends Ctrl-C. @returns the exit code */
  stop(): Promise<number | null> {
    this.process.kill('SIGINT');
    return this.ended;
  }

  /** Process ids of the process and its descendants. */
  pids(): number[] {
    const { pid } = this.process;
    return pid === undefined ? [] : [pid, ...descendantsOf(pid)];
  }

  /** Sends `kill -9` to all processes at the same time. */
  async killAll(): Promise<void> {
    this.pids().forEach(killHard);
    await this.ended;
  }

  /** Kills all remaining processes. */
  async cleanUp(): Promise<void> {
    if (this.process.exitCode === null && this.process.signalCode === null) await this.killAll();
  }
}
