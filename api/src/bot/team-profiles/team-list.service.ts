import { Injectable } from '@nestjs/common';
import { getTeamGroupsContract } from '@portico/contracts/team-cards/schema';
import { getTeamContract, type TeamMember } from '@portico/sdk/contracts/team/schema';
import { teamScreen } from '@portico/contracts/rules/team/member-view';
import { Config } from '../../core/config/config.ts';
import { LiveSite } from '../../core/site/live-site.ts';
import { RevisionRepository } from '../../core/db/revision.repository.ts';
import { AnswerCache } from '../../http/answer/answer-cache.ts';
import { PreparedBody } from '../../http/answer/prepared-body.ts';
import { SiteAnswers } from '../../http/site/site-answers.ts';
import { textsOf } from '../../http/site/site-texts.ts';
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
    private readonly config: Config,
    private readonly site: LiveSite,
    private readonly texts: SiteAnswers,
    revisions: RevisionRepository,
  ) {
    this.answers = new AnswerCache(revisions, { maxEntries: 2 });
  }

  /** Every member, ascending by numeric id. */
  members(): Promise<TeamMember[]> {
    return this.team.list();
  }

  body(): Promise<PreparedBody> {
    return this.answer('members', (members) => getTeamContract.response.parse(members));
  }

  /** The members of each rank in the texts and pictures of their page. */
  groups(): Promise<PreparedBody> {
    const { cdnUrl } = this.config.discord;
    const ranks = textsOf(this.site).team;
    return this.answer('groups', (members) => {
      const answer = getTeamContract.response.parse(members);
      return getTeamGroupsContract.response.parse(teamScreen(answer, ranks, cdnUrl));
    });
  }

  ranks(): Promise<PreparedBody> {
    return this.texts.get('ranks', () => textsOf(this.site).team);
  }

  private answer(name: string, make: (members: TeamMember[]) => object): Promise<PreparedBody> {
    return this.answers.get(name, {
      nouns: [TEAM, TEAM_PROFILES, TEAM_PRESENCE],
      step: Math.floor(Date.now() / RENEW_MS),
      // Revalidated at each request, so that removed members disappear at once.
      make: async () =>
        new PreparedBody(JSON.stringify(make(await this.team.list())), 'public, no-cache'),
    });
  }
}
