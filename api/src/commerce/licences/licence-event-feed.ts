import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { LicenceEvent, LicenceMessage } from '@portico/sdk/contracts/licences/schema';
import { LicenceStreamMetrics } from './licence-stream.metrics.ts';
import { LicenceMessages } from './licence-messages.ts';
import { LicencesRepository } from './licences.repository.ts';

interface Reading {
  limit: number;
  waitMs: number;
  /** Whether messages to customers are wanted as well. */
  messages: boolean;
}

/** Short enough that readers receive events of every replica within a second. */
const POLL_INTERVAL_MS = 300;

/** Waits for licence events on behalf of the bot's requests. */
@Injectable()
export class LicenceEventFeed implements BeforeApplicationShutdown {
  private readonly stop = new AbortController();

  constructor(
    private readonly licences: LicencesRepository,
    private readonly messages: LicenceMessages,
    private readonly metrics: LicenceStreamMetrics,
  ) {}

  /**
   * Events after a cursor. Waits until there is at least one, or until `waitMs` have passed.
   * @param signal aborted where the reader has disconnected
   */
  async next(
    cursor: string,
    { limit, waitMs, messages }: Reading,
    signal?: AbortSignal,
  ): Promise<(LicenceEvent | LicenceMessage)[]> {
    this.metrics.readUpTo(cursor);
    const deadline = performance.now() + waitMs;
    const stopped = AbortSignal.any([this.stop.signal, ...(signal ? [signal] : [])]);
    for (;;) {
      const rows = await this.licences.listEventsAfter(
        cursor,
        limit,
        messages && this.messages.isOn,
      );
      const events = this.messages.view(rows);
      const remainingMs = deadline - performance.now();
      if (events.length > 0 || remainingMs <= 0 || stopped.aborted) return events;
      await sleep(Math.min(POLL_INTERVAL_MS, remainingMs), undefined, { signal: stopped }).catch(
        () => undefined,
      );
    }
  }

  /** False once the process shuts down. */
  get isOpen(): boolean {
    return !this.stop.signal.aborted;
  }

  beforeApplicationShutdown(): void {
    this.stop.abort();
  }
}
