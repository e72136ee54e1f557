import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountDataRegistry } from '../../core/account-data/account-data-registry.ts';
import { DiscordGrantRepository } from './discord-grant.repository.ts';

/** The grant at Discord in the data of an account: whether one is stored, never its tokens. */
@Injectable()
export class GrantAccount implements OnModuleInit {
  constructor(
    private readonly registry: AccountDataRegistry,
    private readonly grants: DiscordGrantRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      name: 'discord',
      export: async (userId) => ({ isAllowed: (await this.grants.find(userId)) !== undefined }),
    });
  }
}
