import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { AccountData } from '../../core/account-data/account-data.ts';
import { AccountDataRegistry } from '../../core/account-data/account-data-registry.ts';
import type { Database } from '../../core/db/database.ts';
import { OwnAvatarsRepository } from './own-avatars.repository.ts';

/** The avatar history in the export and deletion of an account. */
@Injectable()
export class AvatarsAccount implements AccountData, OnModuleInit {
  readonly name = 'avatars';

  constructor(
    private readonly registry: AccountDataRegistry,
    private readonly own: OwnAvatarsRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  export(userId: string): Promise<unknown> {
    return this.own.find(userId);
  }

  async kept(userId: string): Promise<string[]> {
    const { optedOut } = await this.own.find(userId);
    return optedOut
      ? ['That you have left the avatar history, so that nothing new is kept about you.']
      : [];
  }

  delete(tx: Database, userId: string): Promise<void> {
    return this.own.deleteAll(tx, userId);
  }
}
