import type { SkippedPage } from '@portico/sdk/contracts/smoke/run';
import type { SmokePage } from '@portico/sdk/contracts/smoke/schema';
import { matchRoute } from '@portico/sdk/platform';
import type { PageRoute, ReleaseManifest } from '@portico/sdk/platform';
import type { Channel } from '../registry/state/registry-state.ts';

/** A page that a worker loads. */
export type PlannedPage = Omit<SmokePage, 'is_on_live'> & { isOnLive: boolean };

interface SmokePlan {
  pages: PlannedPage[];
  skipped: SkippedPage[];
}

type Release = Pick<
  ReleaseManifest,
  'kind' | 'name' | 'entry' | 'routes' | 'pages' | 'files' | 'prerendered'
>;

/** A run ends within the lease of its worker. */
const MAX_PAGES = 40;

/**
 * Chooses the pages of a smoke run. Of a remote: every page whose bytes or route differ from the live ones.
 * Of the shell: one page of each live remote.
 * @param channels of the site, with what is live
 */
export function planOf(release: Release, channels: readonly Channel[]): SmokePlan {
  const all = release.kind === 'shell' ? pagesOfShell(channels) : pagesOfRemote(release, channels);
  return {
    pages: all.pages.slice(0, MAX_PAGES),
    skipped: [
      ...all.skipped,
      ...all.pages
        .slice(MAX_PAGES)
        .map(({ path }) => ({ path, reason: `A run loads at most ${MAX_PAGES} pages.` })),
    ],
  };
}

function pagesOfRemote(release: Release, channels: readonly Channel[]): SmokePlan {
  const channel = channels.find(({ name }) => name === release.name);
  const live = channel?.isOff ? undefined : channel?.live?.manifest;
  const plan: SmokePlan = { pages: [], skipped: [] };
  for (const route of release.routes) {
    const path = addressOf(route, release);
    if (path === undefined) {
      plan.skipped.push({ path: route.path, reason: 'No address of this route is known.' });
      continue;
    }
    const liveRoute = live && matchRoute(path, live.routes)?.route;
    if (live && liveRoute && stateOf(live, liveRoute, path) === stateOf(release, route, path)) {
      plan.skipped.push({ path, reason: 'The page is the same as the live one.' });
      continue;
    }
    plan.pages.push(pageAt(path, route, channel, liveRoute !== undefined));
  }
  return plan;
}

function pagesOfShell(channels: readonly Channel[]): SmokePlan {
  const plan: SmokePlan = { pages: [], skipped: [] };
  const isOnLive = channels.some(({ name, live }) => name === 'shell' && live);
  for (const channel of channels) {
    const { name, live, isOff } = channel;
    if (name === 'shell' || !live || isOff) continue;
    const [first] = live.manifest.routes.flatMap((route) => {
      const path = addressOf(route, live.manifest);
      return path === undefined ? [] : [{ path, route }];
    });
    if (first) plan.pages.push(pageAt(first.path, first.route, channel, isOnLive));
    else plan.skipped.push({ path: name, reason: 'No address of a page is known.' });
  }
  return plan;
}

function pageAt(
  path: string,
  { requires, chrome = 'full' }: PageRoute,
  channel: Channel | undefined,
  isOnLive: boolean,
): PlannedPage {
  const isForEverybody = requires === undefined && (channel?.restriction ?? 'public') === 'public';
  return { path, as: isForEverybody ? 'visitor' : 'example', chrome, isOnLive };
}

/**
 * @returns an address of a route, with the first of the values that its params list; undefined if
 *   none is known
 */
function addressOf(
  route: PageRoute,
  { prerendered }: Pick<Release, 'prerendered'>,
): string | undefined {
  const segments = route.path.split('/').map((segment) => {
    if (!/^[:*]/.test(segment)) return segment;
    const spec = route.params?.[segment.replace(':', '')];
    if (!spec || 'pattern' in spec) return undefined;
    const [first] = 'known' in spec ? spec.known : Object.keys(spec.oneOf);
    return first && encodeURIComponent(first);
  });
  if (segments.every((segment) => segment !== undefined)) return segments.join('/');
  return Object.keys(prerendered).find((path) => matchRoute(path, [route]));
}

/** Everything of a release that its page at an address depends on, as text. */
function stateOf(release: Release, route: PageRoute, path: string): string {
  const hashes = new Map(release.files.map((file) => [file.path, file.integrity]));
  const { scripts = [], styles = [], borrows = [] } = release.pages[route.page] ?? {};
  const files = [release.entry, ...scripts, ...styles].map((file) => hashes.get(file));
  return JSON.stringify([route, files, borrows, release.prerendered[path]]);
}
