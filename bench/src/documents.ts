import type { Monolith } from './monolith.ts';

const PRELOADS = /<link rel="preload"[^>]*>\n?/g;
const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>\n?/g;

/** The floor: the product's page as static HTML with its styles and nothing that runs. */
export function floorDocument(html: string): string {
  return html.replace(PRELOADS, '').replace(SCRIPTS, '');
}

/** The product's document with the monolith's scripts, preloaded like the product's. */
export function monolithDocument(html: string, { main, landing }: Monolith): string {
  const address = (file: string) => `/shell/monolith/${file}`;
  const preloads = [main, ...landing]
    .map((file) => `<link rel="preload" as="script" crossorigin href="${address(file)}">`)
    .join('');
  const data = /<script type="application\/json"[\s\S]*?<\/script>/.exec(html)?.[0] ?? '';
  return floorDocument(html)
    .replace('</head>', `${preloads}</head>`)
    .replace('</body>', `${data}<script defer crossorigin src="${address(main)}"></script></body>`);
}
