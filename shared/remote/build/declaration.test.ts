import type { RemoteDeclaration } from '@portico/sdk/platform';
import { declarationProblems, pathsOf } from './declaration.ts';

const route = { path: '/a', page: 'a', title: 'A', description: 'A page' };
const problems = (change: Partial<RemoteDeclaration>) =>
  declarationProblems(
    { name: 'mfe-public', routes: [route], nav: [], ...change },
    'mfe-public',
    (file) =>
      ['src/pages/a/page.tsx', 'src/pages/a/first-screen.tsx', 'src/extensions/a.tsx'].includes(
        file,
      ),
  );

/** An entry for each member of a list of the site pack. */
const listed = (path: string) => ({
  ...{ slot: 'features' as const, each: 'things', path, label: 'Things', weight: 1 },
});

describe('declarationProblems', () => {
  it('accepts a valid declaration', () => {
    expect(problems({ nav: [{ slot: 'top', path: '/a', label: 'A', weight: 1 }] })).toEqual([]);
    expect(problems({ offers: [{ name: 'public/a', version: 1 }] })).toEqual([]);
    const member = { ...route, path: '/a/:name', params: { name: { pattern: '[a-z]{1,9}' } } };
    expect(problems({ routes: [member], nav: [listed('/a/:name')] })).toEqual([]);
  });

  it.each([
    [
      { configuration: { remote: 'mfe-tools' as const, keys: {} } },
      'configuration: it is of mfe-tools, not of mfe-public',
    ],
    [
      {
        configuration: {
          remote: 'mfe-public' as const,
          keys: {
            rows: { type: 'integer' as const, maximum: 9, default: 10, description: 'Rows' },
          },
        },
      },
      expect.stringMatching(/^configuration rows\.default: .*<=9 \(Rows\)$/),
    ],
    [{ nav: [listed('/b/:name')] }, 'nav /b/:name: no route matches it'],
    [{ nav: [listed('/a')] }, 'nav /a: no route matches it'],
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
      expect.stringMatching(/^route \/a\/:x: invalid pattern of x: "\(a\+\)\+b" is neither/),
    ],
    [
      {
        routes: [{ ...route, path: '/a/:x', params: { x: { known: ['b'], fallback: '/a/b' } } }],
      },
      'route /a/:x: params.x.fallback must be the path of a route without params',
    ],
    [
      { routes: [{ ...route, path: '/a', movedFrom: ['/b', '/a'] }] },
      'route /a: movedFrom /a is a page',
    ],
    [
      {
        routes: [
          { ...route, path: '/a/:x', params: { x: { pattern: '[a-z]' } }, movedFrom: ['/b'] },
        ],
      },
      'route /a/:x: movedFrom needs a path without params',
    ],
    [
      { routes: [{ ...route, data: { get: { x: '/api/x/:id' } } }] },
      'route /a: data.get.x names :id, which is neither a param of the path nor in data.query',
    ],
    [
      { routes: [{ ...route, structured: { crumbs: [{ name: 'B', path: '/b' }] } }] },
      'route /a: structured.crumbs name /b, which is the path of no route of this remote',
    ],
    [
      { nav: [{ slot: 'top' as const, path: '/b', label: 'B', weight: 1 }] },
      'nav /b: no route matches it',
    ],
    [
      { nav: [{ slot: 'top' as const, path: '/a', label: 'A', icon: 'images', weight: 1 }] },
      'nav /a: invalid icon: "images" is not a valid tag',
    ],
    [
      { routes: [{ ...route, page: 'ext-a' }] },
      'route /a: the name of a page must not begin with ext-',
    ],
    [
      { offers: [{ name: 'tools/a' as const, version: 1 }] },
      'offer tools/a: only mfe-tools may offer it',
    ],
    [
      { offers: [{ name: 'public/a' as const, version: 0 }] },
      'offer public/a: the version must be a positive integer',
    ],
    [
      { offers: [{ name: 'public/b' as const, version: 1 }] },
      'offer public/b: src/extensions/b.tsx does not exist',
    ],
    [
      { offers: [{ name: 'public/../a' as const, version: 1 }] },
      expect.stringMatching(/^offer public\/..\/a: the name does not match/),
    ],
  ])('reports the problem of %j', (change, sentence) => {
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
