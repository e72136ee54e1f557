import fc from 'fast-check';
import { matchRoute } from './match-route.ts';
import type { PageRoute } from './remote.ts';

const routes: Pick<PageRoute, 'path' | 'params'>[] = [
  { path: '/' },
  { path: '/commands' },
  { path: '/commands/:category' },
  { path: '/features/:name', params: { name: { oneOf: { automod: 'Auto Moderation' } } } },
  { path: '/avatars/:userId', params: { userId: { pattern: '[0-9]{1,20}' } } },
  { path: '/avatars/top' },
  { path: '/epicgames/*', params: { '*': { pattern: '[A-Za-z0-9._:%-]{1,128}' } } },
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
  ])('answers %s by %s', (pathname, path) => {
    expect(pathOf(pathname)).toBe(path);
  });

  it('[spec0 §2] answers any other path by no route', () => {
    for (const pathname of ['/nope', '/commands/a/b', '/Commands', '/feature', '/commands//']) {
      expect(pathOf(pathname)).toBeUndefined();
    }
  });

  it('[spec0 §2] knows a feature page by its name only', () => {
    expect(pathOf('/features/automod')).toBe('/features/:name');
    for (const name of ['unknown', 'Automod', 'toString', '__proto__', '']) {
      expect(pathOf(`/features/${name}`)).toBeUndefined();
    }
  });

  it('prefers static segments over params, whatever their order', () => {
    expect(matchRoute('/avatars/top', routes)?.route.path).toBe('/avatars/top');
    expect(matchRoute('/avatars/top', [...routes].reverse())?.route.path).toBe('/avatars/top');
    expect(pathOf('/avatars/123')).toBe('/avatars/:userId');
  });

  it('wants a pattern to fit the whole value', () => {
    expect(pathOf('/avatars/12a')).toBeUndefined();
    expect(pathOf('/avatars/1%0A')).toBeUndefined();
  });

  it('matches nothing by a pattern outside the grammar', () => {
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

  it('[spec0 §2] hands the rest of an open path over as one value', () => {
    expect(matchRoute('/epicgames/com.app%3Agame', routes)?.params).toEqual({
      '*': 'com.app:game',
    });
    expect(pathOf('/epicgames/a/b')).toBeUndefined();
    expect(matchRoute('/user/invoices/1', routes)?.params).toEqual({ '*': 'invoices/1' });
  });

  it('refuses broken percent-encoding', () => {
    expect(pathOf('/commands/%')).toBeUndefined();
    expect(pathOf('/commands/%E0%A4%A')).toBeUndefined();
  });

  it('never throws and never answers a path without a leading slash', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        matchRoute(`/${text}`, routes);
        if (!text.startsWith('/')) expect(matchRoute(text, routes)).toBeUndefined();
      }),
    );
  });
});
