interface Entry<V> {
  value: V;
  freshUntil: number;
  /** Until then the value may stand in while its source is away. */
  keptUntil: number;
}

export interface TtlCacheOptions {
  /** The least recently used entry goes first. */
  most: number;
  /** How long a value may stand in after its time, in milliseconds. */
  staleMs: number;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Values with a time to live, and of bounded number. */
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

  /** @param ttlMs how long the value is as good as a new one */
  set(key: string, value: V, ttlMs: number): void {
    const freshUntil = this.#options.now() + ttlMs;
    this.#entries.delete(key);
    this.#entries.set(key, { value, freshUntil, keptUntil: freshUntil + this.#options.staleMs });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#options.most && oldest !== undefined) {
      this.#entries.delete(oldest);
    }
  }

  /** Its source is away: the value counts as fresh a little longer, so that nobody storms it. */
  defer(key: string, byMs: number): void {
    const entry = this.#entries.get(key);
    if (entry) entry.freshUntil = Math.min(this.#options.now() + byMs, entry.keptUntil);
  }
}
