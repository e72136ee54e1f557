import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import type { Root, RootContent } from 'hast';
import { ALLOWED } from './allowed.ts';

/**
 * The HTML of a text with elements. It is safe for any value: whatever is not an allowed element is left out,
 * and texts are escaped.
 * @param nodes `RichText`; anything else is empty
 */
export function richHtml(nodes: unknown): string {
  if (!Array.isArray(nodes)) return '';
  const root: Root = { type: 'root', children: nodes as RootContent[] };
  return toHtml(sanitize(root, ALLOWED));
}
