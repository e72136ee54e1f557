import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';
import { Link } from '@portico/sdk';
import { isSafeHref } from '@portico/sdk/rules/safe-href';

/** A node of a text, as calls of the API answer it. */
export type RichTextNode =
  | { type: 'text'; value: string }
  | {
      type: 'element';
      tagName: string;
      properties: { href?: string | undefined };
      children: readonly RichTextNode[];
    };

/** No element that loads or runs anything. */
const TAGS: readonly string[] = [
  ...['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'code', 'pre', 'blockquote', 'a'],
];
/** Those without content. */
const VOID_TAGS: readonly string[] = ['br', 'hr'];

/** A text with elements, as the site pack has it: never as markup. Links of the site open without a load. */
export function RichText({ nodes }: { nodes: readonly RichTextNode[] }) {
  return nodes.map((node, index) => <Fragment key={index}>{elementOf(node)}</Fragment>);
}

function elementOf(node: RichTextNode): ReactNode {
  if (node.type === 'text') return node.value;
  const { tagName, properties, children } = node;
  // Its content is no text.
  if (tagName === 'script') return null;
  if (VOID_TAGS.includes(tagName)) return createElement(tagName);
  const content = <RichText nodes={children} />;
  if (!TAGS.includes(tagName)) return content;
  const { href = '' } = properties;
  if (tagName !== 'a' || !isSafeHref(href)) return createElement(tagName, null, content);
  return /^[/#]/.test(href) ? <Link to={href}>{content}</Link> : <a href={href}>{content}</a>;
}
