import { RegistryWatch } from '../releases/registry-watch.ts';
import { testRemotes } from '../testing/render-app.tsx';
import { needsDocument } from './needs-document.ts';
import { RouteTable } from './route-table.ts';

const document = (initialPath: string) => ({
  initialPath,
  routes: new RouteTable({ revision: '1', shellVersion: '1.0.0', remotes: testRemotes }),
  watch: new RegistryWatch('1'),
});

describe('a document that is up to date', () => {
  it('needs no new one for the pages of its registry', () => {
    for (const path of ['/', '/status', '/features/music', '/user/overview'])
      expect([path, needsDocument(path, document('/store'))]).toEqual([path, false]);
  });

  it('needs a new one for every path without a route', () => {
    for (const path of ['/nope', '/staff', '/staff/overview', '/features/music/more'])
      expect([path, needsDocument(path, document('/store'))]).toEqual([path, true]);
  });

  it('needs no new one for a remote that is switched off', () => {
    const off = [{ name: 'mfe-off', mounts: ['/events'], routes: [] }];
    const registry = { revision: '1', shellVersion: '1.0.0', remotes: testRemotes, off };
    const state = { ...document('/store'), routes: new RouteTable(registry) };
    expect(needsDocument('/events/all', state)).toBe(false);
    expect(needsDocument('/eventsx', state)).toBe(true);
  });

  it('needs no new one for its own path, whose 404 the server has sent', () => {
    expect(needsDocument('/nope', document('/nope'))).toBe(false);
  });
});
