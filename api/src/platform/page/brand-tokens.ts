import type { Brand } from 'shared/platform';
import { escapeHtml } from './html.ts';

const TOKEN = /%%brand\.(\w+)%%/g;

/**
 * Puts the deployment's brand into markup that was rendered at build time with `%%brand.x%%` in
 * the brand's place. One pass: a token inside a brand's value stays text.
 */
export function fillBrand(html: string, brand: Brand): string {
  return html.replace(TOKEN, (whole, name: string) =>
    Object.hasOwn(brand, name) ? escapeHtml(brand[name as keyof Brand]) : whole,
  );
}

/** The same for style rules, where only what cannot leave a value is let through. */
export function fillBrandCss(css: string, brand: Brand): string {
  return css.replace(TOKEN, (whole, name: string) =>
    Object.hasOwn(brand, name) ? brand[name as keyof Brand].replace(/[^\w#%.,:/() -]/g, '') : whole,
  );
}
