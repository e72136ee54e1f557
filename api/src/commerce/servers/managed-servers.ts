import { Injectable } from '@nestjs/common';
import type { GuildMembership } from '../../identity/discord/discord-answers.ts';
import {
  DiscordRateLimited,
  DiscordUnauthorized,
  DiscordUnavailable,
} from '../../identity/discord/discord-errors.ts';
import { DiscordClient } from '../../identity/discord/discord.client.ts';
import { DiscordAccess } from '../../identity/auth/discord-access.ts';
import { ProblemError } from '../../http/problem/problem.ts';

/** The servers that a user may manage, as reported by Discord. */
@Injectable()
export class ManagedServers {
  constructor(
    private readonly access: DiscordAccess,
    private readonly discord: DiscordClient,
  ) {}

  /** For lists: may be up to a minute old. @throws ProblemError 403, 503 */
  async list(userId: string): Promise<GuildMembership[]> {
    return (await this.guilds(userId, false)).filter(({ mayManage }) => mayManage);
  }

  /**
   * For decisions: always fetched from Discord.
   * @throws ProblemError 403 unless the user may manage all of them, 503 where Discord is unavailable
   */
  async require(userId: string, guildIds: string[]): Promise<GuildMembership[]> {
    const managed = (await this.guilds(userId, true)).filter(({ mayManage }) => mayManage);
    return guildIds.map((id) => {
      const guild = managed.find((membership) => membership.id === id);
      if (guild) return guild;
      throw new ProblemError(403, 'You need permission to manage this server on Discord.', {
        kind: 'not-manager',
      });
    });
  }

  private async guilds(userId: string, fresh: boolean): Promise<GuildMembership[]> {
    try {
      return await this.access.use(userId, (token) => this.discord.currentGuilds(token, { fresh }));
    } catch (error) {
      throw discordProblem(error);
    }
  }
}

/** The answer to a failed call to Discord. Other errors are returned unchanged. */
export function discordProblem(error: unknown): unknown {
  if (error instanceof DiscordUnauthorized) {
    return new ProblemError(403, 'Discord no longer shows us your servers. Please log in again.', {
      kind: 'discord-sign-in',
    });
  }
  if (error instanceof DiscordUnavailable || error instanceof DiscordRateLimited) {
    return new ProblemError(503, 'Discord cannot be reached right now. Please try again shortly.', {
      kind: 'discord-away',
      headers: { 'retry-after': '5' },
      cause: error,
    });
  }
  return error;
}
