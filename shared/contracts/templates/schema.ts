import { z } from 'zod';
import { contract } from '@portico/sdk/contracts/contract';
import { lenient } from '@portico/sdk/contracts/leniency';
import { getTemplates } from './calls.ts';

/** A template's image is a web URL, a path on this site or a data URL. */
const IMAGE = /^(https?:\/\/|\/(?!\/)|data:image\/(svg\+xml|png|webp)[;,])/;

/** A ready-made embed (spec 0 §3). */
export const Template = z
  .object({
    id: lenient('key', z.string().regex(/^[A-Za-z0-9._-]{1,64}$/)),
    name: z.string().trim().min(1).max(100),
    // The page shows the embed itself where there is no picture.
    image: lenient(
      'optional',
      z
        .string()
        .max(20_000)
        .regex(IMAGE, 'must be a web URL, a path on this site or a data URL of an image')
        .meta({ description: 'A screenshot of the embed' }),
    ),
    embed: z.string().trim().min(1).max(50_000).meta({ description: 'Embed code' }),
  })
  .meta({ id: 'Template' });
export type Template = z.infer<typeof Template>;

export const getTemplatesContract = contract({
  call: getTemplates,
  summary: 'Lists the embed templates, in the order of the bot',
  response: z.array(Template),
});
