/** Keeps the most recently used values, up to a total size in bytes and a number of entries. */
export class ByteLru<V> {
  private readonly entries = new Map<string, { value: V; bytes: number }>();
  private total = 0;

  /** @param limit maximum bytes in total; a larger value is not kept */
  constructor(
    private readonly limit: number,
    private readonly maxEntries = Infinity,
  ) {}

  get(key: string): V | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: V, bytes: number): void {
    this.total -= this.entries.get(key)?.bytes ?? 0;
    this.entries.delete(key);
    this.entries.set(key, { value, bytes });
    this.total += bytes;
    for (const [oldest, entry] of this.entries) {
      if (this.total <= this.limit && this.entries.size <= this.maxEntries) return;
      this.entries.delete(oldest);
      this.total -= entry.bytes;
    }
  }

  /** Removes every value whose key is not in `keys`. */
  retain(keys: ReadonlySet<string>): void {
    for (const [key, entry] of this.entries) {
      if (keys.has(key)) continue;
      this.entries.delete(key);
      this.total -= entry.bytes;
    }
  }

  clear(): void {
    this.entries.clear();
    this.total = 0;
  }
}
