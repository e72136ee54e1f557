import type { ReleaseManifest } from '@portico/sdk/platform';
import {
  frame,
  remoteRelease,
  shellRelease,
  smallRelease,
} from '../../../../test/registry/fixtures.ts';
import type { TestRelease } from '../../../../test/registry/fixtures.ts';
import { lostPages } from './lost-pages.ts';
import type { Channel, RegistryState, Restriction } from '../state/registry-state.ts';

const channel = ({ manifest }: TestRelease, restriction: Restriction = 'public'): Channel => ({
  ...{ name: manifest.name, mounts: [], restriction, revision: 1 },
  live: { manifest, files: {} },
});
const state = (...channels: Channel[]): RegistryState => ({ channels, releases: [] });

const live = remoteRelease('1.0.0', { nav: [] });
/** A release of mfe-public that has only some of its pages. */
const without = (...gone: string[]): ReleaseManifest => ({
  ...live.manifest,
  version: '1.1.0',
  routes: live.manifest.routes.filter(({ path }) => !gone.includes(path)),
});
const body = (html: string) => ({ prerendered: { '/mfe-tools': { html, css: '' } } });
const tools = (html: string) => smallRelease('mfe-tools', '1.0.0', body(html));

test('A page that another remote, its navigation or the shell links to is named with those links.', () => {
  const nav = [{ slot: 'top' as const, path: '/status', label: 'Status', weight: 1 }];
  const before = state(
    channel(
      shellRelease('1.0.0', {
        frame: {
          ...frame,
          html: { ...frame.html, full: '<a class="x" href="/status">Status</a>' },
        },
      }),
    ),
    channel(live),
    channel(
      tools('<p><a href="/commands/server?x=1">Commands</a> <a href="/status#now">Now</a></p>'),
    ),
    channel(smallRelease('mfe-commerce', '1.0.0', { nav })),
  );
  expect(lostPages(before, without('/status', '/commands/:category'))).toEqual([
    expect.stringMatching(
      /^\/commands\/server of mfe-public 1\.0\.0 is no page of mfe-public 1\.1\.0, but linked to by \/mfe-tools of mfe-tools\. /,
    ),
    expect.stringMatching(
      /^\/status .* linked to by the shell, \/mfe-tools of mfe-tools, the navigation of mfe-commerce \(top\)\. Keep the page/,
    ),
  ]);
});

test('Links of the release itself count, too.', () => {
  const next = {
    ...without('/status'),
    prerendered: { '/': { html: '<a href="/status">x</a>', css: '' } },
  };
  expect(lostPages(state(channel(live)), next)).toEqual([
    expect.stringContaining('linked to by / of mfe-public'),
  ]);
});

test('Pages that stay, move to another remote, or that nobody links to are no warning.', () => {
  const link =
    '<a href="/status">x</a><a href="/gone-before">x</a><a href="https://x.example/status">x</a>';
  const moved = smallRelease('mfe-commerce', '1.0.0', { routes: [live.manifest.routes[1]!] });
  expect(lostPages(state(channel(live), channel(tools(link))), without())).toEqual([]);
  expect(lostPages(state(channel(live), channel(tools(''))), without('/status'))).toEqual([]);
  expect(
    lostPages(state(channel(live), channel(tools(link)), channel(moved)), without('/status')),
  ).toEqual([]);
  expect(lostPages(state(), without('/status'))).toEqual([]);
});

test('A restricted remote with such a link stays unnamed.', () => {
  const staff = smallRelease('mfe-staff', '1.0.0', {
    prerendered: { '/staff': { html: '<a href="/status">x</a>', css: '' } },
  });
  const [warning] = lostPages(state(channel(live), channel(staff, 'team')), without('/status'));
  expect(warning).toContain('linked to by a page of the team.');
  expect(warning).not.toContain('staff');
});

test('An address is looked up once, however many links lead to it.', () => {
  const lookUps = (links: number) => {
    let reads = 0;
    const routes = live.manifest.routes.map((route) => ({
      ...route,
      get path() {
        reads += 1;
        return route.path;
      },
    }));
    const counted = channel({ ...live, manifest: { ...live.manifest, routes } });
    const many = tools('<a href="/status">x</a><a href="/kept">x</a>'.repeat(links));
    const warnings = lostPages(state(counted, channel(many)), without('/status'));
    expect(warnings).toHaveLength(1);
    return reads;
  };
  expect(lookUps(1000)).toBe(lookUps(1));
});

test('A shell, and the first release of a remote, lose no page.', () => {
  const nav = [{ slot: 'top' as const, path: '/status', label: 'Status', weight: 1 }];
  const other = channel(smallRelease('mfe-commerce', '1.0.0', { nav }));
  const shell = shellRelease('1.0.0', { routes: live.manifest.routes });
  expect(lostPages(state(channel(shell), other), shellRelease('2.0.0').manifest)).toEqual([]);
  const first = { ...channel(live), live: null };
  expect(lostPages(state(first, other), without('/status'))).toEqual([]);
});

test('The pages are named in the order of their addresses, twenty at most.', () => {
  const routes = Array.from({ length: 21 }, (_, index) => ({
    ...live.manifest.routes[1]!,
    path: `/page-${String(20 - index).padStart(2, '0')}`,
  }));
  const before = { ...live, manifest: { ...live.manifest, routes } };
  const links = routes.map(({ path }) => `<a href="${path}">x</a>`).join('');
  const warnings = lostPages(state(channel(before), channel(tools(links))), without('/status'));
  expect(warnings.map((warning) => warning.split(' ')[0])).toEqual(
    Array.from({ length: 20 }, (_, index) => `/page-${String(index).padStart(2, '0')}`),
  );
});

test('A page that moved with its former path is not lost.', () => {
  const nav = [{ slot: 'top' as const, path: '/status', label: 'Status', weight: 1 }];
  const moved: ReleaseManifest = {
    ...live.manifest,
    version: '1.1.0',
    routes: live.manifest.routes.map((route) =>
      route.path === '/status' ? { ...route, path: '/uptime', movedFrom: ['/status'] } : route,
    ),
  };
  const before = state(channel(live), channel(smallRelease('mfe-commerce', '1.0.0', { nav })));
  expect(lostPages(before, moved)).toEqual([]);
});
