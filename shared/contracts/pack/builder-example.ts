import { z } from 'zod';
import { RULES } from '../rules/message-limits.ts';
import { line } from './fields.ts';

const color = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'must be a color such as #5865f2');

const optional = ({ most }: { most: number }) => z.string().trim().min(1).max(most).optional();
const needed = ({ most }: { most: number }) => z.string().trim().min(1).max(most);
const address = z
  .string()
  .max(500)
  .regex(
    /^(?:https?:\/\/\S+|\{[\w.]{1,40}\})$/,
    'must be an http or https address, or a variable such as {user.avatar}',
  )
  .optional();

/** A message as its parts are written; what is absent is empty. */
const Message = z.object({
  content: optional(RULES.content).meta({ description: 'Above the embed' }),
  title: optional(RULES.title),
  description: optional(RULES.description),
  url: address,
  color: color.optional().meta({ description: 'Default: that of new embeds' }),
  thumbnail: address,
  image: address,
  timestamp: z.boolean().optional().meta({ description: 'Whether it shows the time of sending' }),
  author: z.object({ name: needed(RULES.authorName), icon: address, url: address }).optional(),
  footer: z.object({ text: needed(RULES.footerText), icon: address }).optional(),
  fields: z
    .array(
      z.object({
        name: needed(RULES.fieldName),
        value: needed(RULES.fieldValue),
        inline: z.boolean().optional(),
      }),
    )
    .max(RULES.fields.most)
    .optional(),
  buttons: z
    .array(
      z.object({
        label: needed(RULES.buttonLabel),
        style: z.enum(['primary', 'secondary', 'success', 'danger']).optional(),
        url: address,
      }),
    )
    .max(RULES.buttons.most)
    .optional(),
});

/** A message that the builder begins with on a press. */
export const BuilderExample = z.object({ name: line.max(40), message: Message });
export type BuilderExample = z.infer<typeof BuilderExample>;
