import { sanitize } from 'hast-util-sanitize';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toHast } from 'mdast-util-to-hast';
import type { Nodes as HastNode } from 'hast';
import type { Nodes as MarkdownNode, Root } from 'mdast';
import { RICH_LEVELS } from '@portico/contracts/pack/rich-text';
import { ALLOWED } from './allowed.ts';
import type { RichNode, RichTag, RichText } from '@portico/contracts/pack/rich-text';

/** Something that a text of the pack may not contain. */
export interface TextProblem {
  /** From 1, within the text. */
  line: number;
  message: string;
}

const NOT_ALLOWED: Partial<Record<MarkdownNode['type'], string>> = {
  html: 'HTML is not allowed: write Markdown',
  image: 'pictures are not allowed in texts',
  imageReference: 'pictures are not allowed in texts',
};

/**
 * Parses Markdown (CommonMark).
 * @param link the address of a link's target; throws an Error for a wrong one
 * @returns the tree, in which problems are left out
 */
export function parseMarkdown(
  markdown: string,
  link: (target: string) => string,
): { root: Root; problems: TextProblem[] } {
  const root = fromMarkdown(markdown);
  const problems: TextProblem[] = [];
  visit(root, (node, level) => {
    const line = node.position?.start.line ?? 1;
    if (level === RICH_LEVELS && 'children' in node)
      problems.push({ line, message: `nested deeper than ${RICH_LEVELS} levels` });
    const refused = NOT_ALLOWED[node.type];
    if (refused) problems.push({ line, message: refused });
    if (node.type === 'heading' && (node.depth < 2 || node.depth > 3))
      problems.push({ line, message: 'headings have two or three #' });
    if (node.type !== 'link' && node.type !== 'definition') return;
    try {
      node.url = link(node.url);
    } catch (error) {
      problems.push({ line, message: (error as Error).message });
      node.url = '';
    }
  });
  return { root, problems };
}

function visit(
  node: MarkdownNode,
  each: (node: MarkdownNode, level: number) => void,
  level = -1,
): void {
  each(node, level);
  if ('children' in node) for (const child of node.children) visit(child, each, level + 1);
}

/** The elements of Markdown: those of {@link RICH_TAGS}, and no other attribute than `href`. */
export function richTextOf(root: Root): RichText {
  const tree = sanitize(toHast(root), ALLOWED);
  return 'children' in tree ? tree.children.flatMap(richNode) : richNode(tree);
}

function richNode(node: HastNode): RichNode[] {
  if (node.type === 'text') return node.value === '\n' ? [] : [{ type: 'text', value: node.value }];
  if (node.type !== 'element') return [];
  const { tagName, properties, children } = node;
  const { href } = properties;
  return [
    {
      type: 'element',
      tagName: tagName as RichTag,
      // Braces of variables are percent-encoded as a part of an address.
      properties: typeof href === 'string' ? { href: href.replaceAll(/%7B|%7D/g, brace) } : {},
      children: children.flatMap(richNode),
    },
  ];
}

const brace = (encoded: string) => (encoded === '%7B' ? '{' : '}');
