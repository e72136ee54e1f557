import { matchRoute } from '@portico/sdk/platform';
import { addressOf, cardId } from '@portico/contracts/rules/commands/address';
import { categoryPath, commandPath } from './paths.ts';

const pathOf = (name: string, category = 'fun') =>
  commandPath(addressOf({ name, category }, { categories: [], hidden: [] }));

describe('addresses of commands', () => {
  it('name the display category and the command in lower case', () => {
    expect(pathOf('Jail Setup', 'moderation')).toBe('/commands/moderation/jail-setup');
    expect(categoryPath('voice')).toBe('/commands/voice');
    expect(categoryPath('')).toBe('/commands');
  });

  it('differ for names that differ in a blank and a hyphen', () => {
    const names = ['jail setup', 'jail-setup', 'jail--setup', 'jail', 'jail-'];
    const paths = names.map((name) => pathOf(name));
    expect(new Set(paths).size).toBe(names.length);
    expect(new Set(names.map(cardId)).size).toBe(names.length);
  });

  it('are the same for names that differ in case and blanks alone, also around a hyphen', () => {
    expect(pathOf('Jail  -  Setup')).toBe(pathOf('jail-setup'));
    expect(pathOf('jail - setup')).not.toBe(pathOf('jail--setup'));
    expect(pathOf('jail - - setup')).toBe(pathOf('jail--setup'));
  });

  it.each(['a/b', '100%', '?x=1#y', '"><script>', 'größe', 'a&b'])(
    'contain the name %j in one segment that is decoded again',
    (name) => {
      const path = pathOf(name);
      expect(path).toMatch(/^[\w/%().!~*'-]+$/);
      expect(matchRoute(path, [{ path: '/commands/:category/:name' }])?.params).toEqual({
        category: 'fun',
        name,
      });
    },
  );
});
