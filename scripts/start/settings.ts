import { accessSync, constants, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { ROOT } from '../bootstrap/paths.mjs';
import { readPort } from '../../shared/remote/dev/port.ts';
import { CliError, messageOf } from '../../shared/remote/terminal/cli-error.mjs';

export interface Settings {
  port: number;
  host: string;
  dataDir: string;
  sandboxed: boolean;
  /** Whether new builds are promoted. */
  showsBuild: boolean;
  /** Whether the API may create the database. */
  newDatabase: boolean;
}

/** If one of these is set, the site uses the real services. */
const REAL_KEYS = ['DISCORD_CLIENT_SECRET', 'STRIPE_SECRET_KEY'];

/**
 * The settings that are checked before the build, which takes a minute. The API's own schema checks
 * these and all others again.
 * @throws CliError with the name of the variable, never its value
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const own = resolve(ROOT, '.data');
  const dataDir = resolve(ROOT, env.DATA_DIR || own);
  const sandboxed = env.SANDBOX ? env.SANDBOX === '1' : !REAL_KEYS.some((name) => env[name]);
  // A fresh clone starts with one command. A real site in another folder needs NEW_DATABASE=1,
  // because the path may be mistyped.
  const isOwn = dataDir === own || dataDir.startsWith(`${own}${sep}`);
  return {
    port: readPort('PORT', env.PORT || '3000'),
    host: env.HOST || '127.0.0.1',
    dataDir,
    newDatabase: env.NEW_DATABASE ? env.NEW_DATABASE === '1' : sandboxed || isOwn,
    sandboxed,
    // The API rejects it there, because in production teams decide what is live (docs/releases.md).
    showsBuild: !env.PUBLIC_ORIGIN?.startsWith('https://'),
  };
}

/** Creates the data folder and checks that it is writable. */
export function requireWritable(dataDir: string): void {
  const probe = `${dataDir}/.probe-${process.pid}`;
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new CliError(`The data folder ${dataDir} is not writable: ${messageOf(error)}.`);
  }
}
