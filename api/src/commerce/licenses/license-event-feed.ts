import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { LicenseEvent, LicenseMessage } from '@portico/contracts/licenses/schema';
import { LicenseStreamMetrics } from './license-stream.metrics.ts';
import { LicenseMessages } from './license-messages.ts';
import { LicensesRepository } from './licenses.repository.ts';

interface Reading {
  limit: number;
  waitMs: number;
  /** Whether messages to customers are wanted as well. */
  messages: boolean;
}

/** Short enough that readers receive events of every replica within a second. */
const POLL_INTERVAL_MS = 300;

/** Waits for license events on behalf of the bot's requests. */
@Injectable()
export class LicenseEventFeed implements BeforeApplicationShutdown {
  private readonly stop = new AbortController();

  constructor(
    private readonly licenses: LicensesRepository,
    private readonly messages: LicenseMessages,
    private readonly metrics: LicenseStreamMetrics,
  ) {}

  /**
   * Events after a cursor. Waits until there is at least one, or until `waitMs` have passed.
   * @param signal aborted where the reader has disconnected
   */
  async next(
    cursor: string,
    { limit, waitMs, messages }: Reading,
    signal?: AbortSignal,
  ): Promise<(LicenseEvent | LicenseMessage)[]> {
    this.metrics.readUpTo(cursor);
    const deadline = performance.now() + waitMs;
    const stopped = AbortSignal.any([this.stop.signal, ...(signal ? [signal] : [])]);
    for (;;) {
      const rows = await this.licenses.listEventsAfter(
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
