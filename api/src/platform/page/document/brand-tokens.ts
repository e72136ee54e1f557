import { isAtOrBelow, keepBrandParts } from '@portico/sdk/platform';
import type { Brand } from '@portico/sdk/platform';
import { escapeHtml } from '../../../core/html/escape-html.ts';

/** `page:/store`: whether the site has the page. */
const PAGE = 'page:';
const TOKEN = /%%brand\.(\w+)%%/g;

/**
 * Removes from markup that was rendered at build time what the deployment's brand has not, and replaces its
 * `%%brand.x%%` tokens by the brand, escaped. It runs once: a token inside a brand's value stays text.
 */
export function fillBrand(html: string, brand: Brand, absentPages: readonly string[] = []): string {
  const has = (part: string) =>
    part.startsWith(PAGE)
      ? !absentPages.some((page) => isAtOrBelow(part.slice(PAGE.length), page))
      : Object.hasOwn(brand, part) && brand[part as keyof Brand] !== '';
  return keepBrandParts(html, has).replace(TOKEN, (whole, name: string) =>
    Object.hasOwn(brand, name) ? escapeHtml(brand[name as keyof Brand]) : whole,
  );
}

/** The same for style rules; removes characters that could end a CSS value. */
export function fillBrandCss(css: string, brand: Brand): string {
  return css.replace(TOKEN, (whole, name: string) =>
    Object.hasOwn(brand, name) ? brand[name as keyof Brand].replace(/[^\w#%.,:/() -]/g, '') : whole,
  );
}
