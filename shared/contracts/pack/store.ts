import { z } from 'zod';
import { line, words, type Fields } from './fields.ts';

/** What a server gets, as the site serves it: one of the lists has an entry, as templates choose by it. */
export const Coverage = z.object({
  yes: z.array(z.string()),
  no: z.array(z.string()),
  text: z.array(z.string()),
});
export type Coverage = z.infer<typeof Coverage>;

/** `en/catalog.yaml`: what the store says, besides its plans. */
export const storeTextOf = (
  { icon }: Pick<Fields, 'icon'>,
  /** Written: `true`, `false` or a few words. */
  coverage: z.ZodType<Coverage>,
) =>
  z.object({
    title: line,
    description: words.meta({ description: 'For search engines' }),
    lead: words,
    firstCommand: line.optional().meta({
      description:
        'What a buyer types first, once the bot is on the server; absent: nothing is named',
    }),
    promises: z
      .array(z.object({ icon, text: line }))
      .max(6)
      .default([]),
    comparison: z
      .object({
        title: line,
        text: words,
        groups: z
          .array(
            z.object({
              title: line,
              rows: z
                .array(z.object({ label: line, free: coverage, licensed: coverage }))
                .min(1)
                .max(30),
            }),
          )
          .min(1)
          .max(10),
      })
      .meta({ description: 'Servers without and with a license' }),
    questions: z.object({
      title: line,
      entries: z
        .array(z.object({ question: line, answer: words }))
        .max(30)
        .default([]),
    }),
  });
export type StoreText = z.infer<ReturnType<typeof storeTextOf>>;

/** The words of one plan. */
export const PlanText = z.object({
  name: line.optional().meta({ description: 'Default: its id' }),
  description: line,
  features: z.array(line).min(1).max(12),
});
export type PlanText = z.infer<typeof PlanText>;
