import { Injectable } from '@nestjs/common';
import type { UserProfile } from '@portico/contracts/users/schema';
import { DiscordClient } from '../../identity/discord/discord.client.ts';
import { DiscordRateLimited, DiscordUnavailable } from '../../identity/discord/discord-errors.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { TeamProfilesRepository } from '../team-profiles/team-profiles.repository.ts';

/** Users by id. The Discord client caches them for 24 hours (spec 0 §9). */
@Injectable()
export class UserProfilesService {
  constructor(
    private readonly discord: DiscordClient,
    private readonly profiles: TeamProfilesRepository,
  ) {}

  /** @throws ProblemError 404 for an unknown user, 503 while Discord cannot be reached */
  async profile(userId: string): Promise<UserProfile> {
    const user = await this.discord.user(userId).catch((error: unknown) => {
      if (error instanceof DiscordUnavailable || error instanceof DiscordRateLimited) {
        throw new ProblemError(503, 'The profile is temporarily unavailable. Try again shortly.', {
          kind: 'discord-away',
          headers: { 'retry-after': '30' },
          cause: error,
        });
      }
      throw error;
    });
    if (!user) throw new ProblemError(404, 'User not found.');
    const { displayName, username, avatar } = user;
    // Profiles are cached for a day, presence is not.
    const activity = await this.profiles.findActivity(userId);
    return { user: displayName, username, avatar, activity };
  }
}
