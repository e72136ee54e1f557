import { PAGE_DATA_IDS, ROOT_ID, STATIC_BODY_ID, describePage } from 'shared/platform';
import type { Brand, PageData, ReleaseManifest, ShellFrame, StyledRules } from 'shared/platform';
import type { VisibleRegistry } from '../registry/visible-registry.ts';
import { fillBrand, fillBrandCss } from './brand-tokens.ts';
import { markEarlyInput } from './early-input.ts';
import type { FoundPage } from './find-page.ts';
import { fillFrame } from './frame.ts';
import { headTags } from './head-tags.ts';
import { inlineCss, inlineJson } from './html.ts';
import { deferUntilPaint } from './deferred-scripts.ts';
import { structuredData } from './structured-data.ts';
import { preloadCallTag, preloadTag, resourcesOf, scriptTag, stylesheetTag } from './resources.ts';
import type { Resource } from './resources.ts';
import { Template, placeholder } from './template.ts';

/** The deployment, as far as documents show it. */
export interface Site {
  brand: Brand;
  /** Base of the addresses of people's avatars, without a trailing slash. */
  discordCdn: string;
  /** `https://example.com` */
  origin: string;
  /** Per cent of the documents that report their load times. */
  beaconSample: number;
  isDevelopment?: true;
}

/** Painted once the body is parsed: half of a page that is centred would move with the other half. */
const WHOLE_BODY = `<link rel="expect" href="#${ROOT_ID}" blocking="render">`;

type Shown = Exclude<FoundPage, { kind: 'redirect' }>;

/**
 * Writes the one document of a page, all but what differs per response (see `Template`).
 * @param pathname path of the address without a trailing slash
 */
export function pageDocument(
  visible: VisibleRegistry,
  found: Shown,
  pathname: string,
  site: Site,
): Template {
  const { shell, snapshot } = visible;
  const frame = frameOf(shell);
  const release = found.kind === 'page' ? visible.remotes.get(found.remote) : undefined;
  const match = found.kind === 'page' ? found.match : undefined;
  const prerendered = release?.prerendered[pathname];
  const head = describePage(match, { ...site, pathname });
  // There is something to read, and to press, before any script has run.
  const isReadable = prerendered !== undefined || found.kind === 'not-found';
  const body = fillFrame(frame, {
    chrome: match?.route.chrome ?? 'full',
    nav: snapshot.remotes.flatMap((remote) => remote.nav),
    pathname,
    body: found.kind === 'not-found' ? frame.notFound : (prerendered?.html ?? frame.skeleton),
  });
  const shellNeeds = shell.pages[''] ?? { scripts: [], styles: [] };
  const scripts = resourcesOf(shell, [
    ...shellNeeds.scripts.filter((path) => path !== shell.entry),
    shell.entry,
  ]);
  const tags = scripts.map(scriptTag);
  const remote =
    release && match
      ? remoteResources(release, match.route.page, visible)
      : { scripts: [], styles: [] };
  const remotePreloads = remote.scripts.map((file) => preloadTag('script', file, !isReadable));
  const callPreloads = (match?.route.preload ?? []).map(preloadCallTag);
  const data = { ...site, registry: snapshot, status: found.kind === 'page' ? 200 : 404 };
  return new Template(`<!doctype html>
<html lang="en" data-theme="${placeholder.theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="csp-nonce" nonce="${placeholder.nonce}">
${WHOLE_BODY}
${lines(scripts.map((file) => preloadTag('script', file, !isReadable)))}
${lines(isReadable ? [] : remotePreloads)}
${lines(remote.styles.map((file) => preloadTag('style', file)))}
${lines(callPreloads)}
${headTags(head, site.brand, site.origin)}
${structuredTag(structuredData(head, site, pathname))}
<meta name="color-scheme" content="dark light">
${lines(resourcesOf(shell, shellNeeds.styles).map(stylesheetTag))}
${styleTag(frame.css, site.brand)}
${styledTag(frame.styled, site.brand)}
${styledTag(prerendered?.styled, site.brand)}
${prerendered?.css ? styleTag(prerendered.css, site.brand) : ''}
</head>
<body>
<div id="${STATIC_BODY_ID}">${fillBrand(body, site.brand)}</div>
<div id="${ROOT_ID}"></div>
<script nonce="${placeholder.nonce}" type="application/json" id="${PAGE_DATA_IDS.page}">${pageData(data)}</script>
${markEarlyInput()}
${isReadable ? deferUntilPaint([...remotePreloads, ...tags]) : lines(tags)}
</body>
</html>
`);
}

/** A live shell without a frame cannot be published. */
export function frameOf(shell: ReleaseManifest): ShellFrame {
  if (!shell.frame) throw new Error(`shell ${shell.version} carries no frame`);
  return shell.frame;
}

/** What a page needs besides the shell itself: what it borrows from it, and its remote's files. */
function remoteResources(
  release: ReleaseManifest,
  page: string,
  { shell, origins }: VisibleRegistry,
): { scripts: Resource[]; styles: Resource[] } {
  const origin = origins.get(release.name);
  const needs = release.pages[page] ?? { scripts: [], styles: [] };
  const borrowed = (needs.borrows ?? []).flatMap((name) => shell.pages[name]?.scripts ?? []);
  return {
    scripts: [
      ...resourcesOf(shell, borrowed),
      ...resourcesOf(release, [release.entry, ...needs.scripts], origin),
    ],
    styles: resourcesOf(release, needs.styles, origin),
  };
}

const lines = (tags: readonly string[]) => tags.join('\n');

/** @param attributes with a space ahead */
function styleTag(css: string, brand: Brand, attributes = ''): string {
  return `<style nonce="${placeholder.nonce}"${attributes}>${inlineCss(fillBrandCss(css, brand))}</style>`;
}

/** The attributes are what styled-components knows its own rules by. */
function styledTag(rules: StyledRules | undefined, brand: Brand): string {
  if (!rules) return '';
  return styleTag(rules.css, brand, ` data-styled="" data-styled-version="${rules.version}"`);
}

/** Data for crawlers; the policy does not look at it, the nonce keeps the rule without exception. */
function structuredTag(data: unknown): string {
  return data === undefined
    ? ''
    : `<script nonce="${placeholder.nonce}" type="application/ld+json">${inlineJson(data)}</script>`;
}

/** The page's data with a placeholder in the session's place. */
function pageData(data: Omit<PageData, 'session'>): string {
  return `${inlineJson(data).slice(0, -1)},"session":${placeholder.session}}`;
}
