import type { Call } from 'shared/contracts/call';
import { DRY_RUN, type IngestReceipt } from 'shared/contracts/ingest/receipt';
import type { Clock } from '../clock/clock.ts';
import { floorTo, HOUR } from './time.ts';

const BATCH = 4000;
/** Days that every hour's beat sends again, so that an hour missed by a restart is made up for. */
const RECENT_DAYS = 2;

interface DayFeedOptions {
  clock: Clock;
  call: Call;
  /** How many days a fresh Portico is given. */
  days: number;
  /** The events of the last days, a list for each day that has any, oldest first. */
  eventsOf: (now: number, days: number) => { id: string }[][];
}

export type Send = (call: Call, body: unknown) => Promise<IngestReceipt>;

/** Tells the door what happened, day by day. What is sent twice counts once. */
export class DayFeed {
  readonly #options: DayFeedOptions;
  readonly #send: Send;
  #nextHour = 0;

  constructor(options: DayFeedOptions, send: Send) {
    this.#options = options;
    this.#send = send;
  }

  /** Sends every day that the door does not know yet, oldest first. */
  async catchUp(): Promise<void> {
    const days = this.#days(this.#options.days);
    const known = await this.#countKnown(days);
    // The last known day may have been told in part.
    await this.#sendAll(days.slice(Math.max(0, known - RECENT_DAYS)).flat());
  }

  /** Tells what an hour brought once it has ended; does nothing until then. */
  async beat(): Promise<void> {
    if (this.#options.clock.now() < this.#nextHour) return;
    await this.#sendAll(this.#days(RECENT_DAYS).flat());
  }

  #days(most: number): { id: string }[][] {
    const { clock, eventsOf } = this.#options;
    const now = clock.now();
    this.#nextHour = floorTo(HOUR, now) + HOUR;
    return eventsOf(now, most).filter((events) => events.length > 0);
  }

  /** Days are sent in their order, so the known ones are the first: a dry run counts them. */
  async #countKnown(days: { id: string }[][]): Promise<number> {
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
