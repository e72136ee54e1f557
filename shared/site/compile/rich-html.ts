import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import type { Nodes, RootContent } from 'hast';
import { isSafeHref } from '@portico/sdk/rules/safe-href';
import { ALLOWED } from './allowed.ts';

/**
 * The HTML of a text with elements. It is safe for any value: whatever is not an allowed element is left out,
 * and texts are escaped.
 * @param nodes `RichText`; anything else is empty
 */
export function richHtml(nodes: unknown): string {
  if (!Array.isArray(nodes)) return '';
  const tree = sanitize({ type: 'root', children: nodes as RootContent[] }, ALLOWED);
  return toHtml(withoutOddities(tree));
}

const VOID_TAGS = ['br', 'hr'];

/** The sanitizer takes `//host` for a path of the site, and leaves content where HTML has none. */
function withoutOddities(node: Nodes): Nodes {
  if (node.type === 'element') {
    if (!isSafeHref(String(node.properties.href))) node.properties = {};
    if (VOID_TAGS.includes(node.tagName)) node.children = [];
  }
  if ('children' in node) node.children.forEach(withoutOddities);
  return node;
}
