import { Injectable, type OnModuleInit } from '@nestjs/common';
import { getTeam } from '@portico/sdk/contracts/team/calls';
import { getTeamContract } from '@portico/sdk/contracts/team/schema';
import { teamScreen } from '@portico/sdk/rules/team/member-view';
import { Config } from '../../core/config/config.ts';
import { RevisionRepository } from '../../core/db/revision.repository.ts';
import { FirstScreens } from '../../core/first-screens/first-screens.ts';
import type { FirstScreen } from '../../core/first-screens/first-screens.ts';
import { TEAM } from '../../identity/team/team.repository.ts';
import { TeamListService } from './team-list.service.ts';
import { TEAM_PRESENCE, TEAM_PROFILES } from './team-profiles.repository.ts';

/** Presences become stale over time. */
const RENEW_MS = 60_000;
/** A longer list is fetched by the page. */
const MAX_MEMBERS = 40;

/** The first screen of the team. */
@Injectable()
export class TeamScreens implements OnModuleInit {
  private kept?: { stamp: string; screen: Promise<FirstScreen | undefined> };

  constructor(
    private readonly team: TeamListService,
    private readonly revisions: RevisionRepository,
    private readonly screens: FirstScreens,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.screens.register('team', { of: () => this.current() });
  }

  private async current(): Promise<FirstScreen | undefined> {
    const nouns = [TEAM, TEAM_PROFILES, TEAM_PRESENCE];
    const counts = await Promise.all(nouns.map((noun) => this.revisions.current(noun)));
    const stamp = [...counts, Math.floor(Date.now() / RENEW_MS)].join(' ');
    if (this.kept?.stamp !== stamp) {
      const kept = { stamp, screen: this.make(stamp) };
      this.kept = kept;
      kept.screen.catch(() => {
        if (this.kept === kept) this.kept = undefined;
      });
    }
    return this.kept.screen;
  }

  private async make(stamp: string): Promise<FirstScreen | undefined> {
    const members = getTeamContract.response.parse(await this.team.members());
    if (members.length === 0 || members.length > MAX_MEMBERS) return undefined;
    const view = teamScreen(members, this.config.discord.cdnUrl);
    return { stamp, view, answers: { [getTeam.path]: members } };
  }
}
