import { smallRelease } from '../../../../test/registry/fixtures.ts';
import { restrictionProblems } from '../../remotes/restriction-problems.ts';
import { gate } from './gate.ts';

const route = { path: '/pictures', page: 'home', title: 'T', description: 'D' };
const wide = { ...route, images: 'anywhere' as const };
const release = (...routes: (typeof wide & { requires?: 'session' })[]) =>
  smallRelease('mfe-tools', '1.0.0', { routes }).manifest;

/** The rules that refuse a release. */
const rulesFor = (manifest: ReturnType<typeof release>, restriction: 'public' | 'team') =>
  gate({
    live: new Map([[manifest.name, manifest]]),
    changed: new Set([manifest.name]),
    retained: [],
    channels: [{ name: manifest.name, mounts: [], restriction }],
    api: {
      operations: new Set(['getShards']),
      shapeOf: () => undefined,
      routes: [],
      isPublicGet: () => true,
    },
  }).map(({ rule, detail }) => [rule, detail]);

const WHY = expect.stringMatching(/^The page \/pictures of mfe-tools 1\.0\.0 may show images/);

test('a public page may show images from anywhere', () => {
  expect(rulesFor(release(wide), 'public')).toEqual([]);
});

test('a page that requires a session, or of a restricted remote, may not', () => {
  expect(rulesFor(release({ ...wide, requires: 'session' }), 'public')).toEqual([['images', WHY]]);
  expect(rulesFor(release(wide), 'team')).toEqual([['images', WHY]]);
});

test('a remote whose pages may show images from anywhere cannot be restricted', () => {
  const remotes = (...routes: (typeof wide)[]) => [
    { name: 'mfe-tools', restriction: 'public' as const, live: release(...routes) },
    { name: 'mfe-public', restriction: 'public' as const, live: release(wide) },
  ];
  expect(restrictionProblems('mfe-tools', 'team', remotes(wide))).toEqual([WHY]);
  expect(restrictionProblems('mfe-tools', 'team', remotes())).toEqual([]);
});
