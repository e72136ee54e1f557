import type { Heading, Root, RootContent } from 'mdast';
import type { LegalText } from '@portico/contracts/pack/legal';
import { richTextOf, type TextProblem } from './rich-text.ts';

/** `## How to ask {#how-to-ask}` */
const ANCHOR = /\{#([\w-]+)\}$/;

/**
 * The sections of a text: one for each heading of the second level.
 * @returns problems where a text begins without a heading, or two sections have one fragment
 */
export function sectionsOf(root: Root): {
  sections: LegalText['sections'];
  problems: TextProblem[];
} {
  const problems: TextProblem[] = [];
  const parts: { heading: Heading; nodes: RootContent[] }[] = [];
  for (const node of root.children) {
    if (node.type === 'heading' && node.depth === 2) parts.push({ heading: node, nodes: [] });
    else if (parts.length > 0) parts.at(-1)!.nodes.push(node);
    else
      problems.push({
        line: node.position?.start.line ?? 1,
        message: 'must follow a heading: begin with "## …"',
      });
  }
  const known = new Set<string>();
  const sections = parts.map(({ heading, nodes }) => {
    const text = textOf(heading).trim();
    const id = ANCHOR.exec(text)?.[1] ?? fragmentOf(text);
    if (known.has(id))
      problems.push({
        line: heading.position?.start.line ?? 1,
        message: `two sections have the fragment #${id}: add another one, "## … {#name}"`,
      });
    known.add(id);
    return {
      id,
      heading: text.replace(ANCHOR, '').trim(),
      body: richTextOf({ type: 'root', children: nodes }),
    };
  });
  return { sections, problems };
}

const textOf = (node: RootContent): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

const fragmentOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
