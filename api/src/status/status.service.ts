import { Injectable } from '@nestjs/common';
import {
  getHistoryContract,
  getShardsContract,
  type HistoryQuery,
  type StatusRange,
} from 'shared/contracts/status/schema';
import { SHARD_PUSH_SECONDS } from 'shared/contracts/status/silence';
import { bucketStarts } from 'shared/rules/buckets';
import { RevisionRepository } from '../db/revision.repository.ts';
import { BodyCache } from '../http/body-cache.ts';
import { PreparedBody } from '../http/prepared-body.ts';
import { HISTORY, SHARDS, StatusRepository } from './status.repository.ts';
import { stretchesOf } from './stretches.ts';

const FULL_DETAIL_SECONDS = 48 * 3600;
const QUARTER_HOUR = 900;
const MINUTE = 60;
/** Answers kept: four ranges in the time zones of most visitors. */
const MOST_BODIES = 64;

/** The bot's size over time and its shards, serialised once per change. */
@Injectable()
export class StatusService {
  private readonly bodies = new BodyCache(MOST_BODIES);

  constructor(
    private readonly status: StatusRepository,
    private readonly revisions: RevisionRepository,
  ) {}

  /** With a range the readings that the chart needs, without one all of them, thinned. */
  async history({ range, tz = 'UTC' }: HistoryQuery): Promise<PreparedBody> {
    const revision = await this.revisions.current(HISTORY);
    // Ranges move with the clock even when nothing changes.
    const minute = Math.floor(Date.now() / 1000 / MINUTE);
    const key = [HISTORY, revision, minute, range, range && tz].join(' ');
    return this.bodies.get(key, async () => {
      const now = Math.floor(Date.now() / 1000);
      const records = range ? await this.inRange(range, tz, now) : await this.everything(now);
      const answer = getHistoryContract.response.parse(records);
      return new PreparedBody(JSON.stringify(answer), 'public, max-age=60');
    });
  }

  async shards(): Promise<PreparedBody> {
    const revision = await this.revisions.current(SHARDS);
    const now = Math.floor(Date.now() / 1000);
    // States become stale when nothing changes.
    const slice = Math.floor(now / SHARD_PUSH_SECONDS);
    return this.bodies.get([SHARDS, revision, slice].join(' '), async () => {
      const answer = getShardsContract.response.parse(await this.status.shards(now));
      return new PreparedBody(JSON.stringify(answer), 'public, max-age=10');
    });
  }

  /** Cut at a quarter hour, so that thinned and full detail meet without a gap or a double. */
  private everything(now: number) {
    const since = now - FULL_DETAIL_SECONDS;
    return this.status.thinned(since - (since % QUARTER_HOUR));
  }

  private async inRange(range: StatusRange, tz: string, now: number) {
    const earliest = await this.status.earliest();
    if (earliest === undefined) return [];
    const starts = bucketStarts({ range, tz, now, earliest });
    return this.status.firstOfEach(stretchesOf(range, starts, now));
  }
}
