import type { Call } from '@portico/sdk/contracts/call';
import { DRY_RUN, type IngestReceipt } from '@portico/contracts/ingest/receipt';
import type { Clock } from '../clock/clock.ts';
import { floorTo, HOUR } from './time.ts';

const BATCH = 4000;
/** Days that every hourly push sends again, so that no hour is missed by a restart. */
const RECENT_DAYS = 2;

interface DayFeedOptions {
  clock: Clock;
  call: Call;
  /** Number of days in an empty Portico. */
  days: number;
  /** The events of the last days, one list per day, oldest first. */
  eventsOf: (now: number, days: number) => { id: string }[][];
}

export type Send = (call: Call, body: unknown) => Promise<IngestReceipt>;

/** Sends events day by day; the API ignores duplicates. */
export class DayFeed {
  readonly #options: DayFeedOptions;
  readonly #send: Send;
  #nextHour = 0;

  constructor(options: DayFeedOptions, send: Send) {
    this.#options = options;
    this.#send = send;
  }

  /**
   * Sends every day that is not stored yet, oldest first.
   * @param all also sends stored days, because days before them may be missing
   */
  async catchUp(all = false): Promise<void> {
    const days = this.#days(this.#options.days);
    const stored = all ? 0 : await this.#countStored(days);
    // The last stored day may be incomplete.
    await this.#sendAll(days.slice(Math.max(0, stored - RECENT_DAYS)).flat());
  }

  /** Sends the events of an hour after its end; does nothing before. */
  async tick(): Promise<void> {
    if (this.#options.clock.now() < this.#nextHour) return;
    await this.#sendAll(this.#days(RECENT_DAYS).flat());
  }

  #days(count: number): { id: string }[][] {
    const { clock, eventsOf } = this.#options;
    const now = clock.now();
    this.#nextHour = floorTo(HOUR, now) + HOUR;
    return eventsOf(now, count).filter((events) => events.length > 0);
  }

  /** Counts the stored days with a dry run; days are sent in order, so these are the first ones. */
  async #countStored(days: { id: string }[][]): Promise<number> {
    const events = days.flatMap((day) => day.slice(0, 1));
    if (events.length === 0) return 0;
    const { call } = this.#options;
    const path = `${call.path}?${new URLSearchParams(DRY_RUN).toString()}`;
    return (await this.#send({ ...call, path }, { events })).duplicates;
  }

  async #sendAll(events: { id: string }[]): Promise<void> {
    for (let from = 0; from < events.length; from += BATCH) {
      await this.#send(this.#options.call, { events: events.slice(from, from + BATCH) });
    }
  }
}
