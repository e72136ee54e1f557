import { Injectable } from '@nestjs/common';
import { componentNames } from '@portico/contracts/components/names';
import { getFirstShardsContract, getStatusTextsContract } from '@portico/contracts/status/schema';
import { SHARD_PUSH_SECONDS } from '@portico/contracts/status/staleness';
import { firstShards, statusScreen } from '@portico/contracts/rules/status/screen';
import { LiveSite } from '../../core/site/live-site.ts';
import { RevisionRepository } from '../../core/db/revision.repository.ts';
import { AnswerCache } from '../../http/answer/answer-cache.ts';
import { PreparedBody } from '../../http/answer/prepared-body.ts';
import { COMPONENT_STATES } from '../components/components.repository.ts';
import { ComponentsService } from '../components/components.service.ts';
import { INCIDENTS, IncidentsRepository } from '../incidents/incidents.repository.ts';
import { HISTORY, SHARDS, StatusRepository } from '../status/status.repository.ts';

const CACHE = 'public, max-age=10';

const epochNow = () => Math.floor(Date.now() / 1000);

/** The last known status, as its page shows it before scripts run. */
@Injectable()
export class StatusPageService {
  private readonly answers: AnswerCache;

  constructor(
    private readonly status: StatusRepository,
    private readonly components: ComponentsService,
    private readonly incidents: IncidentsRepository,
    private readonly site: LiveSite,
    revisions: RevisionRepository,
  ) {
    this.answers = new AnswerCache(revisions, { maxEntries: 2 });
  }

  texts(): Promise<PreparedBody> {
    const now = epochNow();
    return this.answers.get(`texts ${this.site.version}`, {
      nouns: [SHARDS, HISTORY, COMPONENT_STATES, INCIDENTS],
      // Shards become stale, and uptime grows, without a new revision.
      step: Math.floor(now / SHARD_PUSH_SECONDS),
      make: async () => {
        const answer = getStatusTextsContract.response.parse(await this.textsAt(now));
        return new PreparedBody(JSON.stringify(answer), CACHE);
      },
    });
  }

  firstShards(): Promise<PreparedBody> {
    const now = epochNow();
    return this.answers.get('first shards', {
      nouns: [SHARDS],
      step: Math.floor(now / SHARD_PUSH_SECONDS),
      make: async () => {
        const first = firstShards(await this.status.listShards(now));
        const answer = getFirstShardsContract.response.parse(first);
        return new PreparedBody(JSON.stringify(answer), CACHE);
      },
    });
  }

  private async textsAt(now: number) {
    const [shards, earliest, components, incidents] = await Promise.all([
      this.status.listShards(now),
      this.status.earliestTimestamp(),
      this.components.list(now),
      this.incidents.listPublic(now),
    ]);
    return statusScreen({
      shards,
      hasHistory: earliest !== undefined,
      components: components.components,
      incidents: incidents.map((incident) => ({
        ...incident,
        affected: componentNames(incident.components, this.components.namesNow()),
      })),
    });
  }
}
