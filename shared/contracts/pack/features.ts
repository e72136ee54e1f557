import { z } from 'zod';
import { line, slug, words, type Fields } from './fields.ts';
import { sceneOf } from './scene.ts';

/** The front matter of `en/features/<slug>.md`: one feature of the bot. */
export const featureOf = (fields: Fields) => {
  const { icon, command, optional } = fields;
  return z.object({
    label: line,
    hint: line.meta({ description: 'One line for menus and cards' }),
    lead: words.meta({ description: 'The promise, in one or two sentences' }),
    icon,
    premium: line.optional().meta({
      description: 'What of it needs a license, in a few words; absent: nothing does',
    }),
    benefits: z
      .array(z.object({ icon, title: line, text: words }))
      .max(12)
      .default([]),
    commands: z
      .array(z.object({ command, args: z.string().max(200).default(''), effect: line }))
      .max(20)
      .default([]),
    vocabulary: optional(
      z.object({
        title: line,
        intro: words,
        words: z
          .array(z.object({ word: line, meaning: line }))
          .min(1)
          .max(20),
      }),
    ).meta({ description: 'Keywords of the commands: variables, flags, styles' }),
    example: optional(
      z.object({ heading: line, intro: words, title: line, description: words, footer: line }),
    ).meta({ description: 'A message of the feature, shown as Discord shows it' }),
    steps: z
      .array(z.object({ title: line, text: words }))
      .max(10)
      .default([]),
    category: z.string().max(60).default('').meta({
      description: 'Category of its commands, as in the address of the command reference',
    }),
    scene: optional(sceneOf(fields)),
  });
};

/** Ends the page of each feature. */
export const closingCallOf = ({ button, optional }: Fields) =>
  optional(z.object({ title: line, text: words, buttons: z.array(button).min(1).max(3) }));

/**
 * `en/features.yaml`: the order of the features, and the overview.
 * @param name of a feature
 */
export const featureListOf = (fields: Fields, name: z.ZodType<string> = slug) =>
  z.object({
    title: line,
    description: words,
    intro: words,
    order: z.array(name).default([]).meta({ description: 'In menus; all others follow' }),
    groups: z.array(z.object({ title: line, text: words, features: z.array(name).min(1) })),
    closing: closingCallOf(fields).meta({
      description: 'The last words of the page of each feature, with buttons',
    }),
  });

export type FeatureText = z.infer<ReturnType<typeof featureOf>>;
export type FeatureList = z.infer<ReturnType<typeof featureListOf>>;
