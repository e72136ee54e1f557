import { logChoose } from './log-factorial.ts';

/** A count of events among trials. */
export interface Count {
  events: number;
  trials: number;
}

/**
 * Fisher's exact test, one-sided.
 * @returns the probability of at least as many events in `suspect` if both have the same rate
 */
export function fisher(suspect: Count, reference: Count): number {
  const events = suspect.events + reference.events;
  const trials = suspect.trials + reference.trials;
  const all = logChoose(trials, events);
  let sum = 0;
  for (let k = suspect.events; k <= Math.min(events, suspect.trials); k += 1) {
    const others = events - k;
    if (others > reference.trials) continue;
    const p = Math.exp(logChoose(suspect.trials, k) + logChoose(reference.trials, others) - all);
    sum += p;
    // Beyond the mode the terms fall: the rest is too small to count.
    if (p < sum * 1e-12 && k > (events * suspect.trials) / trials) break;
  }
  return Math.min(1, sum);
}

/**
 * Exact binomial test, one-sided.
 * @returns the probability of at least as many events if the rate is `rate`, between 0 and 1
 */
export function binomialTail({ events, trials }: Count, rate: number): number {
  let sum = 0;
  for (let k = events; k <= trials; k += 1) {
    const p = Math.exp(
      logChoose(trials, k) + k * Math.log(rate) + (trials - k) * Math.log(1 - rate),
    );
    sum += p;
    if (p < sum * 1e-12 && k > rate * trials) break;
  }
  return Math.min(1, sum);
}
