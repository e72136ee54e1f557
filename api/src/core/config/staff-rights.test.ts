import { hasRight, MAX_RIGHTS, type Rights } from '@portico/sdk/contracts/team/rights';
import { staffRights } from './staff-rights.ts';

describe('STAFF_RIGHTS', () => {
  it('narrows the rights that it names and keeps the others', () => {
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
    // Reading cannot be narrowed, and a right cannot be widened.
    'read=Owner',
    'team=Owner+Administrator',
    'promote=Supporter',
  ])('rejects %j', (text) => {
    expect(staffRights.safeParse(text).success).toBe(false);
  });
});

describe('rights by rank', () => {
  it('[spec1 §6.3] every member may read, with or without a known rank', () => {
    for (const rank of ['Owner', 'Administrator', 'Moderator', 'Supporter', 'Intern', null]) {
      expect(hasRight(MAX_RIGHTS, 'read', rank)).toBe(true);
    }
  });

  it('a narrowed right belongs to the named ranks only', () => {
    const rights: Rights = { ...MAX_RIGHTS, export: ['Owner', 'Moderator'] };
    const who = ['Owner', 'Administrator', 'Moderator', 'Supporter', 'Intern', null];
    expect(who.filter((rank) => hasRight(rights, 'export', rank))).toEqual(['Owner', 'Moderator']);
    expect(who.filter((rank) => hasRight(rights, 'team', rank))).toEqual(['Owner']);
  });
});
