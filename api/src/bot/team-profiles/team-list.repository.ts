import { Injectable } from '@nestjs/common';
import { and, eq, sql } from 'drizzle-orm';
import type { TeamMember } from '@portico/sdk/contracts/team/schema';
import { DatabaseService } from '../../core/db/database.service.ts';
import { teamMembers } from '../../identity/team/team.table.ts';
import { teamPresence, teamProfiles } from './team-profile.table.ts';
import { isFresh } from './team-profiles.repository.ts';

/** Team members with their profiles and presence. */
@Injectable()
export class TeamListRepository {
  constructor(private readonly database: DatabaseService) {}

  /** All members, ascending by numeric id (spec 0 §7); a longer id is greater. */
  async list(): Promise<TeamMember[]> {
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
}
