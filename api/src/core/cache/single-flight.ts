/** Lets callers that want the same thing at once share one piece of work, by key. */
export class SingleFlight<V> {
  private readonly running = new Map<string, Promise<V>>();

  /** @returns the running work for this key, or that of `work`, started now */
  run(key: string, work: () => Promise<V>): Promise<V> {
    const running = this.running.get(key);
    if (running) return running;
    const started = work().finally(() => this.running.delete(key));
    this.running.set(key, started);
    return started;
  }
}
