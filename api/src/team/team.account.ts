import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountParts } from '../account/account-parts.ts';
import { TeamRepository } from './team.repository.ts';

/** Membership of the team as a part of people's own data. */
@Injectable()
export class TeamAccount implements OnModuleInit {
  constructor(
    private readonly parts: AccountParts,
    private readonly team: TeamRepository,
  ) {}

  onModuleInit(): void {
    this.parts.register({
      name: 'team',
      export: async (userId) => (await this.team.membershipOf(userId)) ?? null,
      obstacles: async (userId) =>
        (await this.team.has(userId))
          ? [
              {
                reason: 'You are a member of the team.',
                remedy: 'An Owner has to take you out of it first.',
              },
            ]
          : [],
    });
  }
}
