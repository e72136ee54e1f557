import { Injectable } from '@nestjs/common';
import { and, eq, sql } from 'drizzle-orm';
import type { TeamMember } from 'shared/contracts/team/schema';
import type { Rank } from 'shared/contracts/team/ranks';
import type { Database } from '../db/database.ts';
import { DatabaseService } from '../db/database.service.ts';
import { isFresh } from './profiles.repository.ts';
import { teamMembers, teamPresence, teamProfiles } from './team.table.ts';

const OWNER: Rank = 'Owner';

export type Membership = { rank: string | null } | undefined;

@Injectable()
export class TeamRepository {
  constructor(private readonly database: DatabaseService) {}

  /** Everyone, ascending by numeric id (spec 0 §7); a longer id is the greater number. */
  async all(): Promise<TeamMember[]> {
    const rows = await this.database.db
      .select({ member: teamMembers, profile: teamProfiles, presence: teamPresence })
      .from(teamMembers)
      .leftJoin(teamProfiles, eq(teamProfiles.userId, teamMembers.userId))
      .leftJoin(teamPresence, and(eq(teamPresence.userId, teamMembers.userId), isFresh))
      .orderBy(sql`length(${teamMembers.userId})`, sql`${teamMembers.userId} collate "C"`);
    return rows.map(({ member, profile, presence }) => ({
      user_id: member.userId,
      rank: member.rank,
      username: profile?.username ?? undefined,
      socials: profile?.socials ?? {},
      user_data:
        profile || presence
          ? {
              avatar: profile?.avatar ?? null,
              decoration: profile?.decoration ?? null,
              banner: profile?.banner ?? null,
              banner_color: profile?.bannerColor ?? null,
              activity: presence?.activity ?? null,
            }
          : null,
    }));
  }

  /** Whether a user is a member now. Any rank qualifies (spec 1 §6). */
  async has(userId: string): Promise<boolean> {
    return (await this.membershipOf(userId)) !== undefined;
  }

  /** A user's membership as it is now, or undefined. */
  async membershipOf(userId: string, db: Database = this.database.db): Promise<Membership> {
    const [found] = await db
      .select({ rank: teamMembers.rank })
      .from(teamMembers)
      .where(eq(teamMembers.userId, userId));
    return found;
  }

  /** Makes a user a member, or changes the rank. */
  async put(db: Database, userId: string, rank: Rank): Promise<void> {
    await db
      .insert(teamMembers)
      .values({ userId, rank })
      .onConflictDoUpdate({ target: teamMembers.userId, set: { rank } });
  }

  async remove(db: Database, userId: string): Promise<void> {
    await db.delete(teamMembers).where(eq(teamMembers.userId, userId));
  }

  /** Ids of the Owners; locks them, so that two changes cannot both take the last one away. */
  async owners(db: Database): Promise<string[]> {
    const rows = await db
      .select({ userId: teamMembers.userId })
      .from(teamMembers)
      .where(eq(teamMembers.rank, OWNER))
      .for('update');
    return rows.map(({ userId }) => userId);
  }
}

/** The noun of the members' revision. */
export const TEAM = 'team_members' satisfies (typeof teamMembers)['_']['name'];
