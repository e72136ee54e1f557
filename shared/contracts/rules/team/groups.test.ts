import { TeamRanks } from '../../pack/team.ts';
import { groupsOf, rankWords } from './groups.ts';

const RANKS = TeamRanks.parse({
  ranks: [
    { rank: 'Supporter', name: 'Friend', title: 'Friends', tagline: 'They help.', look: 'accent' },
    { rank: 'Owner', title: 'Owners' },
  ],
  others: 'Guests',
});
const titlesOf = (ranks: (string | null)[]) =>
  groupsOf(
    ranks.map((rank) => ({ rank })),
    RANKS,
  ).map(({ title, name, members }) => [title, name, members.length]);

describe('groupsOf', () => {
  it('keeps the order of the site pack, hides empty ranks and puts the rest last', () => {
    expect(titlesOf(['owner', null, ' Supporter ', 'Moderator', 'Friend'])).toEqual([
      ['Friends', 'Friend', 1],
      ['Owners', 'Owner', 1],
      ['Guests', 'Guests', 3],
    ]);
    expect(titlesOf(['Owner'])).toEqual([['Owners', 'Owner', 1]]);
    expect(titlesOf([])).toEqual([]);
  });
});

it('rankWords names and colors the ranks of the site pack, and shows others as they are', () => {
  expect(rankWords({ rank: 'SUPPORTER' }, RANKS)).toEqual({ name: 'Friend', look: 'accent' });
  expect(rankWords({ rank: 'Owner' }, RANKS)).toEqual({ name: 'Owner', look: 'plain' });
  expect(rankWords({ rank: 'Artist' }, RANKS)).toEqual({ name: 'Artist', look: 'plain' });
  expect(rankWords({ rank: null }, RANKS)).toEqual({ name: '', look: 'plain' });
});

it('a pack without ranks has those that the settings know', () => {
  expect(TeamRanks.parse({}).ranks.map(({ title }) => title)).toEqual([
    ...['Owners', 'Administrators', 'Moderators', 'Supporters'],
  ]);
});

it.each([
  ['a rank without rights', [{ rank: 'Boss', title: 'Bosses' }]],
  [
    'one rank twice',
    [
      { rank: 'Owner', title: 'A' },
      { rank: 'Owner', title: 'B' },
    ],
  ],
])('a pack with %s is refused', (_, ranks) => {
  expect(TeamRanks.safeParse({ ranks }).success).toBe(false);
});
