import fc from 'fast-check';
import { leadsToPage, unlistedValues } from './known-values.ts';
import { matchRoute, pathOfMatch } from './match-route.ts';
import type { PageRoute } from './remote.ts';

const routes: Pick<PageRoute, 'path' | 'params'>[] = [
  { path: '/' },
  { path: '/commands' },
  { path: '/commands/:category' },
  { path: '/features/:name', params: { name: { oneOf: { automod: 'Auto Moderation' } } } },
  { path: '/avatars/:userId', params: { userId: { pattern: '[0-9]{1,20}' } } },
  { path: '/avatars/top' },
  { path: '/epicgames/*', params: { '*': { pattern: '[A-Za-z0-9][A-Za-z0-9._:-]{1,127}' } } },
  { path: '/user/*' },
];

const pathOf = (pathname: string) => matchRoute(pathname, routes)?.route.path;

describe('matchRoute', () => {
  it.each([
    ['/', '/'],
    ['/commands', '/commands'],
    ['/commands/ban', '/commands/:category'],
    ['/user', '/user/*'],
    ['/user/invoices/1', '/user/*'],
  ])('matches %s with %s', (pathname, path) => {
    expect(pathOf(pathname)).toBe(path);
  });

  it('[spec0 §2.1] matches no route for any other path', () => {
    for (const pathname of ['/nope', '/commands/a/b', '/Commands', '/feature', '/commands//']) {
      expect(pathOf(pathname)).toBeUndefined();
    }
  });

  it('[spec0 §2.3] matches a feature page by its listed names only', () => {
    expect(pathOf('/features/automod')).toBe('/features/:name');
    for (const name of ['unknown', 'Automod', 'toString', '__proto__', '']) {
      expect(pathOf(`/features/${name}`)).toBeUndefined();
    }
  });

  it('prefers static segments over params, regardless of their order', () => {
    expect(matchRoute('/avatars/top', routes)?.route.path).toBe('/avatars/top');
    expect(matchRoute('/avatars/top', [...routes].reverse())?.route.path).toBe('/avatars/top');
    expect(pathOf('/avatars/123')).toBe('/avatars/:userId');
  });

  it('requires a pattern to match the whole value', () => {
    expect(pathOf('/avatars/12a')).toBeUndefined();
    expect(pathOf('/avatars/1%0A')).toBeUndefined();
  });

  it('matches no value with a pattern outside the grammar', () => {
    const route = { path: '/a/:x', params: { x: { pattern: '(a+)+b' } } };
    expect(matchRoute('/a/ab', [route])).toBeUndefined();
    expect(matchRoute(`/a/${'a'.repeat(5000)}`, [route])).toBeUndefined();
  });

  it('ignores one trailing slash', () => {
    expect(pathOf('/commands/')).toBe('/commands');
    expect(pathOf('/user/')).toBe('/user/*');
  });

  it('decodes params', () => {
    expect(matchRoute('/commands/a%20b%2Fc', routes)?.params).toEqual({ category: 'a b/c' });
  });

  it('[spec0 §2.86] returns the rest of an open path as one value', () => {
    expect(matchRoute('/epicgames/com.app%3Agame', routes)?.params).toEqual({
      '*': 'com.app:game',
    });
    for (const id of ['a/b', '%250a', '%2e%2e', '..', '%0a', 'a%20b', '']) {
      expect([id, pathOf(`/epicgames/${id}`)]).toEqual([id, undefined]);
    }
    expect(matchRoute('/user/invoices/1', routes)?.params).toEqual({ '*': 'invoices/1' });
  });

  it('rejects invalid percent-encoding', () => {
    expect(pathOf('/commands/%')).toBeUndefined();
    expect(pathOf('/commands/%E0%A4%A')).toBeUndefined();
  });

  it('never throws, and never matches a path without a leading slash', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        matchRoute(`/${text}`, routes);
        if (!text.startsWith('/')) expect(matchRoute(text, routes)).toBeUndefined();
      }),
    );
  });
});

describe('a route with known values', () => {
  const known = {
    known: ['voice', 'music'],
    source: '/api/values',
    fallback: '/c',
  } as const;
  const pages: Pick<PageRoute, 'path' | 'params'>[] = [
    { path: '/c' },
    { path: '/c/:kind', params: { kind: { ...known, known: [...known.known] } } },
    { path: '/open/*' },
  ];
  const match = (path: string) => {
    const found = matchRoute(path, pages);
    if (!found) throw new Error(`no route answers ${path}`);
    return found;
  };

  it('matches its values in any letter case and encoding, with one canonical address', () => {
    for (const path of ['/c/voice', '/c/VOICE/', '/c/%76oice']) {
      expect(unlistedValues(match(path))).toEqual([]);
      expect(pathOfMatch(match(path))).toBe('/c/voice');
    }
    expect(pathOfMatch(match('/open/a%20b/c'))).toBe('/open/a%20b/c');
    expect(pathOfMatch(match('/c/'))).toBe('/c');
  });

  it('redirects any other value to its `otherwise` path', () => {
    for (const [path, value] of [
      ['/c/Nope', 'nope'],
      ['/c/a%2Fb', 'a/b'],
      ['/c/%20', ' '],
      ['/c/__proto__', '__proto__'],
    ]) {
      const { source, fallback } = known;
      expect(unlistedValues(match(path ?? ''))).toEqual([{ value, source, fallback }]);
    }
  });

  it('must redirect to a page without params', () => {
    const leads = (fallback: string) => leadsToPage({ known: [], fallback }, pages);
    expect(['/c', '/c/voice', '/nope', '//evil.example', '/open/x'].map(leads)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
