import { hasRight, MAX_RIGHTS, type Rights } from 'shared/contracts/team/rights';
import { staffRights } from './staff-rights.ts';

describe('STAFF_RIGHTS', () => {
  it('narrows what it names, and leaves the rest', () => {
    expect(staffRights.parse('export=Owner+Administrator, incidents=Owner')).toEqual({
      ...MAX_RIGHTS,
      export: ['Owner', 'Administrator'],
      incidents: ['Owner'],
    });
  });

  it.each([
    '',
    'export',
    'export=',
    'export=King',
    'moon=Owner',
    'export=Owner=Owner',
    // Reading is everybody's, and nobody but Owners says who belongs to the team.
    'read=Owner',
    'team=Owner+Administrator',
    'promote=Supporter',
  ])('refuses %j', (text) => {
    expect(staffRights.safeParse(text).success).toBe(false);
  });
});

describe('rights by rank', () => {
  it('[spec1 §6] every rank reads, a member without a known rank too', () => {
    for (const rank of ['Owner', 'Administrator', 'Moderator', 'Supporter', 'Intern', null]) {
      expect(hasRight(MAX_RIGHTS, 'read', rank)).toBe(true);
    }
  });

  it('a narrowed right is for those that are named alone', () => {
    const rights: Rights = { ...MAX_RIGHTS, export: ['Owner', 'Moderator'] };
    const who = ['Owner', 'Administrator', 'Moderator', 'Supporter', 'Intern', null];
    expect(who.filter((rank) => hasRight(rights, 'export', rank))).toEqual(['Owner', 'Moderator']);
    expect(who.filter((rank) => hasRight(rights, 'team', rank))).toEqual(['Owner']);
  });
});
