import { z } from 'zod';
import { line, words } from './fields.ts';
import { RichText } from './rich-text.ts';

/** The front matter of `en/legal/<name>.md`. */
export const legalMatter = z.object({
  title: line,
  description: words,
  updated: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month, such as 2026-05')
    .meta({ description: 'Month of the last change' }),
  summary: z.array(words).max(8).default([]).meta({ description: 'In short, a sentence each' }),
});

/** A legal text: its front matter, and a section for each heading of its body. */
export const LegalText = legalMatter.extend({
  sections: z.array(
    z.object({
      /** Fragment of the address. */
      id: z.string(),
      heading: z.string(),
      body: RichText,
    }),
  ),
});
export type LegalText = z.infer<typeof LegalText>;
