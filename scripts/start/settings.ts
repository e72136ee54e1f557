import { accessSync, constants, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, connect } from 'node:net';
import { resolve, sep } from 'node:path';
import { ROOT } from '../bootstrap/paths.mjs';
import { CliError, messageOf } from '../../shared/remote/terminal/cli-error.mjs';

export interface Settings {
  port: number;
  host: string;
  dataDir: string;
  sandboxed: boolean;
  /** What was just built becomes live. */
  showsBuild: boolean;
  /** The API may make the database. */
  newDatabase: boolean;
  /** Ports of the stand-ins; 0: a free one. */
  discordPort: number;
  stripePort: number;
}

/** With any of these the site uses the real services. */
const REAL_KEYS = ['DISCORD_CLIENT_SECRET', 'STRIPE_SECRET_KEY'];

/**
 * The settings that are checked before a minute of building. The API's
 * own schema checks these and all others again.
 * @throws CliError with the name of the variable, never its value
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = portOf(env, 'PORT', 3000);
  if (port === 0) throw new CliError('PORT must be a whole number from 1 to 65535.');
  const own = resolve(ROOT, '.data');
  const dataDir = resolve(ROOT, env.DATA_DIR || own);
  const sandboxed = env.SANDBOX ? env.SANDBOX === '1' : !REAL_KEYS.some((name) => env[name]);
  // A fresh clone starts by one command. A real site in another folder needs NEW_DATABASE=1: the
  // name may be mistyped.
  const isOwn = dataDir === own || dataDir.startsWith(`${own}${sep}`);
  return {
    port,
    host: env.HOST || '127.0.0.1',
    dataDir,
    newDatabase: env.NEW_DATABASE ? env.NEW_DATABASE === '1' : sandboxed || isOwn,
    discordPort: portOf(env, 'SANDBOX_DISCORD_PORT', 0),
    stripePort: portOf(env, 'SANDBOX_STRIPE_PORT', 0),
    sandboxed,
    // The API rejects it there: teams decide what is live in production (docs/releases.md).
    showsBuild: !env.PUBLIC_ORIGIN?.startsWith('https://'),
  };
}

function portOf(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const port = env[name] ? Number(env[name]) : fallback;
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new CliError(`${name} must be a whole number from ${fallback ? 1 : 0} to 65535.`);
  return port;
}

/**
 * Makes the data folder and checks that it is writable.
 */
export function requireWritable(dataDir: string): void {
  const probe = `${dataDir}/.probe-${process.pid}`;
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new CliError(`The data folder ${dataDir} cannot be written to: ${messageOf(error)}.`);
  }
}

/**
 * Checks that an address is free; also on the other loopback address, because browsers may try
 * that one first for `localhost`.
 */
export async function requireFreePort({ host, port }: Pick<Settings, 'host' | 'port'>) {
  const code = await listenError(host, port);
  if (code === 'EADDRINUSE' || (!code && host === '127.0.0.1' && (await answers('::1', port))))
    throw new CliError(
      `Port ${port} is taken by another program; choose another with PORT=${port + 1} npm start.`,
    );
  if (code === 'EACCES')
    throw new CliError(`Port ${port} needs more rights than this user has; choose another PORT.`);
  if (code) throw new CliError(`HOST and PORT name no address of this machine (${code}).`);
}

function listenError(host: string, port: number): Promise<string | undefined> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => done(error.code));
    server.listen(port, host, () => server.close(() => done(undefined)));
  });
}

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ host, port, timeout: 500 });
    const end = (result: boolean) => {
      socket.destroy();
      done(result);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });
}
