import { matches } from './network.ts';
import { plain } from './visit.ts';

test('errors of two versions have the same words', () => {
  const error = (version: string, hash: string) =>
    `Failed to load /mfe/mfe-tools/${version}/page.${hash}.js:1:20\n    at home`;
  const versions = ['1.0.0-abc', '1.1.0-def'];
  expect(plain(error('1.1.0-def', '0123456789'), versions)).toBe(
    'Failed to load /mfe/mfe-tools/<version>/page.js',
  );
  expect(plain(error('1.1.0-def', '0123456789'), versions)).toBe(
    plain(error('1.0.0-abc', 'abcdef0123'), versions),
  );
});

test('an example answers the addresses of its pattern', () => {
  expect(matches('/api/server/:guildId', '/api/server/1')).toBe(true);
  expect(matches('/api/server/:guildId', '/api/server/1/more')).toBe(false);
  expect(matches('/api/server/:guildId', '/api/servers/1')).toBe(false);
});
