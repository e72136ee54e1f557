import { z } from 'zod';

/** Elements that Markdown may become. Raw HTML is none of them. */
export const RICH_TAGS = [
  ...(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'code', 'pre'] as const),
  ...(['blockquote', 'a', 'br', 'hr'] as const),
] as const;

export type RichTag = (typeof RICH_TAGS)[number];

/**
 * A piece of text with its elements, as hast writes it (https://github.com/syntax-tree/hast). It is never
 * markup: the page server and the pages make the elements themselves, those of {@link RICH_TAGS} alone.
 */
export type RichNode =
  | { type: 'text'; value: string }
  | {
      type: 'element';
      tagName: RichTag;
      properties: { href?: string };
      children: RichNode[];
    };

const Text = z.object({ type: z.literal('text'), value: z.string() });

/** Elements within elements. Not recursive, because the shapes for browsers have an end. */
const nodeOf = (levels: number): z.ZodType<RichNode> =>
  levels === 0
    ? Text
    : z.union([
        Text,
        z.object({
          type: z.literal('element'),
          tagName: z.enum(RICH_TAGS),
          properties: z.object({ href: z.string().optional() }),
          children: z.array(nodeOf(levels - 1)),
        }),
      ]);

/** A list in a list, with emphasis in a link. */
export const RICH_LEVELS = 8;

/** Text with links, lists and emphasis; written as Markdown. */
export const RichText = z.array(nodeOf(RICH_LEVELS)).meta({ id: 'RichText' });
export type RichText = RichNode[];
