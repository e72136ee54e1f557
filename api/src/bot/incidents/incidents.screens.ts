import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { componentNames } from '@portico/sdk/contracts/components/names';
import { HISTORY_PAGE_SIZE } from '@portico/sdk/contracts/incidents/page-size';
import {
  getIncidentContract,
  getIncidentHistoryContract,
  type Incident,
} from '@portico/sdk/contracts/incidents/schema';
import { HISTORY_DATA, historyScreen, reportData } from '@portico/sdk/rules/status/history-screen';
import { incidentView } from '@portico/sdk/rules/status/incident-view';
import { RevisionRepository } from '../../core/db/revision.repository.ts';
import { FirstScreens } from '../../core/first-screens/first-screens.ts';
import type { FirstScreen, ScreenRequest } from '../../core/first-screens/first-screens.ts';
import { INCIDENTS, IncidentsRepository } from './incidents.repository.ts';

/** Screens in memory: the history and the reports that were opened last. */
const MAX_KEPT = 200;
/** Of an answer in a document. */
const MAX_CHARACTERS = 64 * 1024;
const HISTORY = 'history';

interface Kept {
  revision: number;
  screen: Promise<FirstScreen | undefined>;
}

/** The first screens of the incident history and of each report. */
@Injectable()
export class IncidentsScreens implements OnModuleInit {
  private readonly kept = new LRUCache<string, Kept>({ max: MAX_KEPT });

  constructor(
    private readonly incidents: IncidentsRepository,
    private readonly revisions: RevisionRepository,
    private readonly screens: FirstScreens,
  ) {}

  onModuleInit(): void {
    this.screens.register('incidents', { of: (request) => this.history(request) });
    this.screens.register('incident', { of: (request) => this.report(request) });
  }

  /** Further pages are fetched by the page. */
  private async history({ search }: ScreenRequest): Promise<FirstScreen | undefined> {
    if (search.has('page')) return undefined;
    return this.current(HISTORY, async (stamp) => {
      const found = await this.incidents.page(0, HISTORY_PAGE_SIZE, 'public');
      const answer = getIncidentHistoryContract.response.parse(found);
      const view = historyScreen(answer.incidents.map(withNames));
      return screenOf(stamp, view, HISTORY_DATA, answer);
    });
  }

  /** The page explains an address without a report. */
  private async report({ params }: ScreenRequest): Promise<FirstScreen | undefined> {
    const asked = getIncidentContract.params.safeParse(params);
    if (!asked.success) return undefined;
    const { id } = asked.data;
    return this.current(id, async (stamp) => {
      const found = await this.incidents.findPublic(id);
      if (!found) return undefined;
      const incident = getIncidentContract.response.parse(found);
      const view = incidentView(incident, {
        affected: componentNames(incident.components),
        tz: 'UTC',
      });
      return screenOf(stamp, view, reportData(id), incident);
    });
  }

  private async current(
    name: string,
    make: (stamp: string) => Promise<FirstScreen | undefined>,
  ): Promise<FirstScreen | undefined> {
    const revision = await this.revisions.current(INCIDENTS);
    const kept = this.kept.get(name);
    if (kept?.revision === revision) return kept.screen;
    const next: Kept = { revision, screen: make(String(revision)) };
    this.kept.set(name, next);
    next.screen.catch(() => {
      if (this.kept.peek(name) === next) this.kept.delete(name);
    });
    return next.screen;
  }
}

/** @returns undefined for a long answer, which the page fetches */
function screenOf(
  stamp: string,
  view: object,
  name: string,
  answer: object,
): FirstScreen | undefined {
  if (JSON.stringify(answer).length > MAX_CHARACTERS) return undefined;
  return { stamp, view, answers: { [name]: answer } };
}

const withNames = (incident: Incident) => ({
  ...incident,
  affected: componentNames(incident.components),
});
