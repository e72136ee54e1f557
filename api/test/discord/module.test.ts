import { resolve } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { BOT_TOKEN } from 'sandbox/testing/discord';
import { ConfigError, loadConfig } from '../../src/core/config/config.ts';
import { CoreModule } from '../../src/core/core.module.ts';
import { createLog } from '../../src/core/log/log.ts';
import { DiscordClient } from '../../src/identity/discord/discord.client.ts';
import { DiscordModule } from '../../src/identity/discord/discord.module.ts';
import { TokenCipher } from '../../src/identity/discord/token-cipher.ts';
import { startDiscord } from '../support/discord.ts';
import { dataFolder } from '../support/folders.ts';
import { NAMED } from '../support/site-settings.ts';

class TestRoot {}

const start = async (env: Record<string, string>) => {
  const config = loadConfig(
    { ...NAMED, DATA_DIR: await dataFolder(), ...env },
    { toPath: (path) => resolve(path), delimiter: ':' },
  );
  return NestFactory.createApplicationContext(
    { module: TestRoot, imports: [CoreModule.with(config, createLog('silent')), DiscordModule] },
    { logger: false, abortOnError: false },
  );
};

describe('DiscordModule', () => {
  it('provides a client and a cipher from the configuration', async () => {
    const discord = await startDiscord();
    const app = await start({
      DISCORD_API_URL: `${discord.url}/api/v10`,
      DISCORD_BOT_TOKEN: BOT_TOKEN,
      SANDBOX: '1',
    });
    const user = await app.get(DiscordClient).user('473052869059424293');
    expect(user?.displayName).toBe('Customer');
    const cipher = app.get(TokenCipher);
    expect(cipher.decrypt('1', cipher.encrypt('1', 'token'))).toBe('token');
    await app.close();
  });

  it('fails to start with sign-in but without a key', async () => {
    await expect(start({ DISCORD_CLIENT_ID: '694818336407691269' })).rejects.toThrow(ConfigError);
  });
});
