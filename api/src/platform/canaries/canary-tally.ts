import { Injectable } from '@nestjs/common';
import type { BeaconEvent } from '@portico/sdk/contracts/reports/schema';
import { countTime } from '../../core/metrics/buckets.ts';
import { addCounts, noCounts, type PageCounts } from './counts.ts';
import type { Place } from './place.ts';

/** What a document reported about the app of the canary. */
export interface Visit {
  page: string;
  isFirst: boolean;
  isFailing: boolean;
  events: readonly BeaconEvent[];
}

/** A safety limit: there are few canaries, pages and minutes. */
const MAX_KEYS = 2_000;

/** Sums up documents and reports until they are written to the database. */
@Injectable()
export class CanaryTally {
  private counts = new Map<string, PageCounts>();

  addDocument(place: Place, page: string, now = Date.now()): void {
    const counts = this.countsOf(place, page, now);
    if (counts) counts.documents += 1;
  }

  addVisit(place: Place, { page, isFirst, isFailing, events }: Visit, now = Date.now()): void {
    const counts = this.countsOf(place, page, now);
    if (!counts) return;
    if (isFirst) counts.visits += 1;
    if (isFailing) counts.failing += 1;
    const first = isFirst ? events.find(({ kind }) => kind === 'load') : undefined;
    if (first && 'ms' in first) countTime(counts.loadMs, first.ms);
    for (const event of events) {
      const pageCounts = this.countsOf(place, event.page, now);
      if (pageCounts) countEvent(pageCounts, event);
    }
  }

  /** Empties the tally. @returns the counts since the last call */
  drain(): PageCounts[] {
    const drained = [...this.counts.values()];
    this.counts = new Map();
    return drained;
  }

  /** Adds drained counts again, because they could not be written. */
  restore(drained: readonly PageCounts[]): void {
    for (const counts of drained) {
      const since = this.countsOf(counts, counts.page, counts.minute * 1000);
      if (since) addCounts(since, counts);
    }
  }

  private countsOf({ canary, arm }: Place, page: string, now: number): PageCounts | undefined {
    const minute = Math.floor(now / 60_000) * 60;
    const key = `${canary} ${arm} ${minute} ${page}`;
    const existing = this.counts.get(key);
    if (existing || this.counts.size >= MAX_KEYS) return existing;
    const counts = noCounts({ canary, arm, minute, page });
    this.counts.set(key, counts);
    return counts;
  }
}

function countEvent(counts: PageCounts, event: BeaconEvent): void {
  if (event.kind === 'load') counts.loads += 1;
  if (event.kind === 'failure') counts.failures += 1;
  if (event.kind === 'render') counts.renderErrors += 1;
  if (event.kind === 'event') counts.eventErrors += 1;
}
