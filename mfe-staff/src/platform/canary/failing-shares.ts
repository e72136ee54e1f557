import type { RunningCanary } from '@portico/sdk/contracts/canaries/schema';

/** Share of failing visits of both versions since the canary began, over time. */
export interface FailingShares {
  /** Epoch seconds, ascending. */
  times: number[];
  /** Percent; null before the first visit. */
  old: (number | null)[];
  new: (number | null)[];
}

/** More points could not be distinguished on a card. */
const MAX_POINTS = 60;

/** Accumulates the visits of all minutes, because those of a single minute are few. */
export function failingShares(series: RunningCanary['series']): FailingShares {
  const shares: FailingShares = { times: [], old: [], new: [] };
  const sums = { oldVisits: 0, oldFailing: 0, newVisits: 0, newFailing: 0 };
  const distance = Math.ceil(series.length / MAX_POINTS);
  for (const [index, minute] of series.entries()) {
    sums.oldVisits += minute.old_visits;
    sums.oldFailing += minute.old_failing;
    sums.newVisits += minute.new_visits;
    sums.newFailing += minute.new_failing;
    // The last minute is always a point.
    if ((series.length - 1 - index) % distance !== 0) continue;
    shares.times.push(minute.at);
    shares.old.push(percent(sums.oldFailing, sums.oldVisits));
    shares.new.push(percent(sums.newFailing, sums.newVisits));
  }
  return shares;
}

const percent = (failing: number, visits: number) =>
  visits === 0 ? null : (failing / visits) * 100;
