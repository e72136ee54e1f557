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

/** A command of an operator with its arguments, as the command line parsed them. */
export const AdminCommand = z.discriminatedUnion('name', [
  z.strictObject({
    name: z.literal('keys create'),
    scopes: z.array(z.string()).min(1),
    label: z.string().min(1).max(100),
  }),
  z.strictObject({ name: z.literal('keys list') }),
  z.strictObject({ name: z.literal('keys revoke'), id: z.string() }),
  z.strictObject({
    name: z.literal('keys deploy add'),
    apps: z.array(z.string()).min(1),
    label: z.string().min(1).max(100),
  }),
  z.strictObject({ name: z.literal('keys deploy list') }),
  z.strictObject({ name: z.literal('keys deploy revoke'), id: z.string() }),
  z.strictObject({ name: z.literal('staff add'), id: Snowflake, rank: z.enum(RANKS) }),
  z.strictObject({ name: z.literal('staff remove'), id: Snowflake }),
  z.strictObject({ name: z.literal('staff list') }),
  z.strictObject({ name: z.literal('backup'), file: z.string().min(1) }),
  z.strictObject({ name: z.literal('restore'), file: z.string().min(1) }),
]);
export type AdminCommand = z.infer<typeof AdminCommand>;

/** Runs commands of operators: in the server, or in the CLI when no server holds the database. */
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
  async run(command: AdminCommand): Promise<unknown> {
    switch (command.name) {
      case 'keys create':
        return this.keys.create(command.label, command.scopes, OPERATOR);
      case 'keys list':
        return this.keys.list();
      case 'keys revoke':
        await this.keys.revoke(command.id, OPERATOR);
        return { revoked: command.id };
      case 'keys deploy add':
        return this.deployKeys.create(command.label, command.apps, OPERATOR);
      case 'keys deploy list':
        return this.deployKeys.list();
      case 'keys deploy revoke':
        await this.deployKeys.revoke(command.id, OPERATOR);
        return { revoked: command.id };
      case 'staff add':
        await this.team.put(command.id, command.rank, OPERATOR);
        return { id: command.id, rank: command.rank };
      case 'staff remove':
        await this.team.remove(command.id, OPERATOR);
        return { removed: command.id };
      case 'staff list':
        return this.teamList.members();
      case 'backup':
        return writeBackup(this.database.db, command.file);
      case 'restore':
        // A running site caches what it read; `runCommand` restores without starting one.
        throw new ProblemError(
          409,
          'Stop the site first: a restore needs exclusive use of the database.',
        );
    }
  }
}
