import { groupByRank } from './ranks.ts';

const member = (user_id: string, rank: string | null) => ({
  user_id,
  rank,
  socials: {},
  user_data: null,
});

describe('groupByRank', () => {
  it('[spec0 §2.40, §2.41] keeps the order of ranks, hides empty ones and puts the rest under Other', () => {
    const groups = groupByRank([
      member('10000000000000001', 'Supporter'),
      member('10000000000000002', null),
      member('10000000000000003', 'Owner'),
      member('10000000000000004', 'Friend'),
    ]);
    expect(groups.map(([rank, members]) => [rank, members.length])).toEqual([
      ['Owner', 1],
      ['Supporter', 1],
      ['Other', 2],
    ]);
  });
});
