import { isAtOrBelow } from '@portico/sdk/platform/at-or-below';
import { matchRoute } from '@portico/sdk/platform/match-route';
import { isNear } from './near-name.ts';
import type { SiteFile } from '../site-file.ts';

/** What the apps around a pack have, which the pack itself does not know. */
export interface KnownApps {
  /** Paths of their routes: `/store`, `/features/:name`. */
  paths: readonly string[];
  names: readonly string[];
}

/**
 * A path that no app has may come with one that is not there yet; one that is like a page is mistyped.
 * @returns the end of a sentence; undefined: nothing speaks against it
 */
export function whyMistyped(path: string, { paths }: KnownApps): string | undefined {
  const isPage =
    matchRoute(
      path,
      paths.map((each) => ({ path: each })),
    ) !== undefined || paths.some((each) => isAtOrBelow(each, path));
  if (isPage) return undefined;
  const near = paths.find((each) => each.length > 2 && isNear(path, each));
  return near && `which no app has: did you mean ${near}?`;
}

/** What decides which pages the site of a pack has. */
export interface PackPages extends Pick<SiteFile, 'links' | 'pages'> {
  /** Names of all features. */
  features: ReadonlySet<string>;
  /** Names of all legal texts. */
  legal: ReadonlySet<string>;
  /** Unknown: no path is mistyped. */
  apps?: KnownApps | undefined;
}

/** Pages of legal texts. Each needs its text, or is absent. */
export const LEGAL_PAGES = ['terms', 'privacy', 'refund', 'economy'] as const;

/** Pages that a link of `site.yaml` makes. */
const MADE_BY_LINKS = new Map<string, keyof SiteFile['links']>([
  ['/contact', 'email'],
  ['/discord', 'support'],
]);

/** @returns why the site has no page at a path, as the end of a sentence; undefined: it may have one */
export function whyNoPage(
  path: string,
  { links, pages, features, legal, apps }: PackPages,
): string | undefined {
  if (pages.absent.some((page) => isAtOrBelow(path, page)))
    return 'which is absent by pages.absent of site.yaml';
  const link = MADE_BY_LINKS.get(path);
  if (link && links[link] === undefined)
    return `which is no page, because site.yaml has no links.${link}`;
  const [, folder = '', name = ''] = /^\/(?:(features)\/)?([^/]+)$/.exec(path) ?? [];
  if (folder && !features.has(name))
    return `which is no page, because there is no features/${name}.md`;
  if (!folder && LEGAL_PAGES.some((each) => each === name) && !legal.has(name))
    return `which is no page, because there is no legal/${name}.md`;
  return apps && whyMistyped(path, apps);
}

/** What stands for one of many pages, of which none alone can be absent. */
const ONE_OF_MANY: [below: string, fix: string][] = [
  ['/features', 'remove its file in features/ and its name from features.yaml'],
  ['/commands', 'add its category to hidden in commands.yaml'],
  ['/avatars', 'only /avatars as a whole can be absent'],
  ['/status', 'only /status as a whole can be absent'],
];

/** @returns what to do instead of naming a path in `pages.absent`; undefined: it can be absent */
export const insteadOfAbsent = (path: string): string | undefined =>
  ONE_OF_MANY.find(([page]) => path.startsWith(`${page}/`) && !path.includes('/:'))?.[1];
