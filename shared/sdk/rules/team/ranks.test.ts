import { RANK_TONES, TEAM_RANKS, knownRank, rankOf } from './ranks.ts';

it.each(['Owner', 'owner', 'OWNER', ' Owner ', '\tmoderator\n'])('knows the rank %j', (rank) => {
  expect(rankOf({ rank })).toBe(rank.trim().toLowerCase() === 'owner' ? 'Owner' : 'Moderator');
});

it.each([null, undefined, '', ' ', 'Boss', 'Owner!'])('%j is no known rank', (rank) => {
  expect(rankOf({ rank })).toBe('Other');
  expect(knownRank(TEAM_RANKS, rank)).toBeUndefined();
});

it.each([
  ['Owner', 'warning'],
  ['ADMINISTRATOR', 'danger'],
  ['Moderator', 'accent'],
  ['supporter', 'success'],
])('[spec0 §2.50] the rank %s has the color %s', (rank, tone) => {
  expect(RANK_TONES[rankOf({ rank })]).toBe(tone);
});

it.each(['Friend', null])('[spec0 §2.50] the rank %s has the default color', (rank) => {
  expect(RANK_TONES[rankOf({ rank })]).toBe('neutral');
});
