import {
  DEFERRED_SCRIPTS_ID,
  PAGE_DATA_IDS,
  describePage,
  inlineJson,
  matchRoute,
} from '@portico/sdk/platform';
import type {
  PageData,
  PageRoute,
  RegistrySnapshot,
  RemoteInSnapshot,
} from '@portico/sdk/platform';
import { withDraft } from './registry.ts';

const PAGE_DATA = new RegExp(`(<script [^>]*id="${PAGE_DATA_IDS.page}"[^>]*>)([^<]*)(</script>)`);

/** @returns undefined for a document that is no page of the shell */
export function pageDataOf(html: string): PageData | undefined {
  const [, , json] = PAGE_DATA.exec(html) ?? [];
  return json === undefined ? undefined : (JSON.parse(json) as PageData);
}

/** Whether a document contains a rendered body: that of the live version, or the 404 page. */
export const hasBody = (html: string): boolean =>
  html.includes(`<template id="${DEFERRED_SCRIPTS_ID}">`);

/** The route that answers a path, with the name of its remote. */
export function routeOf(pathname: string, { remotes }: Pick<RegistrySnapshot, 'remotes'>) {
  const routes = remotes.flatMap(({ name, routes: all }) =>
    all.map((route) => ({ ...route, remote: name })),
  );
  return matchRoute(pathname, routes);
}

/**
 * The path of a page whose document has no rendered body: with other page data it is the document of any
 * page with the same frame.
 * @returns undefined where the site has none
 */
export function emptyPageOf(
  { remotes }: RegistrySnapshot,
  { chrome = 'full' }: PageRoute,
): string | undefined {
  const routes = remotes.filter(({ restriction }) => !restriction).flatMap((one) => one.routes);
  return routes.find(
    (route) =>
      !route.prerender &&
      !route.requires &&
      (route.chrome ?? 'full') === chrome &&
      !/[:*]/.test(route.path),
  )?.path;
}

interface Rewrite {
  draft: RemoteInSnapshot;
  /** Origin of the site, and the one under which it is shown. */
  origins: { site: string; local: string };
  pathname: string;
  /** Whether the document is that of another page. */
  isOther: boolean;
}

/** Puts a draft into a document of the site. Nonces, policy and the files of other apps stay. */
export function rewriteDocument(
  html: string,
  page: PageData,
  { draft, origins, pathname, isOther }: Rewrite,
): string {
  const registry = withDraft(page.registry, draft);
  const match = routeOf(pathname, registry);
  const data: PageData = {
    ...page,
    registry,
    origin: origins.local,
    // Pages with a draft are no visits of the site.
    beaconSample: 0,
    isDevelopment: true,
    status: match ? 200 : 404,
  };
  const live = page.registry.remotes.find(({ name }) => name === draft.name);
  const unused = live?.entry.replace(/[^/]*$/, '');
  const { title } = describePage(match, { brand: page.brand, origin: origins.local, pathname });
  return (
    html
      .replace(/<link [^>]*>\n?/g, (tag) =>
        isUnusedPreload(tag, isOther ? /\/mfe\/|as="fetch"/ : unused) ? '' : tag,
      )
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
      .replace(
        PAGE_DATA,
        (_all, start: string, _json, end: string) => start + inlineJson(data) + end,
      )
      // Also in the page data: the site's images are for pages of their own origin.
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
