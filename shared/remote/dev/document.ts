import {
  DEFERRED_SCRIPTS_ID,
  PAGE_DATA_IDS,
  describePage,
  inlineJson,
  matchRoute,
} from '@portico/sdk/platform';
import type {
  ConfigurationKeys,
  PageData,
  PageRoute,
  RegistrySnapshot,
  RemoteInSnapshot,
} from '@portico/sdk/platform';
import type { DraftPage } from './draft-page.ts';
import { withDraft } from './registry.ts';

const PAGE_DATA = new RegExp(`(<script [^<>]*id="${PAGE_DATA_IDS.page}"[^<>]*>)([^<]*)(</script>)`);

/** @returns undefined if the document is not a page of the shell */
export function pageDataOf(html: string): PageData | undefined {
  const [, , json] = PAGE_DATA.exec(html) ?? [];
  return json === undefined ? undefined : (JSON.parse(json) as PageData);
}

/**
 * Whether a document contains a body of its page: that of the live version, the 404 page, or one that is filled with
 * data. What is no page of the shell has none that a draft could use, either.
 */
export const hasOtherBody = (html: string): boolean =>
  !pageDataOf(html) || html.includes(`<template id="${DEFERRED_SCRIPTS_ID}">`);

/** The route that matches a path, with the name of its remote. */
export function routeOf(pathname: string, { remotes }: Pick<RegistrySnapshot, 'remotes'>) {
  const routes = remotes.flatMap(({ name, routes: all }) =>
    all.map((route) => ({ ...route, remote: name })),
  );
  return matchRoute(pathname, routes);
}

/**
 * The paths of pages whose document may have no body. With other page data, such a document serves as that of any page
 * with the same frame.
 */
export function emptyPagesOf(
  { remotes }: RegistrySnapshot,
  chrome: PageRoute['chrome'] = 'full',
): string[] {
  const routes = remotes.filter(({ restriction }) => !restriction).flatMap((one) => one.routes);
  return routes
    .filter(
      (route) =>
        !route.prerender &&
        !route.requires &&
        (route.chrome ?? 'full') === chrome &&
        !/[:*]/.test(route.path),
    )
    .map(({ path }) => path);
}

/**
 * The security policy of a page of the draft, from that of a document of the site: the draft may declare
 * other hosts of images than the live version, or than the page that the document was requested for.
 */
export function policyFor({ images }: PageRoute, policy: string): string {
  return policy.replace(/(?<=^|; )img-src [^;]*/, (sources) => {
    const listed = sources.split(' ').filter((source) => source !== 'https:');
    return [...listed, ...(images === 'anywhere' ? ['https:'] : [])].join(' ');
  });
}

interface Rewrite {
  draft: RemoteInSnapshot;
  /** What the draft lets the site set. */
  configuration: ConfigurationKeys | undefined;
  /** Origin of the site -> local origin. */
  origins: { site: string; local: string };
  pathname: string;
  /** Whether the document was requested for another page. */
  isOther: boolean;
  /** A page of the draft, with its data. */
  own: Extract<DraftPage, { kind: 'document' }> | undefined;
}

/**
 * Replaces the live version in a document of the site with a draft. Nonces and the files of other apps
 * stay the same.
 */
export function rewriteDocument(
  html: string,
  page: PageData,
  { draft, configuration, origins, pathname, isOther, own }: Rewrite,
): string {
  const registry = withDraft(page.registry, draft, configuration);
  const match = own ? own.match : routeOf(pathname, registry);
  const data: PageData = {
    ...page,
    registry,
    origin: origins.local,
    // Pages with a draft must not count as visits of the site.
    beaconSample: 0,
    isDevelopment: true,
    status: match ? 200 : 404,
    ...(own && { data: own.data?.answers }),
  };
  const live = page.registry.remotes.find(({ name }) => name === draft.name);
  const unused = live?.entry.slice(0, live.entry.lastIndexOf('/') + 1);
  const { title } = describePage(match, {
    ...{ brand: page.brand, origin: origins.local, pathname },
    ...(own?.data?.head && { described: own.data.head }),
  });
  return (
    html
      .replace(/<link [^<>]*>\n?/g, (tag) =>
        isUnusedPreload(tag, isOther ? /\/mfe\/|as="fetch"/ : unused) ? '' : tag,
      )
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
      .replace(
        PAGE_DATA,
        (_all, start: string, _json, end: string) => start + inlineJson(data) + end,
      )
      // Also replaced in the page data: images of the site can only be embedded by pages of its
      // origin.
      .replaceAll(page.origin, origins.local)
      .replaceAll(origins.site, origins.local)
  );
}

/** @param files address of a folder, or a pattern for the tag */
function isUnusedPreload(tag: string, files: string | RegExp | undefined): boolean {
  if (!files || !/rel="(?:module)?preload"/.test(tag)) return false;
  return typeof files === 'string' ? tag.includes(`href="${files}`) : files.test(tag);
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
