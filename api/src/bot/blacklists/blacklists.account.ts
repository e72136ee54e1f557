import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { AccountData } from '../../core/account-data/account-data.ts';
import { AccountDataRegistry } from '../../core/account-data/account-data-registry.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { BlacklistsRepository } from './blacklists.repository.ts';

/** Blacklist entries in the export and deletion of an account. */
@Injectable()
export class BlacklistsAccount implements AccountData, OnModuleInit {
  readonly name = 'blacklists';

  constructor(
    private readonly registry: AccountDataRegistry,
    private readonly database: DatabaseService,
    private readonly blacklists: BlacklistsRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
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
