import { remoteRelease, shellRelease, smallRelease } from '../../../test/registry/fixtures.ts';
import type { TestRelease } from '../../../test/registry/fixtures.ts';
import type { Channel } from '../registry/state/registry-state.ts';
import { planOf } from './smoke-plan.ts';

const channel = (
  name: string,
  live: TestRelease | null,
  rules: Partial<Channel> = {},
): Channel => ({
  ...{ name, restriction: 'public', mounts: [], revision: 1 },
  live: live && { manifest: live.manifest, files: {} },
  ...rules,
});
const route = { page: 'home', title: 'T', description: 'D' };
const plan = ({ manifest }: TestRelease, ...channels: Channel[]) => planOf(manifest, channels);

test('the first version of a remote is loaded with all pages, each at a known address', () => {
  expect(plan(remoteRelease(), channel('mfe-public', null))).toEqual({
    pages: ['/', '/status', '/commands/moderation'].map((path) => ({
      ...{ path, as: 'visitor', chrome: 'full', isOnLive: false },
    })),
    skipped: [],
  });
});

test('a page with the same files and entry as the live one is skipped, with a reason', () => {
  const live = remoteRelease('1.0.0', {}, { 'remoteEntry.js': 'entry' });
  const next = remoteRelease('1.0.1', {}, { 'remoteEntry.js': 'entry', 'status.js': 'other();' });
  expect(plan(next, channel('mfe-public', live))).toEqual({
    pages: [{ path: '/status', as: 'visitor', chrome: 'full', isOnLive: true }],
    skipped: ['/', '/commands/moderation'].map((path) => ({
      ...{ path, reason: 'The page is the same as the live one.' },
    })),
  });
});

test('a route without a known address is skipped, unless a prerendered page has one', () => {
  const params = { id: { pattern: '[a-z]{1,9}' } };
  const routes = [{ ...route, path: '/x/:id', params }];
  const release = (prerendered = {}) => remoteRelease('1.0.0', { routes, nav: [], prerendered });
  expect(plan(release(), channel('mfe-public', null)).skipped).toEqual([
    { path: '/x/:id', reason: 'No address of this route is known.' },
  ]);
  const rendered = release({ '/x/abc': { html: '', css: '' } });
  expect(plan(rendered, channel('mfe-public', null)).pages).toMatchObject([{ path: '/x/abc' }]);
});

test('pages for signed-in people, and pages of a restricted remote, are shown to the example person', () => {
  const routes = [
    { ...route, path: '/mine', requires: 'session' as const },
    { ...route, path: '/x' },
  ];
  const release = remoteRelease('1.0.0', { routes, nav: [] });
  const as = (restriction: 'public' | 'team') =>
    plan(release, channel('mfe-public', null, { restriction })).pages.map((page) => page.as);
  expect([as('public'), as('team')]).toEqual([
    ['example', 'visitor'],
    ['example', 'example'],
  ]);
});

test('a shell is loaded with one page of each live remote', () => {
  const { pages } = plan(
    shellRelease(),
    channel('shell', shellRelease()),
    channel('mfe-public', remoteRelease()),
    channel('mfe-tools', smallRelease('mfe-tools'), { isOff: true }),
    channel('mfe-staff', smallRelease('mfe-staff'), { restriction: 'team' }),
    channel('mfe-commerce', null),
  );
  expect(pages).toEqual([
    { path: '/', as: 'visitor', chrome: 'full', isOnLive: true },
    { path: '/staff', as: 'example', chrome: 'full', isOnLive: true },
  ]);
});

test('a run has at most forty pages, and lists the skipped ones', () => {
  const routes = Array.from({ length: 42 }, (_, index) => ({ ...route, path: `/p${index}` }));
  const { pages, skipped } = plan(remoteRelease('1.0.0', { routes, nav: [] }));
  expect(pages).toHaveLength(40);
  expect(skipped.map(({ path }) => path)).toEqual(['/p40', '/p41']);
});
