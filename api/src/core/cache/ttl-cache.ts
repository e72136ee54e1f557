interface Entry<V> {
  value: V;
  freshUntil: number;
  /** Until then the stale value may be served while its source is unavailable. */
  keptUntil: number;
}

export interface TtlCacheOptions {
  /** Beyond it the least recently used entry is evicted. */
  maxEntries: number;
  /** How long an expired value may be served, in milliseconds. */
  staleMs: number;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** A bounded cache of values with a time to live. */
export class TtlCache<V> {
  readonly #entries = new Map<string, Entry<V>>();
  readonly #options: TtlCacheOptions;

  constructor(options: TtlCacheOptions) {
    this.#options = options;
  }

  get(key: string): { value: V; fresh: boolean } | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const now = this.#options.now();
    this.#entries.delete(key);
    if (entry.keptUntil <= now) return undefined;
    this.#entries.set(key, entry);
    return { value: entry.value, fresh: entry.freshUntil > now };
  }

  /** @param ttlMs how long the value counts as fresh, in milliseconds */
  set(key: string, value: V, ttlMs: number): void {
    const freshUntil = this.#options.now() + ttlMs;
    this.#entries.delete(key);
    this.#entries.set(key, { value, freshUntil, keptUntil: freshUntil + this.#options.staleMs });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#options.maxEntries && oldest !== undefined) {
      this.#entries.delete(oldest);
    }
  }

  /** Extends the freshness of a value while its source is unavailable, to limit retries. */
  defer(key: string, byMs: number): void {
    const entry = this.#entries.get(key);
    if (entry) entry.freshUntil = Math.min(this.#options.now() + byMs, entry.keptUntil);
  }
}
