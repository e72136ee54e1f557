import { SWITCHED_OFF, parseTemplate } from '@portico/sdk/platform';
import type { ReleaseManifest, StyledRules } from '@portico/sdk/platform';
import { escapeHtml } from '../../../core/html/escape-html.ts';
import { fillTemplate } from '../data/fill-template.ts';
import { bodyPlace } from '../policy/template.ts';
import { fillBrand } from './brand-tokens.ts';
import { documentRegistry } from './document-registry.ts';
import { fillFrame } from './frame.ts';
import { isWaiting, needsScripts } from './needs-scripts.ts';
import type { ShownPage } from './shown-page.ts';

/** What a page shows before any script runs. */
export interface PageContent {
  /** The shell's frame around the page. */
  html: string;
  /** Of the page, without the shell's. */
  css: string;
  styled: StyledRules | undefined;
  /** The page has content of its own: prerendered, filled with data, or the shell's in its place. */
  isStatic: boolean;
  /** It is, or has, a placeholder that only scripts replace. */
  hasToWait: boolean;
}

export function pageContent(page: ShownPage): PageContent {
  const { kind, match, release, frame, pathname, site, visible } = page;
  const filled = filledTemplate(page);
  const prerendered = filled ?? fitting(page, release?.prerendered[pathname]);
  const isStatic = prerendered !== undefined || kind !== 'page';
  const shown = bodyOf(page) ?? prerendered?.html ?? frame.skeleton;
  const hasToWait = !isStatic || isWaiting(shown);
  const content = hasToWait ? needsScripts(pathname) + shown : shown;
  const around = fillFrame(frame, {
    chrome: match?.route.chrome ?? 'full',
    nav: documentRegistry(visible.snapshot).remotes.flatMap((remote) => remote.nav),
    pathname,
    body: bodyPlace,
  });
  const [start = '', end = ''] = fillBrand(around, site.brand, site.absentPages).split(bodyPlace);
  return {
    // Tokens in data stay text.
    html: start + (filled ? content : fillBrand(content, site.brand, site.absentPages)) + end,
    css: prerendered?.css ?? '',
    styled: prerendered?.styled,
    isStatic,
    hasToWait,
  };
}

/** @returns undefined for what shows defaults of a remote whose configuration the site pack sets */
function fitting(
  { release, visible }: ShownPage,
  body: ReleaseManifest['prerendered'][string] | undefined,
) {
  const remote = visible.snapshot.remotes.find(({ name }) => name === release?.name);
  return body?.hasDefaults && remote?.configuration ? undefined : body;
}

/** @returns the page's template with its data; undefined for a page or a release without one */
function filledTemplate(page: ShownPage) {
  const { data, release, match, site } = page;
  if (!data || !release || !match) return undefined;
  const template = fitting(page, release.prerendered[`data:${match.route.path}`]);
  if (!template) return undefined;
  const parts = parseTemplate(fillBrand(template.html, site.brand, site.absentPages));
  return { ...template, html: fillTemplate(parts, data.view) };
}

/** @returns the body that the shell provides in place of a page; undefined for a page */
function bodyOf({ kind, frame }: ShownPage): string | undefined {
  if (kind === 'not-found') return frame.notFound;
  if (kind === 'page') return undefined;
  const { heading, description } = SWITCHED_OFF;
  return frame.switchedOff ?? `<h1>${escapeHtml(heading)}</h1><p>${escapeHtml(description)}</p>`;
}
