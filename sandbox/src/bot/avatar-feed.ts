import type { Call } from 'shared/contracts/call';
import { getAvatars } from 'shared/contracts/avatars/calls';
import { postAvatarsContract } from 'shared/contracts/ingest/avatars';
import type { AvatarEvent } from 'shared/contracts/ingest/avatars';
import type { Clock } from '../clock/clock.ts';
import { demoAccounts } from '../people/accounts.ts';
import { paint } from '../discord/images/canvas.ts';
import { avatarShader } from '../discord/images/drawings.ts';
import { encodePng } from '../discord/images/png.ts';
import { chance } from '../noise/noise.ts';
import { personAt } from './people.ts';
import { DAY, floorTo, HOUR } from './time.ts';

/** Somebody changes their picture this often. */
const STEP = 6 * HOUR;
const DAYS_BACK = 40;
const PEOPLE = 40;
const BATCH = 20;
const SIZE = 128;

interface AvatarFeedOptions {
  url: string;
  seed: number;
  clock: Clock;
  signal: AbortSignal;
}

/** Who changes their picture at a moment, and how it looks: drawn here, the same at every start. */
function avatarEvent(seed: number, at: number): AvatarEvent {
  const turn = at / STEP;
  const person = Math.floor(chance(seed, 71, turn) * (PEOPLE + demoAccounts.length));
  const user_id = personAt(person);
  const pixels = paint(SIZE, SIZE, avatarShader(`history/${user_id}/${turn}`, 0));
  const image = encodePng({ width: SIZE, height: SIZE, frames: [pixels], delayMs: 0 });
  return { id: `avatar-${turn}`, user_id, timestamp: at, image: image.toString('base64') };
}

/** Sends the avatars that people of the made-up servers had, and the new ones as they come. */
export class AvatarFeed {
  readonly #options: AvatarFeedOptions;
  readonly #send: (call: Call, body: unknown) => Promise<unknown>;
  /** Newest moment that was sent. */
  #sent: number | undefined;

  constructor(options: AvatarFeedOptions, send: (call: Call, body: unknown) => Promise<unknown>) {
    this.#options = options;
    this.#send = send;
  }

  /** Everything that is missing up to now, oldest first. */
  async catchUp(): Promise<void> {
    const { seed, clock } = this.#options;
    const now = clock.now();
    this.#sent ??= (await this.#newestKnown()) ?? floorTo(STEP, now - DAYS_BACK * DAY);
    for (let at = this.#sent + STEP; at <= now;) {
      const events: AvatarEvent[] = [];
      for (; at <= now && events.length < BATCH; at += STEP) events.push(avatarEvent(seed, at));
      await this.#send(postAvatarsContract.call, { events });
      this.#sent = events.at(-1)?.timestamp;
    }
  }

  /** By what the API shows to everybody; what is sent twice counts once. */
  async #newestKnown(): Promise<number | undefined> {
    const { url, signal } = this.#options;
    try {
      const response = await fetch(url + getAvatars.path, { signal });
      const entries: unknown = await response.json();
      if (!Array.isArray(entries)) return undefined;
      const [newest] = entries as { timestamp?: unknown }[];
      return typeof newest?.timestamp === 'number' ? floorTo(STEP, newest.timestamp) : undefined;
    } catch {
      signal.throwIfAborted();
      return undefined;
    }
  }
}
