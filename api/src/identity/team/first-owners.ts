import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { SYSTEM } from '../../core/audit/audit-writer.repository.ts';
import { Config } from '../../core/config/config.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { TeamService } from './team.service.ts';

/** Adds the Owners of `STAFF_OWNER_IDS` to a team that has no Owner. */
@Injectable()
export class FirstOwners implements OnApplicationBootstrap {
  constructor(
    private readonly config: Config,
    private readonly database: DatabaseService,
    private readonly team: TeamService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { staffOwnerIds } = this.config;
    if (staffOwnerIds.length === 0) return;
    await this.database.atStart(() => this.team.begin(staffOwnerIds, SYSTEM));
  }
}
