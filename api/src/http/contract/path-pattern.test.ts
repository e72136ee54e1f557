import { matchesPattern, segmentsOf } from './path-pattern.ts';

test.each([
  ['/api/team', '/api/team', true],
  ['/api/team', '/api/%74eam', true],
  ['/api/team', '/api/teams', false],
  ['/api/team', '/api', false],
  ['/api/team', '/api/team/', false],
  ['/api/team', '/api/team/1', false],
  ['/api/users/:id', '/api/users/1', true],
  ['/api/users/:id', '/api/users/', false],
  ['/api/users/:id', '/api/users', false],
  ['/api/users/:id/keys', '/api/users/1/keys', true],
  ['/api/users/:id/keys', '/api/users/1/other', false],
  ['/*', '/', true],
  ['/*', '/a/b/c', true],
  ['/files/*', '/files/a/b', true],
  ['/files/*', '/files', false],
  ['/files/*', '/other/a', false],
  ['/files/:id/*', '/files//a', false],
  ['/a/*/b', '/a/x/b', false],
])('%s and %s: %s', (pattern, path, expected) => {
  expect(matchesPattern(segmentsOf(pattern), segmentsOf(path))).toBe(expected);
});

test('what cannot be decoded stays as it is', () => {
  expect(segmentsOf('/100%/%2F%20x')).toEqual(['', '100%', '/ x']);
});
