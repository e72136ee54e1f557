/** Shares one running promise between concurrent callers of the same key. */
export class SingleFlight<V> {
  private readonly running = new Map<string, Promise<V>>();

  /** @returns the running promise of the key, otherwise that of `work` */
  run(key: string, work: () => Promise<V>): Promise<V> {
    const running = this.running.get(key);
    if (running) return running;
    const started = work().finally(() => this.running.delete(key));
    this.running.set(key, started);
    return started;
  }
}
