import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** npm's cache for all runs; a user's npm cache could contain other versions. */
const NPM_CACHE = join(ROOT, '.cache/own-repository');

/** The commands of a guide: each line of its code blocks, verbatim. */
export const commandsOf = (file: string): string[] =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(/^```\n([^]*?)^```$/gm)].flatMap(
    ([, block = '']) => block.trim().split('\n'),
  );

/** A team's machine: runs commands in sequence, in the folders that they change to. */
export class TeamMachine {
  /** Duration of each command in seconds. */
  readonly times: [command: string, seconds: number][] = [];
  readonly root = mkdtempSync(join(tmpdir(), 'own-repository-'));
  #folder = this.root;

  constructor(private readonly env: Record<string, string>) {
    mkdirSync(NPM_CACHE, { recursive: true });
    rmSync(join(NPM_CACHE, '_npx'), { recursive: true, force: true });
  }

  /** The folder in which the next command runs. */
  get folder(): string {
    return this.#folder;
  }

  /**
   * Runs one command in a shell.
   * @returns its output
   * @throws with its output if it fails
   */
  async run(command: string, { env = {}, cwd = this.#folder }: RunOptions = {}): Promise<string> {
    const [, target] = /^cd (\S+)$/.exec(command) ?? [];
    if (target) {
      this.#folder = join(this.#folder, target);
      return '';
    }
    const began = Date.now();
    const output = await shell(command, cwd, this.#environment(env));
    this.times.push([command, (Date.now() - began) / 1000]);
    return output;
  }

  /** Starts a command that runs until it is ended, as the leader of a process group. */
  start(command: string, env: Record<string, string>): ChildProcess {
    return spawn('bash', ['-c', command], {
      cwd: this.#folder,
      env: this.#environment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
  }

  /** Variables that npm has set for its own run would affect the other project. */
  #environment(env: Record<string, string>): NodeJS.ProcessEnv {
    const own = Object.entries(process.env).filter(
      ([name]) => !/^(npm_|INIT_CWD|NODE_)/.test(name),
    );
    return { ...Object.fromEntries(own), ...this.env, npm_config_cache: NPM_CACHE, ...env };
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

interface RunOptions {
  env?: Record<string, string>;
  cwd?: string;
}

function shell(command: string, cwd: string, env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((done, failed) => {
    const options = { cwd, env, maxBuffer: 2 ** 26 };
    execFile('bash', ['-c', command], options, (error, out, err) => {
      if (error) failed(new Error(`${command}\n${out}${err}`));
      else done(out);
    });
  });
}
