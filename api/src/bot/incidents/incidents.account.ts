import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { AccountData } from '../../core/account-data/account-data.ts';
import { AccountDataRegistry } from '../../core/account-data/account-data-registry.ts';
import type { Database } from '../../core/db/database.ts';
import { IncidentsRepository } from './incidents.repository.ts';

/** Updates by a team member in the export of the account. A deletion only removes the author. */
@Injectable()
export class IncidentsAccount implements AccountData, OnModuleInit {
  readonly name = 'incidents';

  constructor(
    private readonly registry: AccountDataRegistry,
    private readonly incidents: IncidentsRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  export(userId: string): Promise<unknown> {
    return this.incidents.listUpdatesByAuthor(userId);
  }

  delete(tx: Database, userId: string): Promise<void> {
    return this.incidents.removeAuthor(tx, userId);
  }
}
