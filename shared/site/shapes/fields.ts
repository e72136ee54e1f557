import { z } from 'zod';
import { RichText } from './rich-text.ts';

/**
 * What the files of a pack write in another way than the site serves it. Each shape is a function of these, so
 * that a file of the pack and the answer with its content are one declaration.
 */
export interface Fields {
  /** Written: Markdown. */
  richText: z.ZodType<RichText>;
  /** Written: the name of an icon. Served: the data of its path, in 24 × 24 units. */
  icon: z.ZodType<string>;
  /** Written: a command without its sign. Served: with the bot's prefix, or a slash. */
  command: z.ZodType<string>;
  /** Written: a path of the site, a web address, or the name of a link of the pack. Served: an address. */
  target: z.ZodType<string>;
}

/** One line of text. */
export const line = z.string().trim().min(1).max(200);
/** Some sentences. */
export const words = z.string().trim().min(1).max(1000);
/** The last part of an address: `auto-moderation`. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and hyphens')
  .max(60);

/** As the site serves it. */
export const SERVED: Fields = {
  richText: RichText,
  icon: z.string(),
  command: z.string(),
  target: z.string(),
};
