import type { BeaconEvent } from 'shared/contracts/reports/schema';
import { countTime, noTimes } from './buckets.ts';

/** Sums of one version of one app in one hour. */
export interface Sums {
  /** Start of the hour, epoch seconds. */
  hour: number;
  remote: string;
  version: string;
  loads: number;
  failures: number;
  refused: number;
  renderErrors: number;
  eventErrors: number;
  loadMs: number[];
  viewMs: number[];
}

/** Keys are few because remotes and versions are known ones; this bounds what a bug could do. */
const MAX_KEYS = 2_000;

/** Adds up what beacons say until it is written. */
export class Tally {
  private sums = new Map<string, Sums>();

  /**
   * @param event of a known remote and version
   * @param weight how many loads one sampled load stands for
   */
  add(event: BeaconEvent, hour: number, weight: number): void {
    const key = `${hour} ${event.remote} ${event.version}`;
    const sums = this.sums.get(key) ?? emptySums(hour, event.remote, event.version);
    if (!this.sums.has(key) && this.sums.size >= MAX_KEYS) return;
    this.sums.set(key, sums);
    switch (event.kind) {
      case 'load':
        sums.loads += weight;
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
        sums.eventErrors += 1;
    }
  }

  /** @returns everything since the last call; the tally begins anew */
  take(): Sums[] {
    const taken = [...this.sums.values()];
    this.sums = new Map();
    return taken.map((sums) => ({ ...sums, loads: Math.round(sums.loads) }));
  }

  /** What could not be written counts again. */
  putBack(taken: readonly Sums[]): void {
    for (const sums of taken) {
      const key = `${sums.hour} ${sums.remote} ${sums.version}`;
      const since = this.sums.get(key);
      this.sums.set(key, since ? added(sums, since) : sums);
    }
  }
}

const emptySums = (hour: number, remote: string, version: string): Sums => ({
  hour,
  remote,
  version,
  loads: 0,
  failures: 0,
  refused: 0,
  renderErrors: 0,
  eventErrors: 0,
  loadMs: noTimes(),
  viewMs: noTimes(),
});

/** Two sums of one app; the hour is the first one's. */
export function added<S extends Omit<Sums, 'hour'>>(one: S, other: Omit<Sums, 'hour'>): S {
  const together = (a: readonly number[], b: readonly number[]) =>
    a.map((count, index) => count + (b[index] ?? 0));
  return {
    ...one,
    loads: one.loads + other.loads,
    failures: one.failures + other.failures,
    refused: one.refused + other.refused,
    renderErrors: one.renderErrors + other.renderErrors,
    eventErrors: one.eventErrors + other.eventErrors,
    loadMs: together(one.loadMs, other.loadMs),
    viewMs: together(one.viewMs, other.viewMs),
  };
}
