import { RANGE_DAYS } from '@portico/contracts/activity/ranges';
import type { ActivityRange } from '@portico/contracts/activity/ranges';
import type { ActivityRecord } from '@portico/contracts/activity/schema';
import type { TeamMember } from '@portico/sdk/contracts/team/schema';
import type { TeamRanks } from '@portico/contracts/pack/team';
import { groupsOf } from '@portico/contracts/rules/team/groups';

const DAY_MS = 86_400_000;

/** One member's line in a chart. */
interface MemberLine {
  id: string;
  name: string;
  /** Messages per day of the range. */
  counts: number[];
  total: number;
}

/** The chart of one rank. */
export interface RankChart {
  key: string;
  /** Its name. */
  rank: string;
  lines: MemberLine[];
  total: number;
}

export interface Activity {
  /** Days of the range in epoch milliseconds, ascending, without gaps. */
  days: number[];
  /** In the order of the site pack, others last; ranks without members are omitted. */
  ranks: RankChart[];
  /** Whether no member wrote a message. */
  isEmpty: boolean;
}

/**
 * Groups the records of team members by rank (spec 1 §2) and omits other users (spec 1 §7). A day
 * without a record has 0 messages.
 * @param now epoch milliseconds; its UTC day is the last day of the range
 */
export function activityByRank(
  records: readonly ActivityRecord[],
  members: readonly TeamMember[],
  known: TeamRanks,
  range: ActivityRange,
  now: number,
): Activity {
  const ids = new Set(members.map(({ user_id }) => user_id));
  const memberRecords = records.filter(({ user_id }) => ids.has(user_id));
  const days = daysOf(memberRecords, range, now);
  const counts = new Map<string, number>();
  for (const { user_id, message_date, total_messages } of memberRecords) {
    counts.set(`${user_id} ${Date.parse(message_date)}`, total_messages);
  }
  const line = ({ user_id, username }: TeamMember): MemberLine => {
    const own = days.map((day) => counts.get(`${user_id} ${day}`) ?? 0);
    return { id: user_id, name: username || user_id, counts: own, total: sum(own) };
  };
  const ranks = groupsOf(members, known).map(({ key, name, members: own }) => {
    const lines = own.map(line).sort((a, b) => b.total - a.total);
    return { key, rank: name, lines, total: sum(lines.map(({ total }) => total)) };
  });
  return { days, ranks, isEmpty: ranks.every(({ total }) => total === 0) };
}

function daysOf(records: readonly ActivityRecord[], range: ActivityRange, now: number): number[] {
  const today = now - (now % DAY_MS);
  const days = RANGE_DAYS[range];
  const first =
    days === undefined
      ? Math.min(today, ...records.map(({ message_date }) => Date.parse(message_date)))
      : today - (days - 1) * DAY_MS;
  return Array.from({ length: (today - first) / DAY_MS + 1 }, (_, day) => first + day * DAY_MS);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
