import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEMO_SERVER_ID } from 'shared/contracts/activity/demo-server';

/** A variable or argument is wrong; the message names it and never shows its value. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

export interface Config {
  /** Address of the API, without a trailing slash. */
  url: string;
  dataDir: string;
  seed: string;
  /** The team's own server, as the API knows it (`TEAM_SERVER_ID`). */
  teamServerId: string;
  /** Base of the chat platform's picture addresses, as the API knows it (`DISCORD_CDN_URL`). */
  cdnUrl: string;
}

/**
 * Reads `PORTICO_URL` (default `http://127.0.0.1:PORT`), `DATA_DIR` and `SANDBOX_SEED`.
 * @throws ConfigError
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const url = env.PORTICO_URL || `http://127.0.0.1:${env.PORT || '3000'}`;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new ConfigError('PORTICO_URL must be an http or https address');
  }
  return {
    url: url.replace(/\/+$/, ''),
    dataDir: env.DATA_DIR || '.data',
    seed: env.SANDBOX_SEED || 'juno',
    teamServerId: env.TEAM_SERVER_ID || DEMO_SERVER_ID,
    cdnUrl: (env.DISCORD_CDN_URL || 'https://cdn.discordapp.com').replace(/\/+$/, ''),
  };
}

/** The ingest key that the API wrote. @throws where the file is not there (yet) */
export async function readIngestKey(dataDir: string): Promise<string> {
  return (await readFile(join(dataDir, 'ingest-key'), 'utf8')).trim();
}

/** How many times the demo data is multiplied: what the last `npm run seed` said, else 1. */
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

/** @throws ConfigError unless the text is a whole number from 1 to 100 */
export function parseScale(text: string): number {
  const scale = Number(text.trim());
  if (!Number.isInteger(scale) || scale < 1 || scale > 100) {
    throw new ConfigError('--scale must be a whole number from 1 to 100');
  }
  return scale;
}

function scaleFile(dataDir: string): string {
  return join(dataDir, 'sandbox-scale');
}
