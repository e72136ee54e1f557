import { z } from 'zod';
import { contract } from '../contract.ts';
import { getTemplates } from './calls.ts';

/** Where a template's picture may come from: the web, this site, or the text itself. */
const IMAGE = /^(https?:\/\/|\/(?!\/)|data:image\/(svg\+xml|png|webp)[;,])/;

/** A ready-made embed (spec 0 §3). */
export const Template = z
  .object({
    id: z.string().regex(/^[A-Za-z0-9._-]{1,64}$/),
    name: z.string().trim().min(1).max(100),
    image: z
      .string()
      .max(20_000)
      .regex(IMAGE, 'must be an https address, an own path or a data address of a picture')
      .meta({ description: 'A picture of the embed as it was once sent' }),
    embed: z.string().trim().min(1).max(50_000).meta({ description: 'Embed code' }),
  })
  .meta({ id: 'Template' });
export type Template = z.infer<typeof Template>;

export const getTemplatesContract = contract({
  call: getTemplates,
  summary: 'Ready-made embeds, in the order in which the bot sent them',
  response: z.array(Template),
});
