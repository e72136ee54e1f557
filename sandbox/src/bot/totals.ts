import { chance, drift } from '../noise/noise.ts';
import { outageDepth } from './outages.ts';
import { DAY, HOUR, MINUTE, WEEK } from './time.ts';

const YEAR = 365.25 * DAY;
/** Time of the fastest growth; growth levels off at {@link MAX_GUILDS} (2500 servers per shard). */
const FASTEST_GROWTH = Date.UTC(2026, 5, 1) / 1000;
const MAX_GUILDS = 38_000;
const SUNDAY_EVENING = 3 * DAY + 19 * HOUR;
const PURGE_EVERY = 70 * DAY;
const STREAM = {
  season: 1,
  fortnight: 2,
  hour: 3,
  purge: 4,
  members: 5,
  pingHours: 6,
  pingMinutes: 7,
  spike: 8,
  spikeHeight: 9,
};

/** Size and latency of the bot at a time. */
export interface Totals {
  guilds: number;
  users: number;
  /** Milliseconds. */
  ping: number;
}

/**
 * Size of the bot: logistic growth with seasonal, weekly and daily rhythms, purges of inactive
 * servers and dips in outages. Depends only on its arguments.
 * @param at epoch seconds, UTC
 */
export function totalsAt(seed: number, at: number): Totals {
  const growth = MAX_GUILDS / (1 + Math.exp(-(at - FASTEST_GROWTH) / (1.6 * YEAR)));
  const waves =
    0.006 * drift(seed, STREAM.season, at / (37 * DAY)) +
    0.0015 * drift(seed, STREAM.fortnight, at / (4 * DAY)) +
    0.0002 * drift(seed, STREAM.hour, at / (1.5 * HOUR)) +
    0.0007 * weekly(at) +
    0.0002 * daily(at);
  const depth = outageDepth(seed, at);
  const guilds = growth * (1 + waves) * (1 - purged(seed, at)) * (1 - 0.012 * depth);
  const membersEach = 226 + 9 * drift(seed, STREAM.members, at / (110 * DAY));
  return {
    guilds: Math.round(guilds),
    users: Math.round(guilds * membersEach * (1 + 0.0011 * weekly(at) + 0.0004 * daily(at))),
    ping: Math.round(pingAt(seed, at) + 85 * depth),
  };
}

/** Highest on Sunday evenings (UTC), lowest half a week later. */
function weekly(at: number): number {
  return Math.cos((2 * Math.PI * (at - SUNDAY_EVENING)) / WEEK);
}

/** Highest at 19:00 UTC. */
function daily(at: number): number {
  return Math.cos((2 * Math.PI * (at - 19 * HOUR)) / DAY);
}

/** Share of servers that purges have removed and that have not returned yet. */
function purged(seed: number, at: number): number {
  const current = Math.floor(at / PURGE_EVERY);
  let share = 0;
  for (const index of [current - 1, current]) {
    const when = index * PURGE_EVERY + chance(seed, STREAM.purge, index) * PURGE_EVERY;
    if (at >= when) share += 0.007 * Math.exp(-(at - when) / (11 * DAY));
  }
  return share;
}

function pingAt(seed: number, at: number): number {
  const calm =
    37 +
    4 * daily(at) +
    4 * drift(seed, STREAM.pingHours, at / (2 * HOUR)) +
    2.5 * drift(seed, STREAM.pingMinutes, at / (4 * MINUTE));
  const minute = Math.floor(at / MINUTE);
  const isSpike = chance(seed, STREAM.spike, minute) < 0.004;
  return isSpike ? calm + 20 + 60 * chance(seed, STREAM.spikeHeight, minute) : calm;
}
