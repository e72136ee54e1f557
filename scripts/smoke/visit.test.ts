import { exampleFor } from './network.ts';
import { plain } from './visit.ts';

test('errors of two versions have the same text', () => {
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

test('an example response answers the calls of its address, also outside /api/, but never the registry', () => {
  const example = (path: string) => ({ method: 'GET', path, headers: {}, body: path });
  const examples = ['/api/server/:guildId', '/blacklist/:subject/:list', '/api/registry'].map(
    example,
  );
  const bodyFor = (method: string, path: string) => exampleFor(examples, method, path)?.body;
  expect(bodyFor('GET', '/api/server/1')).toBe('/api/server/:guildId');
  expect(bodyFor('GET', '/blacklist/user/users')).toBe('/blacklist/:subject/:list');
  expect(bodyFor('GET', '/api/server/1/more')).toBeUndefined();
  expect(bodyFor('GET', '/api/servers/1')).toBeUndefined();
  expect(bodyFor('POST', '/api/server/1')).toBeUndefined();
  expect(bodyFor('GET', '/api/registry')).toBeUndefined();
});
