import { Injectable } from '@nestjs/common';
import type { Rank } from '@portico/sdk/contracts/team/ranks';
import { AuditWriter, type AuditActor } from '../../core/audit/audit-writer.repository.ts';
import type { Database } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { RevisionRepository } from '../../core/db/revision.repository.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { TEAM, TeamRepository } from './team.repository.ts';

/**
 * Membership of the team. The command line and Owners change it, never the bot. Every
 * change is audited.
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
   * Adds a member, or changes the rank. Writes nothing when the rank is the same.
   * @throws ProblemError 409 when the team would have no Owner, or when Owners change their own rank
   */
  async put(userId: string, rank: Rank, by: AuditActor): Promise<void> {
    await this.database.db.transaction((tx) => this.change(tx, userId, rank, by));
    this.revisions.invalidate(TEAM);
  }

  /**
   * Removes a member; the next request of the member is rejected.
   * @throws ProblemError 404 for a user who is not a member, 409 for the last Owner and for oneself
   */
  async remove(userId: string, by: AuditActor): Promise<void> {
    await this.database.db.transaction(async (tx) => {
      const owners = await this.team.owners(tx);
      const before = await this.team.membershipOf(userId, tx);
      if (!before) throw new ProblemError(404, 'Unknown team member.');
      requireOtherOwner(owners, userId);
      requireOtherUser(userId, by, 'remove you from the team');
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
   * Adds the first Owners in one transaction. Does nothing when the team has an Owner, so that a
   * removed member does not return with the next start.
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
    if (rank !== 'Owner') requireOtherOwner(owners, userId);
    requireOtherUser(userId, by, 'change your rank');
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

function requireOtherOwner(owners: readonly string[], userId: string): void {
  if (owners.length === 1 && owners[0] === userId) {
    throw new ProblemError(409, 'The team needs an Owner. Make another member Owner first.');
  }
}

/** Owners who remove themselves by mistake could not undo it. */
function requireOtherUser(userId: string, { actor }: AuditActor, act: string): void {
  if (actor === `user:${userId}`) {
    throw new ProblemError(409, `Ask another Owner to ${act}.`, { kind: 'own-membership' });
  }
}
