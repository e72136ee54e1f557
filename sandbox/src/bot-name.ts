import { z } from 'zod';

/** Time that a page waits for the site. */
const TIMEOUT_MS = 2_000;

const Manifest = z.object({ name: z.string().min(1) });

/**
 * The name of the bot on pages of the stand-ins: that of the site, whose pack may be edited or promoted while they
 * run.
 */
export class BotName {
  /** @param site its origin; absent: the name stays */
  constructor(
    private name: string,
    private readonly site?: string,
  ) {}

  /** As it was asked for last. */
  get last(): string {
    return this.name;
  }

  /** Asks the site. The name stays while it does not answer, or has no pack. */
  async ask(): Promise<void> {
    if (this.site === undefined) return;
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const answer = await fetch(`${this.site}/site.webmanifest`, { signal });
      this.name = Manifest.parse(await answer.json()).name;
    } catch {
      // The site starts later, and may stop earlier.
    }
  }
}
