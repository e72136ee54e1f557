import type { PageRoute, RegistrySnapshot } from '../index.ts';
import { findPage } from './find-page.ts';

const route = (path: string, params?: PageRoute['params']): PageRoute => ({
  ...{ path, page: 'page', title: 'Title', description: 'Text' },
  ...(params && { params }),
});
const routes = [
  route('/'),
  route('/status'),
  route('/commands/:category', { category: { oneOf: { server: 'Server' } } }),
];
const snapshot = { remotes: [{ name: 'mfe-public', routes }] } as unknown as RegistrySnapshot;
const find = (url: string) => findPage(url, snapshot);

describe('findPage', () => {
  it.each(['/', '/?utm=1', '/status', '/status?range=7d', '/commands/server'])(
    'finds the page of %s',
    (url) => {
      expect(find(url)).toMatchObject({ kind: 'page', remote: 'mfe-public' });
    },
  );

  it.each(['/nope', '/commands', '/commands/unknown', '/Status', '/status/x', '//status', '/%zz'])(
    'finds no page at %s',
    (url) => {
      expect(find(url)).toEqual({ kind: 'not-found' });
    },
  );

  it('redirects a path with a trailing slash to the canonical one, with its query', () => {
    expect(find('/status/')).toEqual({ kind: 'redirect', status: 308, location: '/status' });
    expect(find('//')).toEqual({ kind: 'redirect', status: 308, location: '/' });
    expect(find('/status/?range=7d')).toEqual({
      kind: 'redirect',
      status: 308,
      location: '/status?range=7d',
    });
  });

  it.each(['//evil.example/', '/\\evil.example/', '/%2fevil.example/', '/%5cevil.example/', '///'])(
    'never redirects %s to another site',
    (url) => {
      expect(find(url)).toEqual({ kind: 'not-found' });
    },
  );

  it('redirects a former path of a page to its path, with its query', () => {
    const { remotes, ...rest } = snapshot;
    const moved = remotes.map((remote) => ({
      ...remote,
      routes: remote.routes.map((route) =>
        route.path === '/status' ? { ...route, movedFrom: ['/uptime'] } : route,
      ),
    }));
    expect(findPage('/uptime?range=7d', { ...rest, remotes: moved })).toEqual({
      kind: 'redirect',
      status: 308,
      location: '/status?range=7d',
    });
  });

  it('finds no page at a very long path', () => {
    expect(find(`/${'a'.repeat(4000)}`)).toEqual({ kind: 'not-found' });
  });
});
