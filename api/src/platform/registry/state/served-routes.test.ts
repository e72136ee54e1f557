import { remoteRelease, shellRelease } from '../../../../test/registry/fixtures.ts';
import type { Channel } from './registry-state.ts';
import { servedRoutes, servedState } from './served-routes.ts';

const [home, status] = remoteRelease().manifest.routes;
/** A pattern that older versions of the registry accepted. */
const evil = { ...status!, path: '/evil/:x', params: { x: { pattern: '(a+)+b' } } };
const link = (path: string) => ({ slot: 'top' as const, path, label: path, weight: 1 });
const old = remoteRelease('1.0.0', {
  routes: [home!, evil],
  nav: [link('/'), link('/evil/aa')],
}).manifest;
const sound = remoteRelease('2.0.0').manifest;

test('a route whose pattern takes hours is not served, nor are the links to it', () => {
  expect(servedRoutes(old)).toEqual({ ...old, routes: [home], nav: [link('/')] });
});

test('entries of a list of the pack are served with the route of its members alone', () => {
  const each = (path: string) => ({ ...link(path), each: 'features' });
  const page = { ...status!, path: '/of/:name', params: { name: { pattern: '[a-z]{1,9}' } } };
  const release = { ...old, routes: [home!, page, evil] };
  const nav = [link('/'), each('/of/:name'), each('/evil/:x'), each('/none/:name')];
  expect(servedRoutes({ ...release, nav }).nav).toEqual([link('/'), each('/of/:name')]);
});

test('a release without such a route is served as it is', () => {
  expect(servedRoutes(sound)).toBe(sound);
});

test('each such route of the live releases is named, and releases that are not live are kept', () => {
  const channel = (name: string, manifest?: typeof old): Channel => ({
    ...{ name, mounts: [], restriction: 'public', revision: 1 },
    live: manifest ? { manifest, files: {} } : null,
  });
  const shell = shellRelease().manifest;
  const channels = [channel('mfe-public', old), channel('mfe-tools'), channel('shell', shell)];
  const { served, unserved } = servedState({ channels, releases: [] });
  expect(unserved).toEqual([
    expect.stringMatching(/^mfe-public 1\.0\.0, route \/evil\/:x: invalid pattern of x/),
  ]);
  expect(served.releases).toEqual([]);
  expect(served.channels.map(({ name, live }) => [name, live?.manifest])).toEqual([
    ['mfe-public', servedRoutes(old)],
    ['mfe-tools', undefined],
    ['shell', shell],
  ]);
  expect(served.channels[0]).toEqual({
    ...channel('mfe-public', old),
    live: { manifest: servedRoutes(old), files: {} },
  });
});
