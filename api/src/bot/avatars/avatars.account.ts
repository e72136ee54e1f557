import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { AccountPart } from '../../core/account-parts/account-part.ts';
import { AccountParts } from '../../core/account-parts/account-parts.ts';
import type { Database } from '../../core/db/database.ts';
import { OwnAvatarsRepository } from './own-avatars.repository.ts';

/** The avatar history in the export and deletion of an account. */
@Injectable()
export class AvatarsAccount implements AccountPart, OnModuleInit {
  readonly name = 'avatars';

  constructor(
    private readonly parts: AccountParts,
    private readonly own: OwnAvatarsRepository,
  ) {}

  onModuleInit(): void {
    this.parts.register(this);
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
