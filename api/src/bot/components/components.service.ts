import { Injectable } from '@nestjs/common';
import {
  getComponentsContract,
  UPTIME_DAYS,
  type StatusComponent,
  type StatusComponents,
} from '@portico/contracts/components/schema';
import { METHODS, type ComponentNames } from '@portico/contracts/components/names';
import { COMPONENT_IDS, type ComponentId } from '@portico/contracts/components/ids';
import { declaredState } from '@portico/contracts/rules/incidents';
import { lastDays, uptimeOf, wholeDay, worstState } from '@portico/contracts/rules/uptime';
import { LiveSite } from '../../core/site/live-site.ts';
import { RevisionRepository } from '../../core/db/revision.repository.ts';
import { AnswerCache } from '../../http/answer/answer-cache.ts';
import { PreparedBody } from '../../http/answer/prepared-body.ts';
import { SiteAnswers } from '../../http/site/site-answers.ts';
import { textsOf } from '../../http/site/site-texts.ts';
import { INCIDENTS, IncidentsRepository } from '../incidents/incidents.repository.ts';
import { COMPONENT_STATES, ComponentsRepository } from './components.repository.ts';

const MINUTE = 60;
/** A state that was measured longer ago is not the current one. */
const STALE_SECONDS = 180;
const NOTHING = { up: 0, degraded: 0, down: 0, maintenance: 0 };

/** Components with their current state and the uptime of the last days. */
@Injectable()
export class ComponentsService {
  private readonly answers: AnswerCache;

  constructor(
    private readonly components: ComponentsRepository,
    private readonly incidents: IncidentsRepository,
    private readonly site: LiveSite,
    private readonly texts: SiteAnswers,
    revisions: RevisionRepository,
  ) {
    this.answers = new AnswerCache(revisions, { maxEntries: 1 });
  }

  /** The public list, serialized once per minute and change. */
  listPublic(): Promise<PreparedBody> {
    const now = Math.floor(Date.now() / 1000);
    return this.answers.get('components', {
      nouns: [COMPONENT_STATES, INCIDENTS],
      step: Math.floor(now / MINUTE),
      make: async () => {
        const answer = getComponentsContract.response.parse(await this.list(now));
        return new PreparedBody(JSON.stringify(answer), 'public, max-age=30');
      },
    });
  }

  names(): Promise<PreparedBody> {
    return this.texts.get('names of components', () => this.namesNow());
  }

  /** Component -> name. @throws ProblemError 503 without a site pack */
  namesNow(): ComponentNames {
    return textsOf(this.site).status.components;
  }

  /** @param now epoch seconds */
  async list(now: number): Promise<StatusComponents> {
    const names = this.namesNow();
    const days = lastDays(now, UPTIME_DAYS);
    const [rows, states, open] = await Promise.all([
      this.components.daysSince(days[0] ?? ''),
      this.components.states(),
      this.incidents.listOpen(),
    ]);
    const componentOf = (id: ComponentId): StatusComponent => {
      const measured = new Map(
        rows.filter(({ component }) => component === id).map((row) => [row.day, row]),
      );
      const ofDays = days.map((day) => wholeDay(day, measured.get(day) ?? NOTHING, now));
      const last = states.find(({ component }) => component === id);
      const isCurrent = last !== undefined && now - last.measuredUntil <= STALE_SECONDS;
      const state = isCurrent ? last.state : 'unknown';
      const declared = declaredState(open, id, now);
      const { share, measured: measuredShare } = uptimeOf(ofDays);
      return {
        id,
        name: names[id],
        method: METHODS[id],
        state:
          declared === 'maintenance' || declared === undefined
            ? (declared ?? state)
            : worstState([state, declared]),
        since: isCurrent && declared === undefined && state !== 'unknown' ? last.since : null,
        uptime: share,
        measured: measuredShare,
        days: ofDays,
      };
    };
    return { at: now, components: COMPONENT_IDS.map(componentOf) };
  }
}
