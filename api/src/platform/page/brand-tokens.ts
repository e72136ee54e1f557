import type { Brand } from '@portico/sdk/platform';
import { escapeHtml } from '../../core/html/escape-html.ts';

const TOKEN = /%%brand\.(\w+)%%/g;

/**
 * Replaces the `%%brand.x%%` tokens of markup that was rendered at build time by the deployment's
 * brand, escaped. It runs once: a token inside a brand's value stays text.
 */
export function fillBrand(html: string, brand: Brand): string {
  return html.replace(TOKEN, (whole, name: string) =>
    Object.hasOwn(brand, name) ? escapeHtml(brand[name as keyof Brand]) : whole,
  );
}

/** The same for style rules; removes characters that could end a CSS value. */
export function fillBrandCss(css: string, brand: Brand): string {
  return css.replace(TOKEN, (whole, name: string) =>
    Object.hasOwn(brand, name) ? brand[name as keyof Brand].replace(/[^\w#%.,:/() -]/g, '') : whole,
  );
}
