import { matchRoute, unlistedValues } from '@portico/sdk/platform';
import remote from '../remote.ts';
import { demoText } from '@portico/contracts/checks/demo-text';
import { CommandCategories } from '@portico/contracts/pack/commands';
import {
  categoryAddresses,
  categoryOfAddress,
  displayCategory,
  isPremium,
  isPublic,
  roleOfCategory,
} from '@portico/contracts/rules/commands/categories';

const JUNO = demoText<CommandCategories>('commands.yaml');

const command = (category: string) => ({
  name: 'x',
  description: '',
  category,
  permissions: '',
  arguments: '',
});

describe('command categories', () => {
  it('mark a command that the pack names as premium, and all below its name', () => {
    const known = { premium: ['antinuke', 'ticket topic'] };
    const marked = ['antinuke', 'AntiNuke ban', 'antinukes', 'ticket', 'ticket topic add'].filter(
      (name) => isPremium({ name }, known),
    );
    expect(marked).toEqual(['antinuke', 'AntiNuke ban', 'ticket topic add']);
    expect(isPremium({ name: 'antinuke' }, {})).toBe(false);
  });

  it('[spec0 §3.2, §3.3] maps internal categories to display categories', () => {
    expect(displayCategory('antinuke', JUNO)).toBe('Administration');
    expect(displayCategory('spotify', JUNO)).toBe('Music');
    expect(displayCategory('unheard-of', JUNO)).toBe('unheard-of');
    expect(JUNO.categories.flatMap(({ keys }) => keys)).toHaveLength(48);
  });

  it('[spec0 §2.25] categoryOfAddress accepts internal keys and display names in any case', () => {
    expect(categoryOfAddress('voice', [], JUNO)).toBe('Voice');
    expect(categoryOfAddress('VoiceTrack', [], JUNO)).toBe('Voice');
    expect(categoryOfAddress('nothing', [command('games')], JUNO)).toBeUndefined();
  });

  it('[spec0 §2.25] categoryOfAddress accepts an unmapped category that a command has', () => {
    expect(categoryOfAddress('GAMES', [command('Games')], JUNO)).toBe('Games');
  });

  it('the page server asks the API for any address of a category, by which it redirects to all commands', () => {
    for (const address of ['voice', 'nothing', 'owner', 'a%2Fb', 'toString', '%20']) {
      const match = matchRoute(`/commands/${address}`, remote.routes);
      expect(match && unlistedValues(match)).toMatchObject([
        { source: '/api/commands/category-addresses', fallback: '/commands' },
      ]);
    }
  });

  it('every address that the API names has a category, and no other one', () => {
    const commands = [command('Games')];
    for (const address of categoryAddresses(commands, JUNO))
      expect(categoryOfAddress(address.toUpperCase(), commands, JUNO)).toBeDefined();
    for (const address of ['nothing', 'owner', 'a/b', 'toString', ' ']) {
      expect(categoryOfAddress(address, commands, JUNO)).toBeUndefined();
      expect(categoryAddresses(commands, JUNO)).not.toContain(address);
    }
  });

  it('another bot has categories, roles and an order of its own', () => {
    const known = CommandCategories.parse({
      categories: [{ name: 'Zoo', keys: ['cats', 'dogs'] }, { name: 'Art' }],
      hidden: [{ name: 'Keeper', keys: ['cage'] }],
    });
    expect(displayCategory(' DOGS ', known)).toBe('Zoo');
    expect(displayCategory('moderation', known)).toBe('moderation');
    expect(roleOfCategory('Cage', known)).toBe('Keeper');
    expect(isPublic(command('owner'), known)).toBe(true);
    expect(categoryAddresses([], known)).toEqual(['zoo', 'cats', 'dogs', 'art']);
  });

  it.each([
    [
      'one key in two categories',
      {
        categories: [
          { name: 'A', keys: ['x'] },
          { name: 'B', keys: ['x'] },
        ],
      },
    ],
    [
      'a key that is the address of another category',
      { categories: [{ name: 'A' }, { name: 'B', keys: ['a'] }] },
    ],
    [
      'a key that is shown and hidden',
      { categories: [{ name: 'A', keys: ['x'] }], hidden: [{ name: 'B', keys: ['x'] }] },
    ],
    ['one name twice', { categories: [{ name: 'A' }, { name: 'a' }] }],
    [
      'a key in upper case, which no command would match',
      { categories: [{ name: 'A', keys: ['X'] }] },
    ],
    ['a name that is no part of an address', { categories: [{ name: '..' }] }],
  ])('a pack with %s is refused', (_, written) => {
    expect(CommandCategories.safeParse(written).success).toBe(false);
  });

  it.each(['supporter', 'moderator', 'administrator', 'owner', 'jishaku'])(
    '[spec0 §5.22] hides %s commands',
    (category) => {
      expect(isPublic(command(category), JUNO)).toBe(false);
    },
  );
});
