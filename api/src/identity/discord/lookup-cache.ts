import { DiscordRateLimited, DiscordUnavailable } from './discord-errors.ts';
import { SingleFlight } from '../../core/cache/single-flight.ts';
import { TtlCache } from '../../core/cache/ttl-cache.ts';

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

/**
 * Caches answers of one kind, with one request per key at a time, and serves stale values in
 * outages.
 */
export class LookupCache<V> {
  readonly #options: LookupCacheOptions;
  readonly #values: TtlCache<V>;
  readonly #flights = new SingleFlight<V>();

  constructor(options: LookupCacheOptions) {
    this.#options = options;
    this.#values = new TtlCache(options);
  }

  /**
   * @param fresh loads the value now, without the cache and without stale values
   * @throws the error of `load` when no stale value exists
   */
  async get(key: string, load: () => Promise<V>, fresh = false): Promise<V> {
    const known = fresh ? undefined : this.#values.get(key);
    if (known?.fresh) return known.value;
    try {
      return await this.#flights.run(`${fresh} ${key}`, async () => {
        const value = await load();
        this.#values.set(key, value, this.#options.ttlMs);
        return value;
      });
    } catch (error) {
      const isUnavailable =
        error instanceof DiscordUnavailable || error instanceof DiscordRateLimited;
      if (!known || !isUnavailable) throw error;
      this.#values.defer(key, OUTAGE_PAUSE_MS);
      return known.value;
    }
  }
}
