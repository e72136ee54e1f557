import { z } from 'zod';
import { line, slug, words, type Fields } from './fields.ts';
import { sceneOf } from './scene.ts';

const buttonOf = ({ target }: Fields) => z.strictObject({ label: line, to: target });

/** The sections of the landing page, by their `kind`. */
const sectionsOf = (fields: Fields) => {
  const { icon, richText } = fields;
  const button = buttonOf(fields);
  const features = z.array(slug).max(6).default([]);
  const scene = sceneOf(fields);
  return [
    z.strictObject({
      kind: z.literal('hero'),
      title: line,
      text: words,
      buttons: z.array(button).max(4).default([]),
      figures: z.boolean().default(true).meta({ description: 'Servers, users and latency, live' }),
      scene: scene.optional(),
    }),
    z.strictObject({
      kind: z.literal('points'),
      title: line,
      text: words,
      features,
      groups: z
        .array(
          z.strictObject({
            title: line,
            points: z.array(z.strictObject({ title: line, text: words })).min(1).max(8),
          }),
        )
        .max(4)
        .default([]),
      scene: scene.optional(),
    }),
    z.strictObject({
      kind: z.literal('cards'),
      title: line,
      cards: z
        .array(z.strictObject({ icon, title: line, text: words, features }))
        .min(1)
        .max(12),
      more: button.optional(),
    }),
    z.strictObject({
      kind: z.literal('economy'),
      title: line,
      text: words,
      features,
      channel: line,
      currency: line.meta({ description: 'The plural of the currency, such as coins' }),
      cash: z.int().min(0).max(1_000_000_000),
      card: z.int().min(0).max(1_000_000_000),
      jobs: z
        .array(z.strictObject({ text: line, pay: z.int().positive().max(1_000_000) }))
        .min(1)
        .max(20),
      wares: z
        .array(z.strictObject({ name: line, price: z.int().positive().max(1_000_000_000) }))
        .min(1)
        .max(9),
    }),
    z.strictObject({
      kind: z.literal('questions'),
      title: line,
      text: words,
      questions: z
        .array(z.strictObject({ question: line, answer: richText }))
        .min(1)
        .max(30),
    }),
    z.strictObject({
      kind: z.literal('closing'),
      title: line,
      text: words,
      promises: z.array(line).max(6).default([]),
      buttons: z.array(button).max(4).default([]),
    }),
  ] as const;
};

/** `en/landing.yaml`: the landing page. */
export const landingOf = (fields: Fields) =>
  z.strictObject({
    title: line.meta({ description: 'Of the browser’s tab, after the name of the bot' }),
    description: words.meta({ description: 'For search engines and previews of links' }),
    sections: z.array(z.discriminatedUnion('kind', sectionsOf(fields))).min(1).max(20),
  });

export type Landing = z.infer<ReturnType<typeof landingOf>>;
export type LandingSection = Landing['sections'][number];
export type SectionOf<Kind extends LandingSection['kind']> = Extract<
  LandingSection,
  { kind: Kind }
>;
