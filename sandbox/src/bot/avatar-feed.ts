import type { Call } from '@portico/sdk/contracts/call';
import { getAvatars } from '@portico/contracts/avatars/calls';
import { postAvatarsContract } from '@portico/contracts/ingest/avatars';
import type { AvatarEvent } from '@portico/contracts/ingest/avatars';
import type { Clock } from '../clock/clock.ts';
import { demoAccounts } from '../people/accounts.ts';
import { paint } from '../discord/images/canvas.ts';
import { avatarShader } from '../discord/images/drawings.ts';
import { encodePng } from '../discord/images/png.ts';
import { chance } from '../noise/noise.ts';
import { personAt } from './people.ts';
import { DAY, floorTo, HOUR } from './time.ts';

/** Interval between two avatar changes, in seconds. */
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

/** The avatar change at a time: user and generated image, deterministic for a seed. */
function avatarEvent(seed: number, at: number): AvatarEvent {
  const turn = at / STEP;
  const person = Math.floor(chance(seed, 71, turn) * (PEOPLE + demoAccounts.length));
  const user_id = personAt(person);
  const pixels = paint(SIZE, SIZE, avatarShader(`history/${user_id}/${turn}`, 0));
  const image = encodePng({ width: SIZE, height: SIZE, frames: [pixels], delayMs: 0 });
  return { id: `avatar-${turn}`, user_id, timestamp: at, image: image.toString('base64') };
}

/** Sends past and new avatars of the fictional users. */
export class AvatarFeed {
  readonly #options: AvatarFeedOptions;
  readonly #send: (call: Call, body: unknown) => Promise<unknown>;
  /** Time of the newest event that was sent. */
  #sent: number | undefined;

  constructor(options: AvatarFeedOptions, send: (call: Call, body: unknown) => Promise<unknown>) {
    this.#options = options;
    this.#send = send;
  }

  /** Sends all missing events up to now, oldest first. */
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

  /** Time of the newest avatar in the public API; the API ignores duplicates. */
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
