import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { LicenceEvent } from 'shared/contracts/licences/schema';
import { LicencesRepository } from './licences.repository.ts';

/** How often a waiting reader looks: whoever wrote, on whichever replica, it is told within a second. */
const LOOK_EVERY_MS = 300;

/** Waits for events in the bot's name. */
@Injectable()
export class LicenceNews implements BeforeApplicationShutdown {
  private readonly stop = new AbortController();

  constructor(private readonly licences: LicencesRepository) {}

  /**
   * Events after a cursor; waits until there is one.
   * @param waitMs at most @param signal the reader went away
   */
  async next(
    cursor: string,
    limit: number,
    waitMs: number,
    signal?: AbortSignal,
  ): Promise<LicenceEvent[]> {
    const end = Date.now() + waitMs;
    const over = AbortSignal.any([this.stop.signal, ...(signal ? [signal] : [])]);
    for (;;) {
      const events = await this.licences.after(cursor, limit);
      const left = end - Date.now();
      if (events.length > 0 || left <= 0 || over.aborted) return events;
      await sleep(Math.min(LOOK_EVERY_MS, left), undefined, { signal: over }).catch(
        () => undefined,
      );
    }
  }

  /** Whether the process goes on. */
  get isOpen(): boolean {
    return !this.stop.signal.aborted;
  }

  beforeApplicationShutdown(): void {
    this.stop.abort();
  }
}
