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
  it('shows every page of its registry itself', () => {
    for (const path of ['/', '/status', '/features/music', '/user/overview'])
      expect([path, needsDocument(path, document('/store'))]).toEqual([path, false]);
  });

  it('leaves every path that none of its remotes answers to the page server', () => {
    for (const path of ['/nope', '/staff', '/staff/overview', '/features/music/more'])
      expect([path, needsDocument(path, document('/store'))]).toEqual([path, true]);
  });

  it('shows its own 404 page again, without asking a second time', () => {
    expect(needsDocument('/nope', document('/nope'))).toBe(false);
  });
});
