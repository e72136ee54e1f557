import type { Call } from '@portico/sdk/contracts/call';
import { postPresenceContract, putTeamProfilesContract } from '@portico/contracts/ingest/team';
import type { Clock } from '../clock/clock.ts';
import { teamProfiles } from '../team/profiles.ts';
import { PRESENCE_STEP, presenceAt } from './presence.ts';
import { floorTo, HOUR } from './time.ts';

interface FeedOptions {
  seed: number;
  /** Base URL of Discord's CDN, without a trailing slash. */
  cdnUrl: string;
  clock: Clock;
}

/** Sends the demo team's profiles every hour and its presence every five minutes. */
export class TeamFeed {
  readonly #options: FeedOptions;
  readonly #send: (call: Call, body: unknown) => Promise<unknown>;
  #nextProfiles = 0;
  #nextPresence = 0;

  constructor(options: FeedOptions, send: (call: Call, body: unknown) => Promise<unknown>) {
    this.#options = options;
    this.#send = send;
  }

  /** Sends what is due. */
  async tick(): Promise<void> {
    const { seed, clock, cdnUrl } = this.#options;
    const now = clock.now();
    if (now >= this.#nextProfiles) {
      this.#nextProfiles = floorTo(HOUR, now) + HOUR;
      const profiles = teamProfiles(seed, now);
      await this.#send(putTeamProfilesContract.call, { revision: Math.floor(now), profiles });
    }
    if (now >= this.#nextPresence) {
      const at = floorTo(PRESENCE_STEP, now);
      this.#nextPresence = at + PRESENCE_STEP;
      await this.#send(postPresenceContract.call, { events: presenceAt(seed, at, cdnUrl) });
    }
  }
}
