import { RICH_TAGS, type RichNode, type RichTag } from '../pack/rich-text.ts';
import { RICH_SAMPLES, SAFE_HREFS } from './rich-samples.ts';

const TAGS: readonly string[] = RICH_TAGS;
const VOID = ['br', 'hr'];

const flat = (nodes: readonly RichNode[]): RichNode[] =>
  nodes.flatMap((node) => (node.type === 'text' ? [node] : [node, ...flat(node.children)]));
const sampled = flat(RICH_SAMPLES.flatMap(([, nodes]) => nodes));
const elements = sampled.filter((node) => node.type === 'element');

/** What random trees of attackers are made of. */
export const PIECES = {
  tags: [...new Set([...TAGS, ...elements.map(({ tagName }) => tagName)])] as RichTag[],
  properties: elements.map(({ properties }) => properties),
  texts: [
    ...sampled.flatMap((node) => (node.type === 'text' ? [node.value] : [])),
    ...['\uD800', '\uDC00x', '<!--', '-->', ']]>', '&lt;img src=x onerror=alert(1)&gt;', "'", '"'],
    ...['\uE000name\uE001', '\uE000*name\uE001', '%%brand.name%%', '<!--if.docsUrl-->'],
  ],
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The elements that a text may become, as HTML in which only `&` and `<` are escaped. */
export function expectedHtml(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return escaped(node.value);
      const { properties, children } = node;
      const tagName: string = node.tagName;
      if (tagName === 'script') return '';
      if (VOID.includes(tagName)) return `<${tagName}>`;
      const content = expectedHtml(children);
      if (!TAGS.includes(tagName)) return content;
      const href =
        tagName === 'a' ? SAFE_HREFS.find((each) => each === properties.href) : undefined;
      return `<${tagName}${href === undefined ? '' : ` href="${escaped(href)}"`}>${content}</${tagName}>`;
    })
    .join('');
}

/** HTML of any writer in the form of {@link expectedHtml}. */
export const comparable = (html: string): string =>
  html
    .replaceAll(' data-discover="true"', '')
    .replaceAll(/&#x26;/g, '&amp;')
    .replaceAll(/&#x3C;/g, '&lt;')
    .replaceAll(/&(?:#x22|quot);/g, '"')
    .replaceAll(/&gt;/g, '>');
