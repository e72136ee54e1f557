import { isAtOrBelow, remoteInSnapshot } from '@portico/sdk/platform';
import { fittingValues } from '@portico/sdk/platform/check-configuration';
import type {
  Brand,
  ListedEntry,
  NavEntry,
  OptionalBrandPart,
  RegistrySnapshot,
  ReleaseManifest,
  RemoteInSnapshot,
  SwitchedOffRemote,
} from '@portico/sdk/platform';
import type { Site, SiteFile } from '@portico/site';
import { canonicalJson } from '../release/canonical-json.ts';
import { contentHash } from '../release/content-hash.ts';
import type { Channel, RegistryState } from './registry-state.ts';

/** What of a site pack decides about pages. */
export interface ShownSite {
  /** Changes with the pack: open pages learn of it as of a release. */
  version?: string;
  brand: Brand;
  /** The members of a list of the pack, for menus; empty: there is no such list. */
  menuList: (name: string) => readonly ListedEntry[];
  site?: Site | undefined;
}

/** The rights of a visitor that the visible registry depends on. */
export interface Viewer {
  team: boolean;
}

/** The registry as one kind of viewer sees it. */
export interface VisibleRegistry {
  snapshot: RegistrySnapshot;
  shell: ReleaseManifest;
  /** Name -> manifest of each of `snapshot.remotes`. */
  remotes: Map<string, ReleaseManifest>;
  /** Remote -> origin of its files, if it is not the site's own. */
  origins: ReadonlyMap<string, string>;
}

/**
 * Assembles the registry snapshot of a page.
 * @param fileOrigins remote -> origin of its files. Files of restricted remotes always come from the
 *   site's own origin, because only that gets the session cookie.
 * @param site whose absent pages, and pages of what its brand has not, are not served; undefined: all are
 * @returns undefined while no shell is live
 */
export function visibleRegistry(
  state: RegistryState,
  viewer: Viewer,
  fileOrigins: ReadonlyMap<string, string> = new Map(),
  site?: ShownSite,
): VisibleRegistry | undefined {
  const shell = state.channels.find((channel) => channel.name === 'shell')?.live?.manifest;
  if (!shell) return undefined;
  const seen = state.channels
    .filter((channel) => channel.name !== 'shell' && maySee(channel, viewer))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const visible = seen.filter(({ isOff }) => !isOff);
  const off = seen
    .filter(({ isOff }) => isOff)
    .map((channel) => switchedOff(channel, state.channels, site));
  const origins = new Map(
    visible.flatMap(({ name, restriction }) => {
      const origin = restriction === 'public' ? fileOrigins.get(name) : undefined;
      return origin ? [[name, origin] as const] : [];
    }),
  );
  const remotes = visible.flatMap((channel) =>
    channel.live
      ? [toRemote(channel, channel.live.manifest, state.channels, origins.get(channel.name), site)]
      : [],
  );
  const content = { shellVersion: shell.version, remotes, ...(off.length > 0 && { off }) };
  const pack = site?.version ? { site: site.version } : {};
  const revision = contentHash(canonicalJson({ ...content, ...pack })).slice(0, 16);
  return {
    snapshot: { revision, ...content },
    shell,
    origins,
    remotes: new Map(
      visible.flatMap(({ name, live }) => (live ? [[name, live.manifest] as const] : [])),
    ),
  };
}

/** Whether a viewer may see a channel's pages and fetch its files. */
export function maySee(channel: Pick<Channel, 'restriction'>, viewer: Viewer): boolean {
  return channel.restriction === 'public' || viewer.team;
}

/** Pages learn the addresses of a remote that is switched off, and nothing that loads its code. */
function switchedOff(channel: Channel, all: Channel[], site?: ShownSite): SwitchedOffRemote {
  const { name, mounts, live } = channel;
  const routes = live ? toRemote(channel, live.manifest, all, '', site).routes : [];
  return {
    name,
    mounts,
    routes: routes.map(({ path, params }) => ({ path, ...(params && { params }) })),
  };
}

function toRemote(
  channel: Channel,
  manifest: ReleaseManifest,
  all: Channel[],
  origin = '',
  site?: ShownSite,
): RemoteInSnapshot {
  const mounted = (path: string) => isMounted(path, channel, all) && !isAbsent(path, site);
  const { restriction } = channel;
  const has = (part: OptionalBrandPart) => site?.brand[part] !== '';
  const remote = remoteInSnapshot(
    manifest,
    origin,
    mounted,
    has,
    (list) => site?.menuList(list) ?? [],
  );
  const nav = inOrder(remote.nav, site?.site?.facts.pages.menu ?? []);
  const given = site?.site?.facts.remotes[manifest.name] ?? {};
  const configuration = fittingValues(manifest.configuration ?? {}, given);
  return {
    ...{ ...remote, nav },
    ...(restriction !== 'public' && { restriction }),
    ...(Object.keys(configuration).length > 0 && { configuration }),
  };
}

/** Entries that the pack names come first, in its order and with its labels. */
function inOrder(nav: readonly NavEntry[], menu: SiteFile['pages']['menu']): NavEntry[] {
  return nav.map((entry) => {
    const index = menu.findIndex(({ path }) => path === entry.path);
    if (index < 0) return entry;
    return { ...entry, label: menu[index]?.label ?? entry.label, weight: index - menu.length };
  });
}

/** Whether the site does without a page. */
function isAbsent(path: string, site?: ShownSite): boolean {
  const absent = site?.site?.facts.pages.absent ?? [];
  return absent.some((page) => isAtOrBelow(path, page));
}

/** A channel with mounts serves pages below them only, and no other channel does. */
function isMounted(path: string, channel: Channel, all: Channel[]): boolean {
  const below = (mount: string) => path === mount || path.startsWith(`${mount}/`);
  if (channel.mounts.length) return channel.mounts.some(below);
  return !all.some((other) => other.mounts.some(below));
}
