import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { AccountData } from '../../core/account-data/account-data.ts';
import { AccountDataRegistry } from '../../core/account-data/account-data-registry.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { EconomyRepository } from './economy.repository.ts';

/** Maximum number of entries in an export. The team provides older ones on request. */
const MAX_LINES = 50_000;

/** The economy log in the export and deletion of an account. */
@Injectable()
export class EconomyAccount implements AccountData, OnModuleInit {
  readonly name = 'economy';

  constructor(
    private readonly registry: AccountDataRegistry,
    private readonly database: DatabaseService,
    private readonly economy: EconomyRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  async export(userId: string): Promise<unknown> {
    const { entries } = await this.economy.summary(this.database.db, userId);
    const lines = [];
    for await (const batch of this.economy.streamAll({ userId })) {
      lines.push(...batch);
      if (lines.length >= MAX_LINES) break;
    }
    return { entries, newest: lines };
  }

  async kept(userId: string): Promise<string[]> {
    const { entries } = await this.economy.summary(this.database.db, userId);
    return entries > 0
      ? ["The log of the bot's economy: what others got from you and gave you is theirs as well."]
      : [];
  }
}
