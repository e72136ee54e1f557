import { emptyBuckets } from '../../core/metrics/buckets.ts';
import type { Place } from './place.ts';

/** Counts of one page of one version of a canary in one minute. */
export interface PageCounts extends Place {
  /** Start of the minute, epoch seconds. */
  minute: number;
  page: string;
  documents: number;
  /** Documents that reported for the first time. */
  visits: number;
  /** Documents that failed for the first time. */
  failing: number;
  loads: number;
  failures: number;
  renderErrors: number;
  eventErrors: number;
  /** Times of the first loads of documents, by bucket. */
  loadMs: number[];
}

type Key = Pick<PageCounts, 'canary' | 'arm' | 'minute' | 'page'>;

const FIELDS = [
  ...(['documents', 'visits', 'failing'] as const),
  ...(['loads', 'failures', 'renderErrors', 'eventErrors'] as const),
];

export const noCounts = ({ canary, arm, minute, page }: Key): PageCounts => ({
  ...{ canary, arm, minute, page },
  ...{ documents: 0, visits: 0, failing: 0 },
  ...{ loads: 0, failures: 0, renderErrors: 0, eventErrors: 0 },
  loadMs: emptyBuckets(),
});

export function addCounts(to: PageCounts, from: PageCounts): void {
  for (const field of FIELDS) to[field] += from[field];
  for (const [index, count] of from.loadMs.entries()) {
    to.loadMs[index] = (to.loadMs[index] ?? 0) + count;
  }
}

/** @returns the counts, with equal keys added up */
export function sumBy(
  counts: readonly PageCounts[],
  keyOf: (counts: PageCounts) => string,
): PageCounts[] {
  const sums = new Map<string, PageCounts>();
  for (const one of counts) {
    const key = keyOf(one);
    const sum = sums.get(key) ?? noCounts(one);
    addCounts(sum, one);
    sums.set(key, sum);
  }
  return [...sums.values()];
}
