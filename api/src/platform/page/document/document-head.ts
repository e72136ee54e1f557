import { ROOT_ID, describePage, inlineJson } from '@portico/sdk/platform';
import type { Brand, PageHead, StyledRules } from '@portico/sdk/platform';
import { headTags } from '../head/head-tags.ts';
import { importMapTag } from '../head/import-map.ts';
import { preloadCallTag, preloadTag, stylesheetTag } from '../head/resources.ts';
import { structuredData } from '../head/structured-data.ts';
import { placeholder } from '../policy/template.ts';
import { fillBrandCss } from './brand-tokens.ts';
import { fontFaces, fontPreloads } from './fonts.ts';
import { inlineCss } from './html.ts';
import { packFontCss, packFontPreload } from './pack-font.ts';
import { PLACEHOLDER_CSS } from './needs-scripts.ts';
import type { PageContent } from './page-content.ts';
import type { PageFiles } from './page-files.ts';
import { PREVIEW_BAR_CSS } from './preview-bar.ts';
import type { ShownPage } from './shown-page.ts';

/** Delays the first paint until the body is parsed: a centered page would shift while it grows. */
const WHOLE_BODY = `<link rel="expect" href="#${ROOT_ID}" blocking="render">`;

/** What stands within `<head>`, one part per line. */
export function documentHead(page: ShownPage, content: PageContent, files: PageFiles): string {
  const { visible, match, frame, site, bar, data } = page;
  const { isStatic, hasToWait, css, styled } = content;
  const { brand } = site;
  const head = headOf(page);
  const routes = visible.snapshot.remotes.flatMap((remote) => remote.routes);
  const calls = (match?.route.preload ?? []).filter(
    (address) => !Object.hasOwn(data?.answers ?? {}, address),
  );
  return lines([
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta property="csp-nonce" nonce="${placeholder.nonce}">`,
    WHOLE_BODY,
    importMapTag(visible),
    lines(site.font ? [packFontPreload(site.font)] : fontPreloads(visible.shell)),
    lines(files.shell.scripts.map((file) => preloadTag('script', file, !isStatic))),
    lines(isStatic ? [] : files.remotePreloads),
    lines(files.remote.styles.map((file) => preloadTag('style', file))),
    lines(calls.map(preloadCallTag)),
    headTags(head, brand, site.origin, match?.route.feeds),
    structuredTag(structuredData({ head, match, view: data?.view }, { ...site, routes })),
    '<meta name="color-scheme" content="dark light">',
    lines(files.shell.styles.map(stylesheetTag)),
    // What a pack sets replaces tokens of the frame.
    styleTag(
      (site.font ? frame.css + packFontCss(site.font) : fontFaces(visible.shell) + frame.css) +
        (site.design ?? ''),
      brand,
    ),
    styledTag(frame.styled, brand),
    styledTag(styled, brand),
    css ? styleTag(css, brand) : '',
    bar ? styleTag(PREVIEW_BAR_CSS, brand) : '',
    hasToWait ? `<noscript>${styleTag(PLACEHOLDER_CSS, brand)}</noscript>` : '',
  ]);
}

/** Title and description: of the data, or as the route declares them. No crawler lists a preview. */
function headOf({ kind, match, pathname, site, bar, data }: ShownPage): PageHead {
  const described = describePage(match, {
    ...{ ...site, pathname, isOff: kind === 'switched-off' },
    ...(data?.head && { described: data.head }),
  });
  return bar ? { ...described, noindex: true } : described;
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
