import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
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
  /** Folder of the sources; by default this repository. */
  root?: string;
  env?: Record<string, string>;
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A new folder that is gone when the tests end. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portico-e2e-'));
  folders.push(folder);
  return folder;
}

/** One run of the built product, as `npm start` starts it. */
export class Portico {
  /** Everything that it wrote so far. */
  output = '';
  readonly process: ChildProcess;
  readonly port: number;
  readonly dataDir: string;
  readonly root: string;
  private readonly ended: Promise<number | null>;

  private constructor(options: Required<StartOptions>) {
    const { port, dataDir, root, env } = options;
    this.port = port;
    this.dataDir = dataDir;
    this.root = root;
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

  /** Starts on a free port with a data folder of its own, and returns without waiting. */
  static async begin(options: StartOptions = {}): Promise<Portico> {
    const { port = await freePort(), dataDir = temporaryFolder(), root = ROOT, env = {} } = options;
    return new Portico({ port, dataDir, root, env });
  }

  /** Starts and waits until it says that it runs. @throws with its output where it ends instead */
  static async start(options?: StartOptions): Promise<Portico> {
    const portico = await Portico.begin(options);
    await portico.runs();
    return portico;
  }

  /** Waits until it says that it runs. @throws with its output where it ends instead */
  runs(): Promise<void> {
    return this.says(RUNNING);
  }

  get url(): string {
    return RUNNING.exec(this.output)?.[1] ?? `http://localhost:${this.port}`;
  }

  /** Waits for words in its output. @throws with the output where it ends or stays silent */
  says(words: RegExp): Promise<void> {
    const streams = [this.process.stdout, this.process.stderr];
    return new Promise((resolve, reject) => {
      const check = () => {
        if (words.test(this.output)) finish(resolve);
      };
      const fail = (why: string) =>
        finish(() => reject(new Error(`npm start ${why}:\n${this.output}`)));
      const late = setTimeout(() => fail(`did not say ${words} in time`), START_MS);
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

  /** @returns its exit code, once it ended by itself */
  end(): Promise<number | null> {
    return this.ended;
  }

  /** Ctrl-C. @returns its exit code */
  stop(): Promise<number | null> {
    this.process.kill('SIGINT');
    return this.ended;
  }

  /** Process ids of everything that it runs. */
  pids(): number[] {
    const { pid } = this.process;
    return pid === undefined ? [] : [pid, ...descendantsOf(pid)];
  }

  /** `kill -9` for all of it at the same moment. */
  async killAll(): Promise<void> {
    this.pids().forEach(killHard);
    await this.ended;
  }

  /** Leaves nothing behind, however a test ended. */
  async cleanUp(): Promise<void> {
    if (this.process.exitCode === null && this.process.signalCode === null) await this.killAll();
  }
}
