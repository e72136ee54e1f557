import { z } from 'zod';
import type { BUTTON_KINDS, Tone } from '../rules/pack/styles.ts';
import { RichText } from './rich-text.ts';

type Shapes = Record<string, z.ZodObject>;
/** A list for each kind, of which one has an entry and the others are absent, as templates choose by it. */
export type ChoiceOf<S extends Shapes> = { [Kind in keyof S]?: z.infer<S[Kind]>[] };

/** A link that looks like a button, by its look and where it opens. */
export type ButtonKind = (typeof BUTTON_KINDS)[number];
export const Button = z.object({ label: z.string(), to: z.string() });
export type Buttons = ChoiceOf<Record<ButtonKind, typeof Button>>;

const Label = z.object({ label: z.string() });
const chosen = z.array(z.boolean()).optional();
/** A message of the bot. */
export const BotMessage = z.object({
  title: z.string(),
  text: z.string(),
  tone: z
    .object({
      ...{ plain: chosen, accent: chosen, success: chosen, danger: chosen, warning: chosen },
    } satisfies Record<Tone, typeof chosen>)
    .meta({ description: 'What it tells: one of the lists has an entry' }),
  buttons: z.array(
    z.object({
      Primary: z.array(Label).optional(),
      Success: z.array(Label).optional(),
      Danger: z.array(Label).optional(),
      Secondary: z.array(Label).optional(),
    }),
  ),
});
export type BotMessage = z.infer<typeof BotMessage>;
/** A message of a member. */
export const MemberMessage = z.object({
  from: z.string(),
  initial: z.string().meta({ description: 'First letter of the name' }),
  text: z.string(),
});
export type MemberMessage = z.infer<typeof MemberMessage>;
/** One message of an imagined channel: one of the lists has an entry. */
export const SceneMessage = z.object({
  member: z.array(MemberMessage).optional(),
  bot: z.array(BotMessage).optional(),
});
export type SceneMessage = z.infer<typeof SceneMessage>;

export const FeatureName = z.object({ name: z.string(), label: z.string() });
export type FeatureName = z.infer<typeof FeatureName>;

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
  /** Written: a path, an address, or the name of a link of the pack. Served: an address. */
  target: z.ZodType<string>;
  /** Written: `label`, `to` (a target) and `look`. */
  button: z.ZodType<Buttons>;
  message: z.ZodType<SceneMessage>;
  /** Written: the name of a feature's file. */
  feature: z.ZodType<FeatureName>;
  /** Written: an object or nothing. Served: a list of one entry or none, as templates repeat it. */
  optional: <S extends z.ZodObject>(shape: S) => z.ZodType<z.infer<S>[]>;
  /** Written: objects with a `kind`. */
  byKind: <S extends Shapes>(shapes: S) => z.ZodType<ChoiceOf<S>>;
}

const MARKDOWN_LINK = /\]\([^()\s]+\)/;
/** Elements that people write in texts; `<user>` is a word. */
const HTML =
  /<\/?(?:a|b|br|div|em|h[1-6]|i|iframe|img|li|ol|p|script|span|strong|style|u|ul)\b[^<>]*>/i;

/** Shown as it is written: a link or element would stand there as its characters. */
const plain = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine((written) => !MARKDOWN_LINK.test(written), {
      message: 'is shown as it is written, without Markdown: name the page without a link',
    })
    .refine((written) => !HTML.test(written), {
      message: 'is shown as it is written, without HTML: remove the elements',
    });

/** One line of text, without Markdown. */
export const line = plain(200);
/** Some sentences, without Markdown. */
export const words = plain(1000);
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
  button: z.object({
    primary: z.array(Button).optional(),
    primaryOutside: z.array(Button).optional(),
    secondary: z.array(Button).optional(),
    secondaryOutside: z.array(Button).optional(),
  }),
  message: SceneMessage,
  feature: FeatureName,
  optional: (shape) => z.array(shape) as never,
  byKind: (shapes) =>
    z.object(
      Object.fromEntries(
        Object.entries(shapes).map(([kind, shape]) => [kind, z.array(shape).optional()]),
      ),
    ) as never,
};
