import { rankBadge } from './rank-badge.ts';

describe('rankBadge', () => {
  it.each([
    ['Owner', 'owner'],
    ['ADMINISTRATOR', 'administrator'],
    ['Moderator', 'moderator'],
    ['supporter', 'supporter'],
  ])('[spec0 §2.50] the rank %s has the colors of %s', (rank, tone) => {
    expect(rankBadge(rank)).toEqual({ label: rank, tone });
  });

  it('[spec0 §2.50] any other rank has the default colors', () => {
    expect(rankBadge('Friend')).toEqual({ label: 'Friend', tone: 'other' });
    expect(rankBadge(null)).toEqual({ label: 'Team', tone: 'other' });
  });
});
