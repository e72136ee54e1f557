import type { BeaconEvent } from '@portico/sdk/contracts/reports/schema';
import { countTime, emptyBuckets } from '../../core/metrics/buckets.ts';

/** Sums of one version of a remote in one hour. */
export interface Sums {
  /** Start of the hour, epoch seconds. */
  hour: number;
  remote: string;
  version: string;
  loads: number;
  /** Silent retries that these loads took. */
  retries: number;
  failures: number;
  refused: number;
  renderErrors: number;
  eventErrors: number;
  loadMs: number[];
  viewMs: number[];
}

/** A safety limit: only known remotes and versions are counted, so there are few keys. */
const MAX_KEYS = 2_000;

/** Sums up beacon events until they are written to the database. */
export class Tally {
  private sums = new Map<string, Sums>();

  /**
   * @param event of a known remote and version
   * @param weight number of loads that one sampled load represents
   */
  add(event: BeaconEvent, hour: number, weight: number): void {
    const key = `${hour} ${event.remote} ${event.version}`;
    const sums = this.sums.get(key) ?? emptySums(hour, event.remote, event.version);
    if (!this.sums.has(key) && this.sums.size >= MAX_KEYS) return;
    this.sums.set(key, sums);
    switch (event.kind) {
      case 'load':
        sums.loads += weight;
        sums.retries += weight * (event.retries ?? 0);
        return countTime(sums.loadMs, event.ms);
      case 'view':
        return countTime(sums.viewMs, event.ms);
      case 'failure':
        sums.failures += 1;
        if (event.reason === 'refused') sums.refused += 1;
        return;
      case 'render':
        sums.renderErrors += 1;
        return;
      case 'event':
      case 'answer':
        sums.eventErrors += 1;
    }
  }

  /** Empties the tally. @returns the sums since the last call */
  drain(): Sums[] {
    const drained = [...this.sums.values()];
    this.sums = new Map();
    return drained.map((sums) => ({
      ...sums,
      loads: Math.round(sums.loads),
      retries: Math.round(sums.retries),
    }));
  }

  /** Adds drained sums again, because they could not be written. */
  restore(drained: readonly Sums[]): void {
    for (const sums of drained) {
      const key = `${sums.hour} ${sums.remote} ${sums.version}`;
      const since = this.sums.get(key);
      this.sums.set(key, since ? addSums(sums, since) : sums);
    }
  }
}

const emptySums = (hour: number, remote: string, version: string): Sums => ({
  hour,
  remote,
  version,
  loads: 0,
  retries: 0,
  failures: 0,
  refused: 0,
  renderErrors: 0,
  eventErrors: 0,
  loadMs: emptyBuckets(),
  viewMs: emptyBuckets(),
});

/** Adds two sums of one version; the hour is that of the first. */
export function addSums<S extends Omit<Sums, 'hour'>>(first: S, second: Omit<Sums, 'hour'>): S {
  const together = (a: readonly number[], b: readonly number[]) =>
    a.map((count, index) => count + (b[index] ?? 0));
  return {
    ...first,
    loads: first.loads + second.loads,
    retries: first.retries + second.retries,
    failures: first.failures + second.failures,
    refused: first.refused + second.refused,
    renderErrors: first.renderErrors + second.renderErrors,
    eventErrors: first.eventErrors + second.eventErrors,
    loadMs: together(first.loadMs, second.loadMs),
    viewMs: together(first.viewMs, second.viewMs),
  };
}
