import type { Monolith } from './monolith.ts';
import type { BenchPage } from './pages.ts';

const PRELOADS = /<link rel="preload"[^>]*>\n?/g;
const TYPEFACE_AND_CALLS = /<link rel="preload" as="(?:font|fetch)"[^>]*>/g;
const PAGE_DATA = /<script\b[^>]*type="application\/json"[\s\S]*?<\/script>/;
const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>\n?/g;

/** The floor: the product's page as static HTML with styles, without scripts. */
export function floorDocument(html: string): string {
  return html.replace(PRELOADS, '').replace(SCRIPTS, '');
}

/**
 * The product's document with the monolith's scripts. Scripts, typeface and first API calls are
 * preloaded like in the product.
 */
export function monolithDocument(
  html: string,
  { remote, page }: BenchPage,
  monolith: Monolith,
): string {
  const address = (file: string) => `/shell/monolith/${file}`;
  const scripts = [...new Set([monolith.main, ...monolith.scriptsOf(remote, page)])];
  const preloads = [
    ...scripts.map(
      (file) =>
        `<link rel="preload" as="script" crossorigin integrity="${monolith.integrityOf(file)}" href="${address(file)}">`,
    ),
    ...(html.match(TYPEFACE_AND_CALLS) ?? []),
  ].join('');
  const data = PAGE_DATA.exec(html)?.[0];
  if (!data) throw new Error('The document has no page data.');
  return floorDocument(html)
    .replace('</head>', `${preloads}</head>`)
    .replace(
      '</body>',
      `${data}<script defer crossorigin integrity="${monolith.integrityOf(monolith.main)}" src="${address(monolith.main)}"></script></body>`,
    );
}
