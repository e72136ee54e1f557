import type { ActivityEvent } from '@portico/contracts/ingest/activity';
import { demoTeam, type DemoMember } from '../people/members.ts';
import { chance, drift } from '../noise/noise.ts';
import { DAY, floorTo, HOUR } from './time.ts';

const STREAM = { zone: 601, zeal: 602, mood: 603, leave: 604, hour: 605 };
/** Days of activity in an empty Portico. */
export const ACTIVITY_DAYS = 180;
/** Messages per average day by rank; supporters write most. */
const USUAL: Record<DemoMember['rank'], number> = {
  Owner: 48,
  Administrator: 76,
  Moderator: 128,
  Supporter: 164,
};
/** Hours per day in which a member is awake. */
const WAKING_HOURS = 15;

/**
 * Messages of one member in one hour: more on weekends, fewer in some weeks, none at night and on
 * leave. Depends only on its arguments.
 * @param hour epoch seconds, UTC, a whole hour
 */
function messagesIn(seed: number, member: DemoMember, hour: number): number {
  const who = demoTeam.indexOf(member);
  const sinceWaking = (hour / HOUR + 24 - Math.floor(24 * chance(seed, STREAM.zone, who))) % 24;
  if (sinceWaking >= WAKING_HOURS || isOnLeave(seed, who, hour)) return 0;
  const zeal = 0.6 + 0.8 * chance(seed, STREAM.zeal, who);
  const mood = 1 + 0.45 * drift(seed, STREAM.mood + who, hour / (5 * DAY));
  const weekday = new Date(hour * 1000).getUTCDay();
  const week = weekday === 0 || weekday === 6 ? 1.35 : 1;
  const evening = Math.sin((Math.PI * (sinceWaking + 1)) / (WAKING_HOURS + 1)) ** 2 * 2;
  const random = 2 * chance(seed, STREAM.hour, who, hour / HOUR);
  return Math.round((USUAL[member.rank] / WAKING_HOURS) * zeal * mood * week * evening * random);
}

/** Members are on leave for a few days from time to time. */
function isOnLeave(seed: number, who: number, at: number): boolean {
  const season = Math.floor(at / (45 * DAY));
  const from = season * 45 * DAY + 40 * DAY * chance(seed, STREAM.leave, who, season);
  return at >= from && at < from + 5 * DAY;
}

/**
 * The team's messages of one day by hour, for the hours that have ended.
 * @param day epoch seconds, UTC, a whole day
 * @param now epoch seconds, UTC
 */
export function activityOn(
  seed: number,
  serverId: string,
  day: number,
  now: number,
): ActivityEvent[] {
  const message_date = new Date(day * 1000).toISOString().slice(0, 10);
  const events: ActivityEvent[] = [];
  for (let hour = day; hour < day + DAY && hour + HOUR <= now; hour += HOUR) {
    for (const member of demoTeam) {
      const messages = messagesIn(seed, member, hour);
      if (messages === 0) continue;
      events.push({
        id: `activity-${member.id}-${hour / HOUR}`,
        server_id: serverId,
        user_id: member.id,
        message_date,
        messages,
      });
    }
  }
  return events;
}

/** The last days, oldest first, including today. @param now epoch seconds, UTC */
export function activityDays(now: number, most = ACTIVITY_DAYS): number[] {
  const today = floorTo(DAY, now);
  return Array.from({ length: most }, (_, ago) => today - ago * DAY).reverse();
}
