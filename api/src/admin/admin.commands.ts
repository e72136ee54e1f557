import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { RANKS } from '@portico/sdk/contracts/team/ranks';
import { Config } from '../core/config/config.ts';
import { OPERATOR } from '../core/audit/audit-writer.repository.ts';
import { ExportLicensesService } from '../commerce/imports/export-licenses.service.ts';
import { ImportLicensesService } from '../commerce/imports/import-licenses.service.ts';
import { writeBackup } from './backup/write-backup.ts';
import { checkOpenDatabase } from './doctor/database.check.ts';
import { examine } from './doctor/examine.ts';
import { DatabaseService } from '../core/db/database.service.ts';
import { VERSION } from '../core/version.ts';
import { ProblemError } from '../http/problem/problem.ts';
import { KeyService } from '../identity/keys/ingest/ingest-key.service.ts';
import { DeployKeyService } from '../identity/keys/deploy/deploy-key.service.ts';
import { SmokeKeyService } from '../identity/keys/smoke/smoke-key.service.ts';
import { SessionService } from '../identity/session/session.service.ts';
import { TeamService } from '../identity/team/team.service.ts';
import { MAX_BUDGET_KB } from '../platform/registry/gate/budget-rule.ts';
import { RemotesService } from '../platform/remotes/remotes.service.ts';
import { TeamListService } from '../bot/team-profiles/team-list.service.ts';

const Restriction = z.enum(['public', 'team']);
const Kilobytes = z.int().min(1).max(MAX_BUDGET_KB);
const Snowflake = z.string().regex(/^\d{17,20}$/);

/** An operator's command with its arguments, as parsed from the command line. */
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
  z.strictObject({
    name: z.literal('keys smoke add'),
    label: z.string().min(1).max(100),
  }),
  z.strictObject({ name: z.literal('keys smoke list') }),
  z.strictObject({ name: z.literal('keys smoke revoke'), id: z.string() }),
  z.strictObject({ name: z.literal('remotes list') }),
  z.strictObject({
    name: z.literal('remotes add'),
    remote: z.string(),
    mounts: z.array(z.string()).min(1),
    restriction: Restriction,
  }),
  z.strictObject({
    name: z.literal('remotes mount'),
    remote: z.string(),
    /** Empty: pages may be anywhere outside the mounts of other remotes. */
    mounts: z.array(z.string()),
  }),
  z.strictObject({
    name: z.literal('remotes restrict'),
    remote: z.string(),
    restriction: Restriction,
  }),
  z.strictObject({
    name: z.literal('remotes budget'),
    remote: z.string(),
    /** null: the settings of the installation. */
    limits: z
      .strictObject({ pageKb: Kilobytes.optional(), remoteKb: Kilobytes.optional() })
      .nullable(),
  }),
  z.strictObject({
    name: z.literal('remotes off'),
    remote: z.string(),
    why: z.string().trim().min(1).max(500),
  }),
  z.strictObject({ name: z.literal('remotes on'), remote: z.string() }),
  z.strictObject({ name: z.literal('remotes remove'), remote: z.string() }),
  z.strictObject({ name: z.literal('staff add'), id: Snowflake, rank: z.enum(RANKS) }),
  z.strictObject({ name: z.literal('staff remove'), id: Snowflake }),
  z.strictObject({ name: z.literal('staff list') }),
  z.strictObject({ name: z.literal('sessions end'), id: Snowflake }),
  z.strictObject({ name: z.literal('migrate') }),
  z.strictObject({ name: z.literal('doctor') }),
  z.strictObject({
    name: z.literal('import licenses'),
    file: z.string().min(1),
    isDryRun: z.boolean(),
    isMailed: z.boolean(),
  }),
  z.strictObject({ name: z.literal('export licenses'), file: z.string().min(1) }),
  z.strictObject({ name: z.literal('backup'), file: z.string().min(1) }),
  z.strictObject({ name: z.literal('restore'), file: z.string().min(1) }),
]);
export type AdminCommand = z.infer<typeof AdminCommand>;

/** Runs operators' commands: in the server, or in the CLI when no server holds the database. */
@Injectable()
export class AdminCommands {
  constructor(
    private readonly keys: KeyService,
    private readonly deployKeys: DeployKeyService,
    private readonly smokeKeys: SmokeKeyService,
    private readonly remotes: RemotesService,
    private readonly team: TeamService,
    private readonly teamList: TeamListService,
    private readonly sessions: SessionService,
    private readonly imports: ImportLicensesService,
    private readonly exports: ExportLicensesService,
    private readonly database: DatabaseService,
    private readonly config: Config,
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
      case 'keys smoke add':
        return this.smokeKeys.create(command.label, OPERATOR);
      case 'keys smoke list':
        return this.smokeKeys.list();
      case 'keys smoke revoke':
        await this.smokeKeys.revoke(command.id, OPERATOR);
        return { revoked: command.id };
      case 'remotes list':
        return this.remotes.list();
      case 'remotes add': {
        const { remote, mounts, restriction } = command;
        return this.remotes.add({ name: remote, mounts, restriction }, OPERATOR);
      }
      case 'remotes mount':
        await this.remotes.mount(command.remote, command.mounts, OPERATOR);
        return { remote: command.remote, mounts: command.mounts };
      case 'remotes restrict':
        await this.remotes.restrict(command.remote, command.restriction, OPERATOR);
        return { remote: command.remote, restriction: command.restriction };
      case 'remotes budget':
        return this.remotes.setBudget(command.remote, command.limits, OPERATOR);
      case 'remotes off':
        await this.remotes.switchOff(command.remote, command.why, OPERATOR);
        return { off: command.remote };
      case 'remotes on':
        await this.remotes.switchOn(command.remote, OPERATOR);
        return { on: command.remote };
      case 'remotes remove':
        await this.remotes.remove(command.remote, OPERATOR);
        return { removed: command.remote };
      case 'staff add':
        await this.team.put(command.id, command.rank, OPERATOR);
        return { id: command.id, rank: command.rank };
      case 'staff remove':
        await this.team.remove(command.id, OPERATOR);
        return { removed: command.id };
      case 'staff list':
        return this.teamList.members();
      case 'sessions end':
        return { ended: await this.sessions.endAll(command.id, OPERATOR) };
      case 'migrate':
        // The start of each command migrates, before it is run.
        await this.database.ping();
        return { version: VERSION };
      case 'doctor':
        return examine(this.config, () => checkOpenDatabase(this.database));
      case 'import licenses':
        return this.imports.run(command.file, { ...command, by: OPERATOR });
      case 'export licenses':
        return this.exports.run(command.file, OPERATOR);
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
