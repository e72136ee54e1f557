import { TEAM_RANKS, knownRank, rankOf } from './ranks.ts';

it.each(['Owner', 'owner', 'OWNER', ' Owner ', '\tmoderator\n'])('knows the rank %j', (rank) => {
  expect(rankOf({ rank })).toBe(rank.trim().toLowerCase() === 'owner' ? 'Owner' : 'Moderator');
});

it.each([null, undefined, '', ' ', 'Boss', 'Owner!'])('%j is no known rank', (rank) => {
  expect(rankOf({ rank })).toBe('Other');
  expect(knownRank(TEAM_RANKS, rank)).toBeUndefined();
});
