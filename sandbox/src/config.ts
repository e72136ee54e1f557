import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEMO_SERVER_ID } from '@portico/sdk/contracts/team/demo-server';

/** A variable or argument is invalid; the message contains its name, never its value. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Chooses what the simulated bot makes up. */
export const DEMO_SEED = 'juno';

export interface Config {
  /** Base URL of the API, without a trailing slash. */
  url: string;
  dataDir: string;
  /** The team's server, as configured in the API (`TEAM_SERVER_ID`). */
  teamServerId: string;
  /** Base URL of Discord's CDN, or of the stand-in at `DISCORD_API_URL`. */
  cdnUrl: string;
}

/**
 * Reads `PORTICO_URL` (default `http://127.0.0.1:PORT`), `DATA_DIR`, `TEAM_SERVER_ID` and `DISCORD_API_URL`.
 * @throws ConfigError
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const url = env.PORTICO_URL || `http://127.0.0.1:${env.PORT || '3000'}`;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new ConfigError('PORTICO_URL must be an http or https address');
  }
  return {
    url: url.replace(/(?<!\/)\/+$/, ''),
    dataDir: env.DATA_DIR || '.data',
    teamServerId: env.TEAM_SERVER_ID || DEMO_SERVER_ID,
    cdnUrl: env.DISCORD_API_URL
      ? new URL(env.DISCORD_API_URL).origin
      : 'https://cdn.discordapp.com',
  };
}

/**
 * Reads `SANDBOX_SETTLE_SECONDS`: after how many seconds a slow payment arrives; default 20; 0: only
 * when a test or a user settles it.
 * @throws ConfigError
 */
export function readSettleSeconds(env: NodeJS.ProcessEnv): number {
  const seconds = Number(env.SANDBOX_SETTLE_SECONDS || '20');
  if (!Number.isInteger(seconds) || seconds < 0 || seconds > 86_400) {
    throw new ConfigError('SANDBOX_SETTLE_SECONDS must be a whole number from 0 to 86400');
  }
  return seconds;
}

/** Reads the ingest key that the API wrote. @throws if the file does not exist (yet) */
export async function readIngestKey(dataDir: string): Promise<string> {
  return (await readFile(join(dataDir, 'ingest-key'), 'utf8')).trim();
}

/** Factor of the demo data: from the last `npm run seed`, default 1. */
export async function readScale(dataDir: string): Promise<number> {
  try {
    return parseScale(await readFile(scaleFile(dataDir), 'utf8'));
  } catch {
    return 1;
  }
}

export async function writeScale(dataDir: string, scale: number): Promise<void> {
  await writeFile(scaleFile(dataDir), `${scale}\n`);
}

/** @throws ConfigError unless the text is an integer from 1 to 100 */
export const parseScale = (text: string): number => wholeNumber('--scale', text, 100);

/** @throws ConfigError unless the text is an integer from 1 to 10 */
export const parseYears = (text: string): number => wholeNumber('--years', text, 10);

function wholeNumber(option: string, text: string, max: number): number {
  const value = Number(text.trim());
  if (!Number.isInteger(value) || value < 1 || value > max) {
    throw new ConfigError(`${option} must be a whole number from 1 to ${max}`);
  }
  return value;
}

function scaleFile(dataDir: string): string {
  return join(dataDir, 'sandbox-scale');
}
