import { Injectable } from '@nestjs/common';
import type { Rank } from 'shared/contracts/team/ranks';
import { AuditWriter, type AuditActor } from '../../core/audit/audit-writer.repository.ts';
import type { Database } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { RevisionRepository } from '../../core/db/revision.repository.ts';
import { ProblemError } from '../../http/problem.ts';
import { TEAM, TeamRepository } from './team.repository.ts';

/**
 * Membership of the team. It never comes from the bot (DESIGN §5): the command line and Owners
 * change it, and every change is audited.
 */
@Injectable()
export class TeamService {
  constructor(
    private readonly database: DatabaseService,
    private readonly team: TeamRepository,
    private readonly audit: AuditWriter,
    private readonly revisions: RevisionRepository,
  ) {}

  /**
   * Makes somebody a member, or changes their rank. Nothing is written where nothing changes.
   * @throws ProblemError 409 where the team would be left without an Owner
   */
  async put(userId: string, rank: Rank, by: AuditActor): Promise<void> {
    await this.database.db.transaction((tx) => this.change(tx, userId, rank, by));
    this.revisions.invalidate(TEAM);
  }

  /**
   * Takes somebody out of the team; their next request is refused.
   * @throws ProblemError 404 where they are no member, 409 where they are the last Owner
   */
  async remove(userId: string, by: AuditActor): Promise<void> {
    await this.database.db.transaction(async (tx) => {
      const owners = await this.team.owners(tx);
      const before = await this.team.membershipOf(userId, tx);
      if (!before) throw new ProblemError(404, 'The team has no such member.');
      refuseLastOwner(owners, userId);
      await this.team.remove(tx, userId);
      await this.audit.write(tx, {
        ...by,
        action: 'team.remove',
        target: `user:${userId}`,
        detail: { from: before.rank, to: null },
      });
      await this.revisions.bump(tx, TEAM);
    });
    this.revisions.invalidate(TEAM);
  }

  /**
   * Makes the first Owners, all or none. Does nothing once there is one: somebody who was taken out
   * does not come back with the next start.
   */
  async begin(ownerIds: readonly string[], by: AuditActor): Promise<void> {
    await this.database.db.transaction(async (tx) => {
      if ((await this.team.owners(tx)).length > 0) return;
      for (const id of ownerIds) await this.change(tx, id, 'Owner', by);
    });
    this.revisions.invalidate(TEAM);
  }

  private async change(tx: Database, userId: string, rank: Rank, by: AuditActor): Promise<void> {
    const owners = await this.team.owners(tx);
    const before = await this.team.membershipOf(userId, tx);
    if (before?.rank === rank) return;
    if (rank !== 'Owner') refuseLastOwner(owners, userId);
    await this.team.put(tx, userId, rank);
    await this.audit.write(tx, {
      ...by,
      action: before ? 'team.rank' : 'team.add',
      target: `user:${userId}`,
      detail: { from: before?.rank ?? null, to: rank },
    });
    await this.revisions.bump(tx, TEAM);
  }
}

function refuseLastOwner(owners: readonly string[], userId: string): void {
  if (owners.length === 1 && owners[0] === userId) {
    throw new ProblemError(409, 'The team needs an Owner: make somebody else one first.');
  }
}
