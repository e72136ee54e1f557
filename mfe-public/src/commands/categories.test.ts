import { matchRoute, unlistedValues } from '@portico/sdk/platform';
import remote from '../remote.ts';
import {
  CATEGORIES,
  CATEGORY_ADDRESSES,
  categoryOfAddress,
  displayCategory,
  isPublic,
} from '@portico/contracts/rules/commands/categories';

const command = (category: string) => ({
  name: 'x',
  description: '',
  category,
  permissions: '',
  arguments: '',
});

describe('command categories', () => {
  it('[spec0 §3.2, §3.3] maps internal categories to display categories', () => {
    expect(displayCategory('antinuke')).toBe('Administration');
    expect(displayCategory('spotify')).toBe('Music');
    expect(displayCategory('unheard-of')).toBe('unheard-of');
    expect(Object.values(CATEGORIES).flat()).toHaveLength(48);
  });

  it('[spec0 §2.25] categoryOfAddress accepts internal keys and display names in any case', () => {
    expect(categoryOfAddress('voice', [])).toBe('Voice');
    expect(categoryOfAddress('VoiceTrack', [])).toBe('Voice');
    expect(categoryOfAddress('nothing', [command('games')])).toBeUndefined();
  });

  it('[spec0 §2.25] categoryOfAddress accepts an unmapped category that a command has', () => {
    expect(categoryOfAddress('GAMES', [command('Games')])).toBe('Games');
  });

  it('the route declaration, which the page server matches, lists the same addresses', () => {
    const unlisted = (value: string) => {
      const match = matchRoute(`/commands/${value}`, remote.routes);
      return match && unlistedValues(match).map(({ fallback }) => fallback);
    };
    for (const address of CATEGORY_ADDRESSES) {
      expect(categoryOfAddress(address, [])).toBeDefined();
      expect(unlisted(address.toUpperCase())).toEqual([]);
    }
    for (const address of ['nothing', 'owner', 'a%2Fb', 'toString', '%20']) {
      expect(categoryOfAddress(decodeURIComponent(address), [])).toBeUndefined();
      expect(unlisted(address)).toEqual(['/commands']);
    }
  });

  it.each(['supporter', 'moderator', 'administrator', 'owner', 'jishaku'])(
    '[spec0 §5.22] hides %s commands',
    (category) => {
      expect(isPublic(command(category))).toBe(false);
    },
  );
});
