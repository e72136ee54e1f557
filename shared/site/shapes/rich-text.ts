import { z } from 'zod';

/** Elements that Markdown may become. Raw HTML is none of them. */
export const RICH_TAGS = [
  ...(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'code', 'pre'] as const),
  ...(['blockquote', 'a', 'br', 'hr'] as const),
] as const;

/**
 * A piece of text with its elements, as hast writes it (https://github.com/syntax-tree/hast). It is never
 * markup: the page server and the pages make the elements themselves, those of {@link RICH_TAGS} alone.
 */
export type RichNode =
  | { type: 'text'; value: string }
  | {
      type: 'element';
      tagName: (typeof RICH_TAGS)[number];
      properties: { href?: string };
      children: RichNode[];
    };

export const RichNode: z.ZodType<RichNode> = z
  .lazy(() =>
    z.union([
      z.object({ type: z.literal('text'), value: z.string() }),
      z.object({
        type: z.literal('element'),
        tagName: z.enum(RICH_TAGS),
        properties: z.object({ href: z.string().optional() }),
        children: z.array(RichNode),
      }),
    ]),
  )
  .meta({ id: 'RichNode' });

/** Text with links, lists and emphasis; written as Markdown. */
export const RichText = z.array(RichNode).meta({ id: 'RichText' });
export type RichText = RichNode[];
