import { BROTLI_BEST, toBrotli } from './compress.ts';

/**
 * Makes the best compression of contents in the background, one at a time, so that it takes at
 * most one of the machine's cores from the requests.
 */
export class BackgroundCompressor {
  private readonly waiting = new Map<string, Buffer>();
  private running: Promise<void> | undefined;
  private closed = false;

  /** @param done takes each result; a failure there (a full disk) only costs the result */
  constructor(private readonly done: (hash: string, packed: Buffer) => Promise<void>) {}

  add(hash: string, plain: Buffer): void {
    if (this.closed) return;
    this.waiting.set(hash, plain);
    this.start();
  }

  /** Resolves when nothing is waiting. */
  async settled(): Promise<void> {
    while (this.running) await this.running;
  }

  /** Forgets what is waiting; resolves when the content at hand is done. */
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
      const packed = await toBrotli(plain, BROTLI_BEST);
      await this.done(hash, packed).catch(() => undefined);
    }
  }
}
