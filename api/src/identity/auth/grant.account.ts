import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountParts } from '../../core/account-parts/account-parts.ts';
import { DiscordGrantRepository } from './discord-grant.repository.ts';

/** The grant at Discord as an account part: whether one is stored, never its tokens. */
@Injectable()
export class GrantAccount implements OnModuleInit {
  constructor(
    private readonly parts: AccountParts,
    private readonly grants: DiscordGrantRepository,
  ) {}

  onModuleInit(): void {
    this.parts.register({
      name: 'discord',
      export: async (userId) => ({ isAllowed: (await this.grants.find(userId)) !== undefined }),
    });
  }
}
