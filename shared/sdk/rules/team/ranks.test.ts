import { knownRank } from './ranks.ts';

const RANKS = ['Owner', 'Moderator'] as const;

it.each(['Owner', 'owner', 'OWNER', ' Owner ', '\towner\n'])('knows the rank %j', (rank) => {
  expect(knownRank(RANKS, rank)).toBe('Owner');
});

it.each([null, undefined, '', ' ', 'Boss', 'Owner!'])('%j is no known rank', (rank) => {
  expect(knownRank(RANKS, rank)).toBeUndefined();
});
