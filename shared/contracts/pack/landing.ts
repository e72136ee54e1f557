import { z } from 'zod';
import { line, words, type Fields } from './fields.ts';
import { liveSceneOf, sceneOf } from './scene.ts';

const Point = z.object({ title: line, text: words });

/** Labels of live figures, in their order. One of which nothing is known is not shown. */
const Figures = z.object({
  servers: line.default('Servers'),
  users: line.default('Users'),
  licenses: line.optional(),
  uptime: line.default('Uptime'),
});

/** The sections of the landing page, by their `kind`. */
const sectionsOf = (fields: Fields) => {
  const { button, icon, optional, richText, target } = fields;
  const features = z.array(fields.feature).max(6).default([]);
  const buttons = z.array(button).max(4).default([]);
  const scene = optional(sceneOf(fields));
  return {
    hero: z.object({
      title: line,
      text: words,
      buttons,
      notes: z.array(line).max(3).default([]).meta({
        description: 'Small lines below the buttons, such as the least price',
      }),
      figures: optional(Figures).meta({
        description:
          'Live figures, by their labels: {} for servers, users and uptime. Licenses in use need a label',
      }),
      scene: optional(liveSceneOf(fields)),
    }),
    points: z.object({
      title: line,
      text: words,
      features,
      groups: z
        .array(z.object({ title: line, points: z.array(Point).min(1).max(8) }))
        .max(4)
        .default([]),
      scene,
    }),
    cards: z.object({
      title: line,
      cards: z
        .array(z.object({ icon, title: line, text: words, features }))
        .min(1)
        .max(12),
      more: optional(z.object({ label: line, to: target })),
    }),
    economy: z.object({
      title: line,
      text: words,
      features,
      channel: line,
      currency: line.meta({ description: 'The plural of the currency, such as coins' }),
      cash: z.int().min(0).max(1_000_000_000),
      card: z.int().min(0).max(1_000_000_000),
      jobs: z
        .array(z.object({ text: line, pay: z.int().positive().max(1_000_000) }))
        .min(1)
        .max(20),
      wares: z
        .array(z.object({ name: line, price: z.int().positive().max(1_000_000_000) }))
        .min(1)
        .max(9),
    }),
    questions: z.object({
      title: line,
      text: words,
      questions: z
        .array(z.object({ question: line, answer: richText }))
        .min(1)
        .max(30),
    }),
    closing: z.object({
      title: line,
      text: words,
      promises: z.array(line).max(6).default([]),
      buttons,
    }),
  };
};

/** `en/landing.yaml`: the landing page. */
export const landingOf = (fields: Fields) =>
  z.object({
    title: line.meta({ description: 'Of the browser’s tab, after the name of the bot' }),
    description: words.meta({ description: 'For search engines and previews of links' }),
    sections: z
      .array(fields.byKind(sectionsOf(fields)))
      .min(1)
      .max(20),
  });

export type Landing = z.infer<ReturnType<typeof landingOf>>;
export type LandingSection = Landing['sections'][number];
export type SectionOf<Kind extends keyof LandingSection> = NonNullable<
  LandingSection[Kind]
>[number];
