import { renderHook } from '@testing-library/react';
import { useDirtyForm } from '@portico/sdk';
import { RegistryWatch } from '../releases/registry-watch.ts';
import { testRemote, testRemotes } from '../testing/render-app.tsx';
import { needsDocument } from './needs-document.ts';
import { RouteTable } from './route-table.ts';

const pageRoute = (path: string) => ({ path, page: 'page', title: 'T', description: 'D' });

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

  describe('and whose remotes show images from anywhere on some pages', () => {
    const wide = (path: string) => ({ ...pageRoute(path), images: 'anywhere' as const });
    const routes = [wide('/embed'), wide('/templates/:id'), pageRoute('/store')];
    const remotes = [testRemote({ name: 'mfe-one', routes })];
    const from = (initialPath: string) => ({
      ...document(initialPath),
      routes: new RouteTable({ revision: '1', shellVersion: '1.0.0', remotes }),
    });

    it.each([
      ['/store', '/embed', true],
      ['/embed', '/store', true],
      ['/embed', '/templates/1', false],
      ['/templates/1', '/templates/2', false],
      // The 404 page shows images of the site alone.
      ['/nope', '/embed', true],
      ['/nope', '/store', false],
    ])('needs a new one from %s to %s: %p', (path, to, isNeeded) => {
      expect(needsDocument(to, from(path))).toBe(isNeeded);
    });

    it('needs it even where a form has input: the browser asks first', () => {
      const form = renderHook(() => useDirtyForm(true));
      expect(needsDocument('/embed', from('/store'))).toBe(true);
      form.unmount();
    });
  });

  it('needs no new one for its own path, whose 404 the server has sent', () => {
    expect(needsDocument('/nope', document('/nope'))).toBe(false);
  });
});
