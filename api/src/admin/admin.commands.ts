import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { RANKS } from 'shared/contracts/team/ranks';
import { OPERATOR } from '../core/audit/audit-writer.repository.ts';
import { writeBackup } from './backup/write-backup.ts';
import { DatabaseService } from '../core/db/database.service.ts';
import { ProblemError } from '../http/problem.ts';
import { KeyService } from '../identity/keys/ingest/ingest-key.service.ts';
import { DeployKeyService } from '../identity/keys/deploy/deploy-key.service.ts';
import { TeamService } from '../identity/team/team.service.ts';
import { TeamListService } from '../bot/team-profiles/team-list.service.ts';

const Snowflake = z.string().regex(/^\d{17,20}$/);

/** One order of an operator: a verb and its arguments, as the command line parsed them. */
export const AdminOrder = z.discriminatedUnion('verb', [
  z.strictObject({
    verb: z.literal('keys create'),
    scopes: z.array(z.string()).min(1),
    label: z.string().min(1).max(100),
  }),
  z.strictObject({ verb: z.literal('keys list') }),
  z.strictObject({ verb: z.literal('keys revoke'), id: z.string() }),
  z.strictObject({
    verb: z.literal('keys deploy add'),
    apps: z.array(z.string()).min(1),
    label: z.string().min(1).max(100),
  }),
  z.strictObject({ verb: z.literal('keys deploy list') }),
  z.strictObject({ verb: z.literal('keys deploy revoke'), id: z.string() }),
  z.strictObject({ verb: z.literal('staff add'), id: Snowflake, rank: z.enum(RANKS) }),
  z.strictObject({ verb: z.literal('staff remove'), id: Snowflake }),
  z.strictObject({ verb: z.literal('staff list') }),
  z.strictObject({ verb: z.literal('backup'), file: z.string().min(1) }),
  z.strictObject({ verb: z.literal('restore'), file: z.string().min(1) }),
]);
export type AdminOrder = z.infer<typeof AdminOrder>;

/** What operators may do. Runs in the server, or in the CLI where no server holds the database. */
@Injectable()
export class AdminCommands {
  constructor(
    private readonly keys: KeyService,
    private readonly deployKeys: DeployKeyService,
    private readonly team: TeamService,
    private readonly teamList: TeamListService,
    private readonly database: DatabaseService,
  ) {}

  /** @returns what the CLI prints (as JSON with `--json`) */
  async run(order: AdminOrder): Promise<unknown> {
    switch (order.verb) {
      case 'keys create':
        return this.keys.create(order.label, order.scopes, OPERATOR);
      case 'keys list':
        return this.keys.list();
      case 'keys revoke':
        await this.keys.revoke(order.id, OPERATOR);
        return { revoked: order.id };
      case 'keys deploy add':
        return this.deployKeys.create(order.label, order.apps, OPERATOR);
      case 'keys deploy list':
        return this.deployKeys.list();
      case 'keys deploy revoke':
        await this.deployKeys.revoke(order.id, OPERATOR);
        return { revoked: order.id };
      case 'staff add':
        await this.team.put(order.id, order.rank, OPERATOR);
        return { id: order.id, rank: order.rank };
      case 'staff remove':
        await this.team.remove(order.id, OPERATOR);
        return { removed: order.id };
      case 'staff list':
        return this.teamList.members();
      case 'backup':
        return writeBackup(this.database.db, order.file);
      case 'restore':
        // A running site knows the database by heart; `runOrder` restores without one.
        throw new ProblemError(
          409,
          'Stop the site first: a restore needs the database for itself.',
        );
    }
  }
}
