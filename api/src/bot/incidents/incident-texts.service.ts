import { Injectable } from '@nestjs/common';
import { componentNames } from '@portico/contracts/components/names';
import { HISTORY_PAGE_SIZE } from '@portico/contracts/incidents/page-size';
import {
  getIncidentHistoryTextsContract,
  getIncidentTextsContract,
  type Incident,
} from '@portico/contracts/incidents/schema';
import { historyScreen } from '@portico/contracts/rules/status/history-screen';
import { incidentView } from '@portico/contracts/rules/status/incident-view';
import { LiveSite } from '../../core/site/live-site.ts';
import { RevisionRepository } from '../../core/db/revision.repository.ts';
import { AnswerCache } from '../../http/answer/answer-cache.ts';
import { PreparedBody } from '../../http/answer/prepared-body.ts';
import { textsOf } from '../../http/site/site-texts.ts';
import { INCIDENTS, IncidentsRepository } from './incidents.repository.ts';
import { IncidentsService } from './incidents.service.ts';

const CACHE = 'public, max-age=15';
/** The history, and the reports that were opened last. */
const MAX_ANSWERS = 200;

/** Incidents in the texts of their pages. */
@Injectable()
export class IncidentTextsService {
  private readonly answers: AnswerCache;

  constructor(
    private readonly incidents: IncidentsRepository,
    private readonly service: IncidentsService,
    private readonly site: LiveSite,
    revisions: RevisionRepository,
  ) {
    this.answers = new AnswerCache(revisions, { maxEntries: MAX_ANSWERS });
  }

  history(): Promise<PreparedBody> {
    return this.answers.get(`history ${this.site.version}`, {
      nouns: [INCIDENTS],
      make: async () => {
        const { incidents } = await this.incidents.page(0, HISTORY_PAGE_SIZE, 'public');
        const texts = historyScreen(incidents.map((each) => this.withNames(each)));
        const answer = getIncidentHistoryTextsContract.response.parse(texts);
        return new PreparedBody(JSON.stringify(answer), CACHE);
      },
    });
  }

  /** @throws ProblemError 404 */
  one(id: string): Promise<PreparedBody> {
    return this.answers.get(`${id} ${this.site.version}`, {
      nouns: [INCIDENTS],
      make: async () => {
        const incident = this.withNames(await this.service.getPublic(id));
        const texts = incidentView(incident, { affected: incident.affected, tz: 'UTC' });
        const answer = getIncidentTextsContract.response.parse(texts);
        return new PreparedBody(JSON.stringify(answer), CACHE);
      },
    });
  }

  private withNames(incident: Incident) {
    const names = textsOf(this.site).status.components;
    return { ...incident, affected: componentNames(incident.components, names) };
  }
}
