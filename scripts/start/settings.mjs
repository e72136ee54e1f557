import { accessSync, constants, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, connect } from 'node:net';
import { resolve, sep } from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { CliError, wordsOf } from '../lib/cli-error.mjs';

/**
 * @typedef {{ port: number, host: string, dataDir: string, sandboxed: boolean,
 *   showsBuild: boolean, newDatabase: boolean, discordPort: number, stripePort: number }} Settings
 *   ports of the stand-ins; 0: a free one. showsBuild: what was just built becomes live.
 *   newDatabase: the API may make the database
 */

/** With any of these the deployment talks to the real services. */
const REAL_KEYS = ['DISCORD_CLIENT_SECRET', 'STRIPE_SECRET_KEY'];

/**
 * The few settings that are worth checking before a minute of installing and building. The API's
 * own schema checks these and all others again.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Settings}
 * @throws {CliError} names the variable, never its value
 */
export function readSettings(env) {
  const port = portOf(env, 'PORT', 3000);
  if (port === 0) throw new CliError('PORT must be a whole number from 1 to 65535.');
  const own = resolve(ROOT, '.data');
  const dataDir = resolve(ROOT, env.DATA_DIR || own);
  const sandboxed = env.SANDBOX ? env.SANDBOX === '1' : !REAL_KEYS.some((name) => env[name]);
  // A fresh clone starts by one command. A real site in a folder that somebody named must say that
  // it is new: the name may be mistyped.
  const isOwn = dataDir === own || dataDir.startsWith(`${own}${sep}`);
  return {
    port,
    host: env.HOST || '127.0.0.1',
    dataDir,
    newDatabase: env.NEW_DATABASE ? env.NEW_DATABASE === '1' : sandboxed || isOwn,
    discordPort: portOf(env, 'SANDBOX_DISCORD_PORT', 0),
    stripePort: portOf(env, 'SANDBOX_STRIPE_PORT', 0),
    sandboxed,
    // The API refuses it there: teams decide what is live in production (docs/releases.md).
    showsBuild: !env.PUBLIC_ORIGIN?.startsWith('https://'),
  };
}

/** @param {NodeJS.ProcessEnv} env @param {string} name @param {number} fallback */
function portOf(env, name, fallback) {
  const port = env[name] ? Number(env[name]) : fallback;
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new CliError(`${name} must be a whole number from ${fallback ? 1 : 0} to 65535.`);
  return port;
}

/**
 * Makes the data folder and proves that it takes files.
 * @param {string} dataDir
 * @throws {CliError}
 */
export function requireWritable(dataDir) {
  const probe = `${dataDir}/.probe-${process.pid}`;
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new CliError(`The data folder ${dataDir} cannot be written to: ${wordsOf(error)}.`);
  }
}

/**
 * Proves that an address is free; also on the other loopback address, because browsers may try
 * that one first for `localhost`.
 * @param {{ host: string, port: number }} address
 * @throws {CliError}
 */
export async function requireFreePort({ host, port }) {
  const code = await listenError(host, port);
  if (code === 'EADDRINUSE' || (!code && host === '127.0.0.1' && (await answers('::1', port))))
    throw new CliError(
      `Port ${port} is taken by another program; choose another with PORT=${port + 1} npm start.`,
    );
  if (code === 'EACCES')
    throw new CliError(`Port ${port} needs more rights than this user has; choose another PORT.`);
  if (code) throw new CliError(`HOST and PORT name no address of this machine (${code}).`);
}

/** @param {string} host @param {number} port @returns {Promise<string | undefined>} */
function listenError(host, port) {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => done(error.code));
    server.listen(port, host, () => server.close(() => done(undefined)));
  });
}

/** @param {string} host @param {number} port @returns {Promise<boolean>} */
function answers(host, port) {
  return new Promise((done) => {
    const socket = connect({ host, port, timeout: 500 });
    const end = (/** @type {boolean} */ result) => {
      socket.destroy();
      done(result);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });
}
