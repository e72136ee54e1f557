import { Injectable } from '@nestjs/common';
import { eq, sql } from 'drizzle-orm';
import type { TeamMember } from 'shared/contracts/team/schema';
import { DatabaseService } from '../db/database.service.ts';
import { teamMembers } from './team.table.ts';

@Injectable()
export class TeamRepository {
  constructor(private readonly database: DatabaseService) {}

  /** Everyone, ascending by numeric id (spec 0 §7); a longer id is the greater number. */
  async all(): Promise<TeamMember[]> {
    const rows = await this.database.db
      .select()
      .from(teamMembers)
      .orderBy(sql`length(${teamMembers.userId})`, sql`${teamMembers.userId} collate "C"`);
    return rows.map(({ userId, rank, username, socials }) => ({
      user_id: userId,
      rank,
      username: username ?? undefined,
      socials,
    }));
  }

  /** Whether a user is a member now. Any rank qualifies (spec 1 §6). */
  async has(userId: string): Promise<boolean> {
    const found = await this.database.db
      .select({ userId: teamMembers.userId })
      .from(teamMembers)
      .where(eq(teamMembers.userId, userId));
    return found.length > 0;
  }
}
