import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { AccountPart } from '../../core/account-parts/account-part.ts';
import { AccountParts } from '../../core/account-parts/account-parts.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { BlacklistsRepository } from './blacklists.repository.ts';

/** Blacklist entries in the export and deletion of an account. */
@Injectable()
export class BlacklistsAccount implements AccountPart, OnModuleInit {
  readonly name = 'blacklists';

  constructor(
    private readonly parts: AccountParts,
    private readonly database: DatabaseService,
    private readonly blacklists: BlacklistsRepository,
  ) {}

  onModuleInit(): void {
    this.parts.register(this);
  }

  /** Without the moderator's id, which is personal data of another user. */
  async export(userId: string): Promise<unknown> {
    const rows = await this.blacklists.listById(this.database.db, userId);
    return rows.map(({ kind, thing, duration, reason, timestamp }) => ({
      kind,
      ...(thing && { thing }),
      duration,
      reason,
      timestamp,
    }));
  }

  async kept(userId: string): Promise<string[]> {
    const rows = await this.blacklists.listById(this.database.db, userId);
    return rows.length > 0
      ? ['Entries on the blacklists of the bot: they protect others, until they expire.']
      : [];
  }
}
