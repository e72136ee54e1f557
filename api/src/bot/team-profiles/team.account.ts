import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountDataRegistry } from '../../core/account-data/account-data-registry.ts';
import { TeamRepository } from '../../identity/team/team.repository.ts';
import { TeamProfilesRepository } from './team-profiles.repository.ts';

/** Membership, profile and presence in the export and deletion of an account. */
@Injectable()
export class TeamAccount implements OnModuleInit {
  constructor(
    private readonly registry: AccountDataRegistry,
    private readonly team: TeamRepository,
    private readonly profiles: TeamProfilesRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      name: 'team',
      export: async (userId) => ({
        membership: (await this.team.membershipOf(userId)) ?? null,
        ...(await this.profiles.findByUser(userId)),
      }),
      delete: (tx, userId) => this.profiles.delete(tx, userId),
      obstacles: async (userId, db) =>
        (await this.team.membershipOf(userId, db))
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
