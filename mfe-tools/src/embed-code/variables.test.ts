import { expandVariables, ordinal, unknownVariables, VARIABLES, variableOf } from './variables.ts';

describe('variables', () => {
  it('[spec0 §3.14, §3.15] have sample data for user and guild', () => {
    const names = [
      ...[
        'id',
        'name',
        'nick',
        'display',
        'mention',
        'discriminator',
        'avatar',
        'guild.avatar',
      ].map((name) => `user.${name}`),
      ...['user.joined_at', 'user.created_at', 'guild.id', 'guild.name', 'guild.icon'],
      ...['guild.created_at', 'guild.count', 'guild.boost_count', 'guild.booster_count'],
      ...['guild.boost_tier', 'guild.vanity'],
    ];
    for (const name of names) expect(variableOf(name)?.sample).toBeTruthy();
  });

  it('have sample data for punishments and the names of the feature pages', () => {
    for (const name of [
      'member.mention',
      'moderator',
      'reason',
      'duration',
      'case.id',
      'appeal.url',
    ]) {
      expect(variableOf(name)?.sample).toBeTruthy();
    }
    expect(expandVariables('{user_name} {guild_name} {guild_count}')).toBe(
      'juniper Lantern Hall 1234',
    );
  });

  it('are replaced in one pass; unknown ones stay', () => {
    expect(expandVariables('{guild.count} {nope} {{user.name}} {USER.NAME}')).toBe(
      '1234 {nope} {juniper} juniper',
    );
    const samples = new Map([['user.name', '{guild.count}{user.name}']]);
    expect(expandVariables('{user.name}', samples)).toBe('{guild.count}{user.name}');
    expect(unknownVariables('{nope} {user.name} {1} {nope}')).toEqual(['nope']);
  });

  it('have samples without variables', () => {
    for (const { sample } of VARIABLES) expect(sample).not.toMatch(/[{}]/);
  });

  it('include the ordinal of a count', () => {
    expect([1, 2, 3, 4, 11, 12, 13, 21, 111, 1234].map(ordinal)).toEqual([
      ...['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '111th', '1234th'],
    ]);
    expect(expandVariables('{guild.count.format}')).toBe('1234th');
  });

  it('do not include properties of Object.prototype', () => {
    expect(expandVariables('{constructor} {__proto__} {toString}')).toBe(
      '{constructor} {__proto__} {toString}',
    );
  });
});
