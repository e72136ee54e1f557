import type { RemoteDeclaration } from '../platform/index.ts';
import { declarationProblems, pathsOf } from './declaration.ts';

const route = { path: '/a', page: 'a', title: 'A', description: 'A page' };
const problems = (change: Partial<RemoteDeclaration>) =>
  declarationProblems(
    { name: 'mfe-public', routes: [route], nav: [], ...change },
    'mfe-public',
    (page) => page === 'a',
  );

describe('declarationProblems', () => {
  it('accepts what fits', () => {
    expect(problems({ nav: [{ slot: 'top', path: '/a', label: 'A', weight: 1 }] })).toEqual([]);
  });

  it.each([
    [{ name: 'mfe-tools' as const }, "name is 'mfe-tools' but the workspace is 'mfe-public'"],
    [{ routes: [route, route] }, 'route /a is declared twice'],
    [{ routes: [{ ...route, page: 'b' }] }, 'route /a: src/pages/b/page.tsx does not exist'],
    [{ routes: [{ ...route, path: '/a/:x' }] }, 'route /a/:x: params.x is missing'],
    [
      {
        routes: [{ ...route, path: '/a/:x', params: { x: { pattern: '[a-z]' } }, prerender: true }],
      },
      'route /a/:x: only oneOf params can be prerendered',
    ],
    [
      { routes: [{ ...route, path: '/a/:x', params: { x: { pattern: '(a+)+b' } } }] },
      expect.stringMatching(
        /^route \/a\/:x: the pattern of x does not fit: "\(a\+\)\+b" is neither/,
      ),
    ],
    [
      {
        routes: [{ ...route, path: '/a/:x', params: { x: { known: ['b'], otherwise: '/a/b' } } }],
      },
      'route /a/:x: params.x.otherwise must be the path of a route without params',
    ],
    [
      { nav: [{ slot: 'top' as const, path: '/b', label: 'B', weight: 1 }] },
      'nav /b: no route answers it',
    ],
  ])('names what does not fit: %j', (change, sentence) => {
    expect(problems(change)).toContainEqual(sentence);
  });
});

describe('pathsOf', () => {
  it('lists every address of a route with named values', () => {
    const params = { x: { oneOf: { one: 'One', two: 'Two' } } };
    expect(pathsOf({ ...route, path: '/a/:x', params })).toEqual(['/a/one', '/a/two']);
    expect(pathsOf(route)).toEqual(['/a']);
  });
});
