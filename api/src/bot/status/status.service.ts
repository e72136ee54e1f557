import { Injectable } from '@nestjs/common';
import {
  getHistoryContract,
  getShardsContract,
  type HistoryQuery,
  type StatusRange,
} from '@portico/contracts/status/schema';
import { SHARD_PUSH_SECONDS } from '@portico/contracts/status/staleness';
import { bucketStarts } from '@portico/sdk/rules/buckets';
import { RevisionRepository } from '../../core/db/revision.repository.ts';
import { AnswerCache } from '../../http/answer/answer-cache.ts';
import { PreparedBody } from '../../http/answer/prepared-body.ts';
import { FullHistoryService } from './full-history.service.ts';
import { HISTORY, SHARDS, StatusRepository } from './status.repository.ts';
import { chartIntervals } from './chart-intervals.ts';

const MINUTE = 60;
const QUARTER_HOUR = 900;
/** Cached responses: four ranges in the time zones of most visitors. */
const MAX_ANSWERS = 64;
const MAX_BYTES = 8 * 1024 * 1024;

/** The bot's history and shards, serialized once per change. */
@Injectable()
export class StatusService {
  private readonly answers: AnswerCache;

  constructor(
    private readonly status: StatusRepository,
    private readonly fullHistory: FullHistoryService,
    revisions: RevisionRepository,
  ) {
    this.answers = new AnswerCache(revisions, { maxEntries: MAX_ANSWERS, maxBytes: MAX_BYTES });
  }

  /** The readings of a range for the chart; without a range all readings, thinned. */
  history({ range, tz = 'UTC' }: HistoryQuery): Promise<PreparedBody> {
    if (!range) return this.fullHistory.body();
    const now = Math.floor(Date.now() / 1000);
    return this.answers.get(`${HISTORY} ${range} ${tz}`, {
      nouns: [HISTORY],
      // 24h begins exactly a day ago. In every time zone, days begin on a quarter hour.
      step: Math.floor(now / (range === '24h' ? MINUTE : QUARTER_HOUR)),
      make: async () => {
        const answer = getHistoryContract.response.parse(await this.inRange(range, tz, now));
        return new PreparedBody(JSON.stringify(answer), 'public, max-age=60');
      },
    });
  }

  shards(): Promise<PreparedBody> {
    const now = Math.floor(Date.now() / 1000);
    return this.answers.get(SHARDS, {
      nouns: [SHARDS],
      // States become stale over time, without a new revision.
      step: Math.floor(now / SHARD_PUSH_SECONDS),
      make: async () => {
        const answer = getShardsContract.response.parse(await this.status.listShards(now));
        return new PreparedBody(JSON.stringify(answer), 'public, max-age=10');
      },
    });
  }

  private async inRange(range: StatusRange, tz: string, now: number) {
    const earliest = await this.status.earliestTimestamp();
    if (earliest === undefined) return [];
    const starts = bucketStarts({ range, tz, now, earliest });
    return this.status.firstReadings(chartIntervals(range, starts, now));
  }
}
