import { postActivityContract } from '@portico/contracts/ingest/activity';
import { postEconomyContract } from '@portico/contracts/ingest/economy';
import type { Clock } from '../clock/clock.ts';
import { ACTIVITY_DAYS, activityDays, activityOn } from './activity.ts';
import { DayFeed, type Send } from './day-feed.ts';
import { ECONOMY_DAYS, economyDays } from './economy.ts';

interface FeedOptions {
  seed: number;
  teamServerId: string;
  clock: Clock;
  /** Number of days; default: those of an empty Portico. */
  days?: number | undefined;
}

/** Message counts of the demo team. */
export function activityFeed(
  { seed, teamServerId, clock, days }: FeedOptions,
  send: Send,
): DayFeed {
  return new DayFeed(
    {
      clock,
      call: postActivityContract.call,
      days: days ?? ACTIVITY_DAYS,
      eventsOf: (now, count) =>
        activityDays(now, count).map((day) => activityOn(seed, teamServerId, day, now)),
    },
    send,
  );
}

/** Economy transactions of the fictional users. */
export function economyFeed({ seed, clock, days }: FeedOptions, send: Send): DayFeed {
  return new DayFeed(
    {
      clock,
      call: postEconomyContract.call,
      days: days ?? ECONOMY_DAYS,
      eventsOf: (now, count) => economyDays(seed, now, count),
    },
    send,
  );
}
