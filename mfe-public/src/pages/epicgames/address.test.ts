import { matchRoute } from '@portico/sdk/platform';
import remote from '../../remote.ts';

const pageOf = (pathname: string) => matchRoute(pathname, remote.routes)?.route.page;

describe('the address of a game (threats row 60)', () => {
  it.each(['fn', 'fn%3A1%3AApp', 'com.app:game-2_x', 'a'.repeat(128)])('%s opens it', (id) => {
    expect(pageOf(`/epicgames/${id}`)).toBe('epicgames');
  });

  it.each([
    '..',
    '%2e%2e',
    '%252e%252e',
    '.',
    'a%2fb',
    'a/b',
    'a%5cb',
    'a%0ab',
    'a%250ab',
    'a%00b',
    'a b',
    'a%20b',
    'a%3Faction=x',
    'a%26silent=false',
    'a%23b',
    'javascript:alert(1)',
    'a'.repeat(129),
    '',
  ])('%s is not found', (id) => {
    expect(pageOf(`/epicgames/${id}`)).toBeUndefined();
  });
});
