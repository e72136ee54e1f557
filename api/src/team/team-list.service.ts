import { Injectable } from '@nestjs/common';
import { getTeamContract } from 'shared/contracts/team/schema';
import { RevisionRepository } from '../db/revision.repository.ts';
import { AnswerCache } from '../http/answer-cache.ts';
import { PreparedBody } from '../http/prepared-body.ts';
import { TEAM_PRESENCE, TEAM_PROFILES } from './profiles.repository.ts';
import { TEAM, TeamRepository } from './team.repository.ts';

/** Presence grows old by itself: the answer is made anew this often, changed or not. */
const ANEW_MS = 60_000;

/** The team as everybody sees it, serialised once per change of members, profiles or presence. */
@Injectable()
export class TeamListService {
  private readonly answers: AnswerCache;

  constructor(
    private readonly team: TeamRepository,
    revisions: RevisionRepository,
  ) {
    this.answers = new AnswerCache(revisions, { maxEntries: 1 });
  }

  list(): Promise<PreparedBody> {
    return this.answers.get(TEAM, {
      nouns: [TEAM, TEAM_PROFILES, TEAM_PRESENCE],
      step: Math.floor(Date.now() / ANEW_MS),
      make: async () => {
        const answer = getTeamContract.response.parse(await this.team.all());
        // Asked for each time: who was taken out must not stay on anybody's page.
        return new PreparedBody(JSON.stringify(answer), 'public, no-cache');
      },
    });
  }
}
