import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';
import { Link } from '@portico/sdk';

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
  ...['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'code', 'pre', 'blockquote', 'br', 'hr'],
];

/** A text with elements, as the site pack has it: never as markup. Links of the site open without a load. */
export function RichText({ nodes }: { nodes: readonly RichTextNode[] }) {
  return nodes.map((node, index) => <Fragment key={index}>{elementOf(node)}</Fragment>);
}

function elementOf(node: RichTextNode): ReactNode {
  if (node.type === 'text') return node.value;
  const { tagName, properties, children } = node;
  const content = children.length > 0 ? <RichText nodes={children} /> : undefined;
  if (tagName !== 'a') return TAGS.includes(tagName) ? createElement(tagName, null, content) : content;
  const { href = '' } = properties;
  if (/^[/#](?![/\\])/.test(href)) return <Link to={href}>{content}</Link>;
  return /^(https?:\/\/|mailto:)/i.test(href) ? <a href={href}>{content}</a> : content;
}
