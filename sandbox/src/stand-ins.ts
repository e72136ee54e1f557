import { join } from 'node:path';
import { ConfigError } from './config.ts';
import { startDiscord, type RunningDiscord } from './discord/discord-server.ts';

/** An address on this machine as its port; how the supervisor says where a stand-in has to be. */
function portOf(env: NodeJS.ProcessEnv, name: string): number {
  const address = env[name] ?? '';
  const port = URL.canParse(address) ? Number(new URL(address).port) : 0;
  if (!port) throw new ConfigError(`${name} must be an address on this machine with a port`);
  return port;
}

function textOf(env: NodeJS.ProcessEnv, name: string): string {
  const text = env[name];
  if (!text) throw new ConfigError(`${name} must be set`);
  return text;
}

/**
 * Starts the stand-ins for outside services at the addresses, and with the keys, that the API was
 * told. What people did there survives in `DATA_DIR`.
 * @throws ConfigError
 */
export function startStandIns(env: NodeJS.ProcessEnv): Promise<RunningDiscord> {
  const origin = env.PUBLIC_ORIGIN || `http://localhost:${env.PORT || '3000'}`;
  return startDiscord({
    port: portOf(env, 'DISCORD_API_URL'),
    clientId: textOf(env, 'DISCORD_CLIENT_ID'),
    clientSecret: textOf(env, 'DISCORD_CLIENT_SECRET'),
    botToken: textOf(env, 'DISCORD_BOT_TOKEN'),
    redirectUris: [`${origin}/api/auth/discord/callback`],
    applicationName: env.BRAND_NAME || 'Juno',
    stateFile: join(env.DATA_DIR || '.data', 'sandbox-discord.json'),
  });
}
