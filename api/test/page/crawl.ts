import type { TestApi } from '../support/api.ts';

const ADDRESS = /\s(?:href|src|action|content)="([^"]*)"/g;

/** What a crawl found at a path. */
export interface Crawled {
  status: number;
  type: string;
  /** The address that the answer redirects to, and the body. */
  text: string;
}

/**
 * Follows all links of a site from its first page on.
 * @param origin of the site, as its documents write it
 * @param more further paths to begin with
 * @returns path -> answer
 */
export async function crawl(
  api: TestApi,
  origin: string,
  more: readonly string[] = [],
): Promise<Map<string, Crawled>> {
  const pages = new Map<string, Crawled>();
  const queue = ['/', ...more];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (pages.has(path)) continue;
    const answer = await api.call(path, {
      redirect: 'manual',
      // Compressing would be most of the work.
      headers: { 'accept-encoding': 'identity' },
    });
    const text = await answer.text();
    const { status, headers } = answer;
    const type = headers.get('content-type') ?? '';
    pages.set(path, { status, type, text: `${headers.get('location')} ${text}` });
    // The canonical address of the 404 page is none.
    const isPage = answer.ok && type.startsWith('text/html');
    const isMap = path === '/sitemap.xml';
    const found = isPage ? [...text.matchAll(ADDRESS)].map(([, address = '']) => address) : [];
    const listed = isMap ? [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at = '']) => at) : [];
    for (const address of [...found, ...listed]) {
      const next = decoded(address).replace(origin, '').replace(/#.*/, '');
      if (/^\/(?!\/|api\/(?:auth|docs)\b|mfe\/|shell\/)/.test(next)) queue.push(next);
    }
  }
  return pages;
}

/** Whether a page without JavaScript shows a placeholder, and not that it needs JavaScript. */
export function loadsForEver({ type, text }: Crawled): boolean {
  if (!type.startsWith('text/html')) return false;
  const hidesPlaceholders =
    /<noscript><style[^>]*>\[data-portico-skeleton\],main \[aria-busy="true"\]\{display:none\}/;
  if (hidesPlaceholders.test(text) && text.includes('This page needs JavaScript')) return false;
  const shown = text.replace(/<(script|style|head)\b[\s\S]*?<\/\1>/g, '');
  // The attribute of pictures is none.
  return /\bloading\b(?!=)/i.test(shown) || shown.includes('aria-busy="true"');
}

const SIGNS: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&lt;': '<', '&gt;': '>' };
/** A part of a document, with the signs that it escapes. */
export const decoded = (html: string) =>
  html
    .replace(/&#(x[0-9a-f]+|\d+);/gi, (_, code: string) =>
      String.fromCodePoint(Number(code.replace(/^x/i, '0x'))),
    )
    .replace(/&(?:amp|quot|lt|gt);/g, (sign) => SIGNS[sign] ?? sign);
