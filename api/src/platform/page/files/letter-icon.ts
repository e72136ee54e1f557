import type { Brand } from '@portico/sdk/platform';
import { escapeHtml } from '../../../core/html/escape-html.ts';

/** An icon for a bot that has none: the first letter of its name, white on its color. @returns SVG */
export function letterIcon({ name, accent }: Pick<Brand, 'name' | 'accent'>): string {
  const [first] = new Intl.Segmenter('en').segment(name);
  const letter = escapeHtml((first?.segment ?? '').toUpperCase());
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" rx="128" fill="${accent}"/><text x="256" y="352" fill="#fff" stroke="#000" stroke-opacity=".4" stroke-width="6" paint-order="stroke" font-family="system-ui, sans-serif" font-size="280" font-weight="700" text-anchor="middle">${letter}</text></svg>`;
}
