import type { Call } from 'shared/contracts/call';
import { postActivityContract, type ActivityEvent } from 'shared/contracts/ingest/activity';
import type { IngestReceipt } from 'shared/contracts/ingest/receipt';
import type { Clock } from '../clock.ts';
import { ACTIVITY_DAYS, activityDays, activityOn } from './activity.ts';
import { floorTo, HOUR } from './time.ts';

const BATCH = 4000;
/** Days that every hour's beat sends again, so that an hour missed by a restart is made up for. */
const RECENT_DAYS = 2;

interface FeedOptions {
  seed: number;
  teamServerId: string;
  clock: Clock;
}

type Send = (call: Call, body: unknown) => Promise<IngestReceipt>;

const { call } = postActivityContract;
const rehearsal: Call = { ...call, path: `${call.path}?dryRun=1` };

/** Tells the door what the demo team wrote. What is sent twice counts once. */
export class ActivityFeed {
  readonly #options: FeedOptions;
  readonly #send: Send;
  #nextHour = 0;

  constructor(options: FeedOptions, send: Send) {
    this.#options = options;
    this.#send = send;
  }

  /** Sends every day that the door does not know yet, oldest first. */
  async catchUp(): Promise<void> {
    const days = this.#days();
    const known = await this.#countKnown(days);
    // The last known day may have been told in part.
    await this.#sendAll(days.slice(Math.max(0, known - RECENT_DAYS)).flat());
  }

  /** Tells an hour once it has ended; does nothing until then. */
  async beat(): Promise<void> {
    if (this.#options.clock.now() < this.#nextHour) return;
    await this.#sendAll(this.#days(RECENT_DAYS).flat());
  }

  #days(most = ACTIVITY_DAYS): ActivityEvent[][] {
    const { seed, teamServerId, clock } = this.#options;
    const now = clock.now();
    this.#nextHour = floorTo(HOUR, now) + HOUR;
    return activityDays(now, most)
      .map((day) => activityOn(seed, teamServerId, day, now))
      .filter((events) => events.length > 0);
  }

  /** Days are sent in their order, so the known ones are the first: a dry run counts them. */
  async #countKnown(days: ActivityEvent[][]): Promise<number> {
    const events = days.flatMap((day) => day.slice(0, 1));
    if (events.length === 0) return 0;
    return (await this.#send(rehearsal, { events })).duplicates;
  }

  async #sendAll(events: ActivityEvent[]): Promise<void> {
    for (let from = 0; from < events.length; from += BATCH) {
      await this.#send(call, { events: events.slice(from, from + BATCH) });
    }
  }
}
