import { CATEGORIES, categoryOfAddress, displayCategory, isPublic } from './categories.ts';

describe('command categories', () => {
  it('[spec0 §3] maps internal categories to display categories', () => {
    expect(displayCategory('antinuke')).toBe('Administration');
    expect(displayCategory('spotify')).toBe('Music');
    expect(displayCategory('unheard-of')).toBe('unheard-of');
    expect(Object.values(CATEGORIES).flat()).toHaveLength(48);
  });

  it('[spec0 §2] an address names an internal key or a display name, in any case', () => {
    expect(categoryOfAddress('voice')).toBe('Voice');
    expect(categoryOfAddress('VoiceTrack')).toBe('Voice');
    expect(categoryOfAddress('nothing')).toBeUndefined();
  });

  it.each(['supporter', 'moderator', 'administrator', 'owner', 'jishaku'])(
    '[spec0 §5] hides %s commands',
    (category) => {
      const command = { name: 'x', description: '', category, permissions: '', arguments: '' };
      expect(isPublic(command)).toBe(false);
    },
  );
});
