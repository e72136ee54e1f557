import { Module } from '@nestjs/common';
import { Config } from '../../core/config/config.ts';
import { ServiceCalls } from '../../core/dependency-health/service-calls.ts';
import { DISCORD_OPTIONS, DiscordClient, type DiscordClientOptions } from './discord.client.ts';
import { TokenCipher } from './token-cipher.ts';
import { tokenKeys } from './token-key.ts';

const BUDGET_MS = 5_000;
const MAX_BODY_BYTES = 1024 * 1024;

/** The client of Discord's REST API, and the cipher for stored tokens. */
@Module({
  providers: [
    DiscordClient,
    {
      provide: DISCORD_OPTIONS,
      inject: [Config, ServiceCalls],
      useFactory: (
        { discord, publicOrigin }: Config,
        calls: ServiceCalls,
      ): DiscordClientOptions => ({
        ...discord,
        userAgent: `DiscordBot (${publicOrigin}, 1)`,
        budgetMs: BUDGET_MS,
        maxBodyBytes: MAX_BODY_BYTES,
        measure: calls.of('discord'),
      }),
    },
    {
      provide: TokenCipher,
      inject: [Config],
      useFactory: ({ discord, dataDir, sandbox }: Config) =>
        new TokenCipher(
          tokenKeys({
            tokenKeys: discord.tokenKeys,
            signIn: discord.clientId !== undefined,
            dataDir,
            sandbox,
          }),
        ),
    },
  ],
  exports: [DiscordClient, TokenCipher],
})
export class DiscordModule {}
