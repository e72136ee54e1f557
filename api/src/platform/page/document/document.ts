import {
  PAGE_DATA_IDS,
  ROOT_ID,
  STATIC_BODY_ID,
  SWITCHED_OFF,
  describePage,
  inlineJson,
  parseTemplate,
} from '@portico/sdk/platform';
import type {
  Brand,
  PageData,
  PageRoute,
  ReleaseManifest,
  ShellFrame,
  StyledRules,
} from '@portico/sdk/platform';
import type { VisibleRegistry } from '../../registry/visible-registry.ts';
import { fillBrand, fillBrandCss } from './brand-tokens.ts';
import { documentRegistry } from './document-registry.ts';
import { markEarlyInput } from './early-input.ts';
import type { DocumentData } from '../data/load-document-data.ts';
import { fillTemplate } from '../data/fill-template.ts';
import type { FoundPage } from '../request/find-page.ts';
import { fontFaces, fontPreloads } from './fonts.ts';
import { fillFrame } from './frame.ts';
import { headTags } from '../head/head-tags.ts';
import { escapeHtml } from '../../../core/html/escape-html.ts';
import { inlineCss } from './html.ts';
import { startScripts } from './first-scripts.ts';
import { needsNonce, withHashes } from '../policy/own-sources.ts';
import { structuredData } from '../head/structured-data.ts';
import { isWaiting, needsScripts, PLACEHOLDER_CSS } from './needs-scripts.ts';
import { importMapTag } from '../head/import-map.ts';
import {
  preloadCallTag,
  preloadTag,
  resourcesOf,
  scriptTag,
  stylesheetTag,
} from '../head/resources.ts';
import type { Resource } from '../head/resources.ts';
import { PREVIEW_BAR_CSS } from './preview-bar.ts';
import { Template, bodyPlace, placeholder } from '../policy/template.ts';

/** The settings of the deployment that documents contain. */
export interface Site {
  brand: Brand;
  /** Base address of avatars, without a trailing slash. */
  discordCdn: string;
  /** `https://example.com` */
  origin: string;
  /** Percentage of documents that report their load times. */
  beaconSample: number;
  isDevelopment?: true;
}

/** Delays the first paint until the body is parsed: a centered page would shift while it grows. */
const WHOLE_BODY = `<link rel="expect" href="#${ROOT_ID}" blocking="render">`;

const STATUS = { page: 200, 'not-found': 404, 'switched-off': 503 } as const;

export type RenderedPage = Exclude<FoundPage, { kind: 'redirect' }>;

/**
 * Writes the HTML document of a page, with placeholders for what differs per response.
 * @param pathname without a trailing slash
 * @param more.bar of a preview, as HTML; undefined: the document is not of a preview
 * @param more.data of the page
 */
export function pageDocument(
  visible: VisibleRegistry,
  found: RenderedPage,
  pathname: string,
  site: Site,
  { bar, data }: { bar?: string; data?: DocumentData } = {},
): Template {
  const { shell, snapshot } = visible;
  const registry = documentRegistry(snapshot);
  const routes = snapshot.remotes.flatMap((remote) => remote.routes);
  const frame = frameOf(shell);
  const release = found.kind === 'page' ? visible.remotes.get(found.remote) : undefined;
  const match = found.kind === 'page' ? found.match : undefined;
  const filled =
    data && release && match ? fillScreen(release, match.route, data, site) : undefined;
  const prerendered = filled ?? release?.prerendered[pathname];
  const isOff = found.kind === 'switched-off';
  const declared = describePage(match, { ...site, pathname, isOff });
  const described = data?.head
    ? {
        ...declared,
        title: `${site.brand.name} - ${data.head.title}`,
        description: data.head.description,
      }
    : declared;
  const head = bar ? { ...described, noindex: true } : described;
  // The page has content before any script runs.
  const isStatic = prerendered !== undefined || found.kind !== 'page';
  const around = fillFrame(frame, {
    chrome: match?.route.chrome ?? 'full',
    nav: registry.remotes.flatMap((remote) => remote.nav),
    pathname,
    body: bodyPlace,
  });
  const shown = bodyOf(found.kind, frame) ?? prerendered?.html ?? frame.skeleton;
  const hasToWait = !isStatic || isWaiting(shown);
  const content = hasToWait ? needsScripts(pathname) + shown : shown;
  // Tokens in data stay text.
  const [start = '', end = ''] = fillBrand(around, site.brand).split(bodyPlace);
  const body = start + (filled ? content : fillBrand(content, site.brand)) + end;
  const shellNeeds = shell.pages[''] ?? { scripts: [], styles: [] };
  // An older shell does not know remotes that are switched off, and would show its 404 page.
  const isInert = isOff && frame.switchedOff === undefined;
  const scripts = isInert
    ? []
    : resourcesOf(shell, [
        ...shellNeeds.scripts.filter((path) => path !== shell.entry),
        shell.entry,
      ]);
  const tags = scripts.map(scriptTag);
  const remote =
    release && match
      ? remoteResources(release, match.route.page, visible)
      : { scripts: [], styles: [] };
  const kind = release?.globalName === '' ? 'module' : 'script';
  const remotePreloads = remote.scripts.map((file) => preloadTag(kind, file, !isStatic));
  const callPreloads = (match?.route.preload ?? [])
    .filter((address) => !Object.hasOwn(data?.answers ?? {}, address))
    .map(preloadCallTag);
  const given = {
    ...{ ...site, registry, status: STATUS[found.kind] },
    ...(data && { data: data.answers }),
    // Older shells know no previews, but they report no load times without a sample.
    ...(bar && { isPreview: true as const, beaconSample: 0 }),
  };
  const hasNonce = needsNonce(visible);
  const startsFromTemplate = isStatic || !hasNonce;
  const firstScripts = startsFromTemplate
    ? startScripts(isStatic ? [...remotePreloads, ...tags] : tags, isStatic)
    : lines(tags);
  const text = `<!doctype html>
<html lang="en" data-theme="${placeholder.theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="csp-nonce" nonce="${placeholder.nonce}">
${WHOLE_BODY}
${importMapTag(visible)}
${lines(fontPreloads(shell))}
${lines(scripts.map((file) => preloadTag('script', file, !isStatic)))}
${lines(isStatic ? [] : remotePreloads)}
${lines(remote.styles.map((file) => preloadTag('style', file)))}
${lines(callPreloads)}
${headTags(head, site.brand, site.origin, match?.route.feeds)}
${structuredTag(structuredData({ head, match, view: data?.view }, { ...site, routes }))}
<meta name="color-scheme" content="dark light">
${lines(resourcesOf(shell, shellNeeds.styles).map(stylesheetTag))}
${styleTag(fontFaces(shell) + frame.css, site.brand)}
${styledTag(frame.styled, site.brand)}
${styledTag(prerendered?.styled, site.brand)}
${prerendered?.css ? styleTag(prerendered.css, site.brand) : ''}
${bar ? styleTag(PREVIEW_BAR_CSS, site.brand) : ''}
${hasToWait ? `<noscript>${styleTag(PLACEHOLDER_CSS, site.brand)}</noscript>` : ''}
</head>
<body>
<div id="${STATIC_BODY_ID}">${body}</div>
<div id="${ROOT_ID}"></div>${bar ?? ''}
<script nonce="${placeholder.nonce}" type="application/json" id="${PAGE_DATA_IDS.page}">${pageData(given)}</script>
${markEarlyInput()}
${firstScripts}
</body>
</html>
`;
  if (hasNonce) return new Template(text);
  const { html, own } = withHashes(text);
  return new Template(html, own);
}

/** @returns the page's template with its data; undefined for a release without one */
function fillScreen(release: ReleaseManifest, { path }: PageRoute, data: DocumentData, site: Site) {
  const template = release.prerendered[`data:${path}`];
  if (!template) return undefined;
  const parts = parseTemplate(fillBrand(template.html, site.brand));
  return { ...template, html: fillTemplate(parts, data.view) };
}

/** @returns the body that the shell provides in place of a page; undefined for a page */
function bodyOf(kind: RenderedPage['kind'], frame: ShellFrame): string | undefined {
  if (kind === 'not-found') return frame.notFound;
  if (kind === 'page') return undefined;
  const { heading, description } = SWITCHED_OFF;
  return frame.switchedOff ?? `<h1>${escapeHtml(heading)}</h1><p>${escapeHtml(description)}</p>`;
}

/** @throws Error for a shell without a frame, which cannot be published */
export function frameOf(shell: ReleaseManifest): ShellFrame {
  if (!shell.frame) throw new Error(`shell ${shell.version} has no frame`);
  return shell.frame;
}

/** The files of a page's remote, and the shared modules that it consumes in files of their own. */
function remoteResources(
  release: ReleaseManifest,
  page: string,
  { shell, origins }: VisibleRegistry,
): { scripts: Resource[]; styles: Resource[] } {
  const origin = origins.get(release.name);
  const needs = release.pages[page] ?? { scripts: [], styles: [] };
  const shared = (needs.borrows ?? []).flatMap((name) => shell.pages[name]?.scripts ?? []);
  return {
    scripts: [
      ...resourcesOf(shell, shared),
      ...resourcesOf(release, [release.entry, ...needs.scripts], origin),
    ],
    styles: resourcesOf(release, needs.styles, origin),
  };
}

const lines = (tags: readonly string[]) => tags.join('\n');

/** @param attributes with a leading space */
function styleTag(css: string, brand: Brand, attributes = ''): string {
  return `<style nonce="${placeholder.nonce}"${attributes}>${inlineCss(fillBrandCss(css, brand))}</style>`;
}

/** styled-components finds its own style elements by these attributes. */
function styledTag(rules: StyledRules | undefined, brand: Brand): string {
  if (!rules) return '';
  return styleTag(rules.css, brand, ` data-styled="" data-styled-version="${rules.version}"`);
}

/** Data for crawlers. It is never run; it has a nonce so that every script element has one. */
function structuredTag(data: unknown): string {
  return data === undefined
    ? ''
    : `<script nonce="${placeholder.nonce}" type="application/ld+json">${inlineJson(data)}</script>`;
}

/** The page's data as JSON, with placeholders for the session, and for the canaries or nothing. */
function pageData(data: Omit<PageData, 'session'>): string {
  return `${inlineJson(data).slice(0, -1)},"session":${placeholder.session}${placeholder.canaries}}`;
}
