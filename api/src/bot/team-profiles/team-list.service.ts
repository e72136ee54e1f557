import { Injectable } from '@nestjs/common';
import { getTeamContract, type TeamMember } from '@portico/sdk/contracts/team/schema';
import { RevisionRepository } from '../../core/db/revision.repository.ts';
import { AnswerCache } from '../../http/answer-cache.ts';
import { PreparedBody } from '../../http/prepared-body.ts';
import { TEAM } from '../../identity/team/team.repository.ts';
import { TeamListRepository } from './team-list.repository.ts';
import { TEAM_PRESENCE, TEAM_PROFILES } from './team-profiles.repository.ts';

/** Presence becomes stale over time, so the response is rebuilt at this interval. */
const RENEW_MS = 60_000;

/** The public team list, serialized once per change of members, profiles or presence. */
@Injectable()
export class TeamListService {
  private readonly answers: AnswerCache;

  constructor(
    private readonly team: TeamListRepository,
    revisions: RevisionRepository,
  ) {
    this.answers = new AnswerCache(revisions, { maxEntries: 1 });
  }

  /** Every member, ascending by numeric id. */
  members(): Promise<TeamMember[]> {
    return this.team.list();
  }

  body(): Promise<PreparedBody> {
    return this.answers.get(TEAM, {
      nouns: [TEAM, TEAM_PROFILES, TEAM_PRESENCE],
      step: Math.floor(Date.now() / RENEW_MS),
      make: async () => {
        const answer = getTeamContract.response.parse(await this.team.list());
        // Revalidated at each request, so that removed members disappear at once.
        return new PreparedBody(JSON.stringify(answer), 'public, no-cache');
      },
    });
  }
}
