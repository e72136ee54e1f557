import { matchRoute } from '@portico/sdk/platform';
import { cardId, categoryPath, commandPath } from '@portico/sdk/rules/commands/address';

describe('addresses of commands', () => {
  it('name the display category and the command in lower case', () => {
    expect(commandPath({ name: 'Jail Setup', category: 'moderation' })).toBe(
      '/commands/moderation/jail-setup',
    );
    expect(categoryPath('Voice')).toBe('/commands/voice');
    expect(categoryPath('')).toBe('/commands');
  });

  it('differ for names that differ in a blank and a hyphen', () => {
    const names = ['jail setup', 'jail-setup', 'jail--setup', 'jail', 'jail-'];
    const paths = names.map((name) => commandPath({ name, category: 'fun' }));
    expect(new Set(paths).size).toBe(names.length);
    expect(new Set(names.map(cardId)).size).toBe(names.length);
  });

  it.each(['a/b', '100%', '?x=1#y', '"><script>', 'größe', 'a&b'])(
    'contain the name %j in one segment that is decoded again',
    (name) => {
      const path = commandPath({ name, category: 'fun' });
      expect(path).toMatch(/^[\w/%().!~*'-]+$/);
      expect(matchRoute(path, [{ path: '/commands/:category/:name' }])?.params).toEqual({
        category: 'fun',
        name,
      });
    },
  );
});
