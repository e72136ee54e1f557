import { DiscordRateLimited, DiscordUnavailable } from './discord-errors.ts';
import { SingleFlight } from '../../core/cache/single-flight.ts';
import { TtlCache } from '../../core/cache/ttl-cache.ts';

export interface LookupCacheOptions {
  maxEntries: number;
  /** Milliseconds a value is as good as a new one. */
  ttlMs: number;
  /** Milliseconds a value may stand in afterwards while Discord is away. */
  staleMs: number;
  now: () => number;
}

/** How long an old value stands in before an unavailable Discord is asked again. */
const OUTAGE_PAUSE_MS = 30_000;

/** Answers of one kind: cached, one upstream request per key at a time, kept through outages. */
export class LookupCache<V> {
  readonly #options: LookupCacheOptions;
  readonly #values: TtlCache<V>;
  readonly #flights = new SingleFlight<V>();

  constructor(options: LookupCacheOptions) {
    this.#options = options;
    this.#values = new TtlCache(options);
  }

  /**
   * @param fresh asks now: never from the cache, never a value from before an outage
   * @throws whatever `load` throws where nothing can stand in
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
      const away = error instanceof DiscordUnavailable || error instanceof DiscordRateLimited;
      if (!known || !away) throw error;
      this.#values.defer(key, OUTAGE_PAUSE_MS);
      return known.value;
    }
  }
}
