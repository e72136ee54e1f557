import { botOf } from './bot.ts';
import { DEMO_BOT } from './demo-bot.ts';
import { expandVariables, unknownVariables, usedVariables, variableOf } from './variables.ts';

const OTHER = botOf({
  color: '#112233',
  variables: [
    {
      title: 'Cats',
      variables: [
        { name: 'cat', about: 'A cat', sample: 'Tom', kind: 'mention', aliases: ['kitty.name'] },
        { name: 'cat.picture', about: 'Its picture', sample: 'Tom', kind: 'picture', aliases: [] },
      ],
    },
  ],
});
const expand = (text: string, samples?: ReadonlyMap<string, string>) =>
  expandVariables(text, DEMO_BOT, samples);

describe('variables', () => {
  it('are those of the bot alone, also by other names and in any case', () => {
    expect(expandVariables('{cat} {KITTY.name} {user.name} {guild.icon}', OTHER)).toBe(
      'Tom Tom {user.name} {guild.icon}',
    );
    expect(expand('{cat} {user_name} {guild_name} {guild_count}')).toBe(
      '{cat} juniper Lantern Hall 1234',
    );
    expect(unknownVariables('{cat} {user.name}', OTHER)).toEqual(['user.name']);
    expect(usedVariables('{kitty.name} {cat} {x}', OTHER).map(({ name }) => name)).toEqual(['cat']);
  });

  it('are replaced in one pass; unknown ones stay', () => {
    expect(expand('{guild.count} {nope} {{user.name}} {USER.NAME}')).toBe(
      '1234 {nope} {juniper} juniper',
    );
    const samples = new Map([['user.name', '{guild.count}{user.name}']]);
    expect(expand('{user.name}', samples)).toBe('{guild.count}{user.name}');
    expect(unknownVariables('{nope} {user.name} {1} {nope}', DEMO_BOT)).toEqual(['nope']);
  });

  it('whose value is a picture have a drawn one, in the color of the pack or of the bot', () => {
    const picture = variableOf('cat.picture', OTHER);
    expect(picture).toMatchObject({ kind: 'address', group: 'Cats' });
    expect(decodeURIComponent(picture!.sample)).toMatch(
      /^data:image\/svg\+xml,<svg .*#112233.*>T<\/text><\/svg>$/,
    );
    expect(decodeURIComponent(variableOf('user.avatar', DEMO_BOT)!.sample)).toContain('#5865f2');
  });

  it('do not include properties of Object.prototype', () => {
    expect(expand('{constructor} {__proto__} {toString}')).toBe(
      '{constructor} {__proto__} {toString}',
    );
  });
});
