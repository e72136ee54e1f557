import { delimiter } from 'node:path';
import { step } from '../../shared/remote/terminal/progress.mjs';
import { CliError, messageOf } from '../../shared/remote/terminal/cli-error.mjs';
import { SUPERVISOR } from './processes.ts';
import { Service } from './service.ts';
import { standIns } from './stand-ins.ts';
import type { Settings } from './settings.ts';

/**
 * The environment of every process of the site.
 * @param releases folders of the built releases to publish
 */
export async function environmentOf(
  settings: Settings,
  releases: readonly string[],
): Promise<NodeJS.ProcessEnv> {
  return {
    ...process.env,
    [SUPERVISOR]: String(process.pid),
    PORT: String(settings.port),
    HOST: settings.host,
    DATA_DIR: settings.dataDir,
    NEW_DATABASE: settings.newDatabase ? '1' : '0',
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    BOOT_RELEASES: process.env.BOOT_RELEASES || releases.join(delimiter),
    BOOT_PROMOTE: process.env.BOOT_PROMOTE || (settings.showsBuild ? '1' : '0'),
    SANDBOX: settings.sandboxed ? '1' : '0',
    ...(settings.sandboxed && (await standIns())),
  };
}

/** A process that ends with the site. */
interface Process {
  stop(): Promise<void>;
  kill(): void;
}

/** The built program of each process. */
const PROGRAMS = {
  'the stand-ins': 'sandbox/dist/stand-ins.js',
  'the API': 'api/dist/main.js',
  'replica 1': 'api/dist/main.js',
  'replica 2': 'api/dist/main.js',
  'the sandbox': 'sandbox/dist/main.js',
} as const;

/** The processes of a running site, in the order of their start. */
export class Site {
  readonly #processes = new Map<string, Process>();

  /**
   * Starts a process and keeps it running. A process of the same name must have been stopped.
   * @throws CliError with the process's own message
   */
  async launch(
    name: keyof typeof PROGRAMS,
    env: NodeJS.ProcessEnv,
  ): Promise<{ service: Service; url: string }> {
    const service = new Service(name, PROGRAMS[name], env);
    this.keep(name, service);
    const url = await step(`Starting ${name}`, (onProgress) =>
      service.start(onProgress).catch((error: unknown) => {
        throw new CliError(messageOf(error));
      }),
    );
    return { service, url };
  }

  /** Adds a process that was started elsewhere, and stops it with the site. */
  keep(name: string, process: Process): void {
    this.#processes.set(name, process);
  }

  /** Stops one process, for a restart. */
  async end(name: string): Promise<void> {
    await this.#processes.get(name)?.stop();
  }

  /** Stops everything, last started first: the sandbox before the API, to which it sends. */
  async stop(): Promise<void> {
    for (const process of [...this.#processes.values()].reverse()) await process.stop();
  }

  /** Kills everything immediately. */
  kill(): void {
    for (const process of this.#processes.values()) process.kill();
  }
}
