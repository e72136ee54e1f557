import { LRUCache } from 'lru-cache';
import { DiscordRateLimited, DiscordUnavailable } from './discord-errors.ts';
import { SingleFlight } from '../../core/cache/single-flight.ts';

export interface LookupCacheOptions {
  maxEntries: number;
  /** How long a value counts as fresh, in milliseconds. */
  ttlMs: number;
  /** How long an expired value may be served while Discord is unavailable, in milliseconds. */
  staleMs: number;
  now: () => number;
}

/** How long a stale value is served before the next attempt during an outage. */
const OUTAGE_PAUSE_MS = 30_000;

interface Entry<V> {
  value: V;
  freshUntil: number;
  /** Until then the stale value may be served while its source is unavailable. */
  keptUntil: number;
}

/**
 * Caches answers of one kind, with one request per key at a time, and serves stale values in
 * outages.
 */
export class LookupCache<V> {
  readonly #options: LookupCacheOptions;
  readonly #entries: LRUCache<string, Entry<V>>;
  readonly #flights = new SingleFlight<V>();

  constructor(options: LookupCacheOptions) {
    this.#options = options;
    this.#entries = new LRUCache({ max: options.maxEntries });
  }

  /**
   * @param fresh loads the value now, without the cache and without stale values
   * @throws the error of `load` when no stale value exists
   */
  async get(key: string, load: () => Promise<V>, fresh = false): Promise<V> {
    const { now, ttlMs, staleMs } = this.#options;
    const entry = fresh ? undefined : this.#entries.get(key);
    if (entry && entry.freshUntil > now()) return entry.value;
    try {
      return await this.#flights.run(`${fresh} ${key}`, async () => {
        const value = await load();
        const freshUntil = now() + ttlMs;
        this.#entries.set(key, { value, freshUntil, keptUntil: freshUntil + staleMs });
        return value;
      });
    } catch (error) {
      const isUnavailable =
        error instanceof DiscordUnavailable || error instanceof DiscordRateLimited;
      if (!entry || entry.keptUntil <= now() || !isUnavailable) throw error;
      entry.freshUntil = Math.min(now() + OUTAGE_PAUSE_MS, entry.keptUntil);
      return entry.value;
    }
  }
}
