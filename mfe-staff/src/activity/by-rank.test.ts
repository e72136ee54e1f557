import type { TeamMember } from '@portico/sdk/contracts/team/schema';
import { demoText } from '@portico/contracts/test/demo-text';
import type { TeamRanks } from '@portico/contracts/pack/team';
import { activityByRank } from './by-rank.ts';

const RANKS = demoText<TeamRanks>('team.yaml');
const NOW = Date.UTC(2026, 10, 21, 15);
const member = (user_id: string, rank: string | null, username?: string): TeamMember => ({
  user_id,
  rank,
  username,
  socials: {},
  user_data: null,
});
const record = (user_id: string, message_date: string, total_messages: number) => ({
  user_id,
  message_date,
  total_messages,
});
const team = [
  member('1', 'Supporter', 'Sam'),
  member('2', 'Owner', 'Olga'),
  member('3', 'Supporter'),
  member('4', 'Intern', 'Ida'),
  member('5', null, 'Nic'),
];

describe('activity by rank', () => {
  it('[spec1 §2.41] has one chart per rank with members, and one for members without a known rank', () => {
    const { ranks } = activityByRank([], team, RANKS, '7d', NOW);
    expect(ranks.map(({ rank, lines }) => [rank, lines.length])).toEqual([
      ['Owner', 1],
      ['Supporter', 2],
      ['Other', 2],
    ]);
  });

  it('[spec1 §7.7] omits users who are not team members', () => {
    const records = [record('9', '2026-11-21', 50), record('2', '2026-11-21', 7)];
    const { ranks, isEmpty } = activityByRank(records, team, RANKS, '7d', NOW);
    expect(ranks.map(({ total }) => total)).toEqual([7, 0, 0]);
    expect(isEmpty).toBe(false);
    expect(activityByRank(records.slice(0, 1), team, RANKS, '7d', NOW).isEmpty).toBe(true);
  });

  it('[spec1 §2.41] has the messages of each date, and 0 for a date without a record', () => {
    const records = [record('1', '2026-11-15', 3), record('1', '2026-11-20', 4)];
    const { days, ranks } = activityByRank(records, team, RANKS, '7d', NOW);
    expect(days.map((day) => new Date(day).toISOString().slice(5, 10))).toEqual([
      '11-15',
      '11-16',
      '11-17',
      '11-18',
      '11-19',
      '11-20',
      '11-21',
    ]);
    expect(ranks[1]?.lines[0]).toEqual({
      id: '1',
      name: 'Sam',
      counts: [3, 0, 0, 0, 0, 4, 0],
      total: 7,
    });
  });

  it('names a member without a username by id', () => {
    const { ranks } = activityByRank([], team, RANKS, '7d', NOW);
    expect(ranks[1]?.lines.map(({ name }) => name)).toEqual(['Sam', '3']);
  });

  it.each([
    ['14d', 14],
    ['30d', 30],
    ['all', 52],
  ] as const)('[spec1 §9.12] has %2$i days for the range %1$s', (range, count) => {
    const { days } = activityByRank([record('1', '2026-10-01', 1)], team, RANKS, range, NOW);
    expect(days).toHaveLength(count);
  });
});
