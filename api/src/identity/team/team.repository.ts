import { Injectable } from '@nestjs/common';
import { eq } from 'drizzle-orm';
import type { Rank } from '@portico/sdk/contracts/team/ranks';
import type { Database } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { teamMembers } from './team.table.ts';

const OWNER: Rank = 'Owner';

export type Membership = { rank: string | null } | undefined;

@Injectable()
export class TeamRepository {
  constructor(private readonly database: DatabaseService) {}

  /** Whether a user is a member. Any rank qualifies (spec 1 §6). */
  async has(userId: string): Promise<boolean> {
    return (await this.membershipOf(userId)) !== undefined;
  }

  /** The current membership of a user, or undefined. */
  async membershipOf(userId: string, db: Database = this.database.db): Promise<Membership> {
    const [found] = await db
      .select({ rank: teamMembers.rank })
      .from(teamMembers)
      .where(eq(teamMembers.userId, userId));
    return found;
  }

  /** Adds a member, or changes the rank. */
  async put(db: Database, userId: string, rank: Rank): Promise<void> {
    await db
      .insert(teamMembers)
      .values({ userId, rank })
      .onConflictDoUpdate({ target: teamMembers.userId, set: { rank } });
  }

  async remove(db: Database, userId: string): Promise<void> {
    await db.delete(teamMembers).where(eq(teamMembers.userId, userId));
  }

  /**
   * Ids of the Owners. Locks their rows, so that concurrent changes cannot remove the last Owner.
   */
  async owners(db: Database): Promise<string[]> {
    const rows = await db
      .select({ userId: teamMembers.userId })
      .from(teamMembers)
      .where(eq(teamMembers.rank, OWNER))
      .for('update');
    return rows.map(({ userId }) => userId);
  }
}

/** The noun of the team's revision. */
export const TEAM = 'team_members' satisfies (typeof teamMembers)['_']['name'];
