import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { AccountPart } from '../../core/account-parts/account-part.ts';
import { AccountParts } from '../../core/account-parts/account-parts.ts';
import type { Database } from '../../core/db/database.ts';
import { IncidentsRepository } from './incidents.repository.ts';

/** Updates by a team member in the export of the account. A deletion only removes the author. */
@Injectable()
export class IncidentsAccount implements AccountPart, OnModuleInit {
  readonly name = 'incidents';

  constructor(
    private readonly parts: AccountParts,
    private readonly incidents: IncidentsRepository,
  ) {}

  onModuleInit(): void {
    this.parts.register(this);
  }

  export(userId: string): Promise<unknown> {
    return this.incidents.listUpdatesByAuthor(userId);
  }

  delete(tx: Database, userId: string): Promise<void> {
    return this.incidents.removeAuthor(tx, userId);
  }
}
