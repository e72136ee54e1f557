import type { Brand, Feed, PageHead } from '@portico/sdk/platform';
import { escapeHtml } from '../../../core/html/escape-html.ts';

/**
 * The tags for crawlers, link previews and browser tabs: title, description, Open Graph, Twitter,
 * canonical address, icon (spec 0 §1).
 * @param origin of the site, because previews need an absolute address of the image
 * @param feeds of the page
 */
export function headTags(
  head: PageHead,
  brand: Brand,
  origin: string,
  feeds: readonly Feed[] = [],
): string {
  const image = head.image && new URL(head.image, origin).href;
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    named('description', head.description),
    ...(head.noindex ? [named('robots', 'noindex')] : []),
    `<link rel="canonical" href="${escapeHtml(head.canonical)}">`,
    property('og:site_name', brand.name),
    property('og:type', 'website'),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', head.canonical),
    ...(image ? [property('og:image', image), property('og:image:alt', head.title)] : []),
    property('og:locale', 'en_US'),
    named('twitter:card', image ? 'summary_large_image' : 'summary'),
    named('twitter:title', head.title),
    named('twitter:description', head.description),
    ...(image ? [named('twitter:image', image)] : []),
    `<link rel="icon" href="${escapeHtml(head.icon)}">`,
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    named('theme-color', brand.accent),
    ...feeds.map((feed) => feedLink(feed, brand)),
  ].join('\n');
}

function feedLink({ type, path, title }: Feed, { name }: Brand): string {
  const label = escapeHtml(title.replaceAll('{product}', name));
  return `<link rel="alternate" type="${type}" title="${label}" href="${escapeHtml(path)}">`;
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`;
}
