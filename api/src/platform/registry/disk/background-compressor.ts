import { BROTLI_BEST, toBrotli } from './compress.ts';

/**
 * Compresses contents at the best Brotli quality in the background, one at a time, so that requests
 * lose at most one CPU core.
 */
export class BackgroundCompressor {
  private readonly waiting = new Map<string, Buffer>();
  private running: Promise<void> | undefined;
  private closed = false;

  /** @param store receives each result; if it fails (a full disk), the result is dropped */
  constructor(private readonly store: (hash: string, compressed: Buffer) => Promise<void>) {}

  add(hash: string, plain: Buffer): void {
    if (this.closed) return;
    this.waiting.set(hash, plain);
    this.start();
  }

  /** Resolves when the queue is empty. */
  async settled(): Promise<void> {
    while (this.running) await this.running;
  }

  /** Clears the queue; resolves when the current compression is done. */
  async close(): Promise<void> {
    this.closed = true;
    this.waiting.clear();
    await this.settled();
  }

  private start(): void {
    if (this.running || !this.waiting.size) return;
    this.running = this.work().finally(() => {
      this.running = undefined;
      this.start();
    });
  }

  private async work(): Promise<void> {
    for (const [hash, plain] of this.waiting) {
      this.waiting.delete(hash);
      const compressed = await toBrotli(plain, BROTLI_BEST);
      await this.store(hash, compressed).catch(() => undefined);
    }
  }
}
