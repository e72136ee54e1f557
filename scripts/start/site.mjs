import { delimiter } from 'node:path';
import { step } from '../lib/steps.mjs';
import { CliError, wordsOf } from '../lib/cli-error.mjs';
import { SUPERVISOR } from './processes.mjs';
import { Service } from './service.mjs';
import { standIns } from './stand-ins.mjs';

/**
 * What every process of the site is told.
 * @param {import('./settings.mjs').Settings} settings
 * @param {readonly string[]} releases folders of built releases to begin with
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
export async function environmentOf(settings, releases) {
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
    ...(settings.sandboxed && (await standIns(settings))),
  };
}

/** The processes of a running site, in the order in which they need each other. */
export class Site {
  /** @type {Map<string, Service>} */
  #services = new Map();

  /**
   * Starts a process and keeps it running. One of the same name must have been stopped.
   * @param {'the API' | 'the sandbox'} name
   * @param {NodeJS.ProcessEnv} env
   * @throws {CliError} with the process's own words
   */
  async launch(name, env) {
    const script = name === 'the API' ? 'api/dist/main.js' : 'sandbox/dist/main.js';
    const service = new Service(name, script, env);
    this.#services.set(name, service);
    const url = await step(`Starting ${name}`, (say) =>
      service.start(say).catch((error) => {
        throw new CliError(wordsOf(error));
      }),
    );
    return { service, url };
  }

  /** Ends one process, to start it anew. @param {string} name */
  async end(name) {
    await this.#services.get(name)?.stop();
  }

  /** Ends everything: the feeder before the fed. */
  async stop() {
    for (const service of [...this.#services.values()].reverse()) await service.stop();
  }

  /** Ends everything at once. */
  kill() {
    for (const service of this.#services.values()) service.kill();
  }
}
