import { z } from 'zod';
import { REMOTE_NAME, REMOTE_NAME_EXPECTED } from '@portico/sdk/platform';
import { line, words } from '@portico/contracts/pack/fields';
import { accentOf } from './compile/accent.ts';
import { DesignTokens } from './compile/design-tokens.ts';
import { TaxRule } from './tax.ts';
import { Typeface } from './typeface/typeface.ts';

const webAddress = z
  .string()
  .max(500)
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), {
    message: 'must be an http or https address',
  });
/** A file of the pack, below its folder. */
const picture = z
  .string()
  .regex(
    /^pictures\/[\w.-]+\.(svg|png|webp)$/,
    'must be an SVG, PNG or WebP file such as pictures/icon.svg',
  );
/** As invoices have it, in one line. */
const ofSeller = z.string().trim().min(1).max(300);
const path = z.string().regex(/^\/[\w/:.-]*$/, 'must be a path of the site, such as /team');

/** `site.yaml`: what does not depend on a language. */
export const SiteFile = z.object({
  name: z.string().trim().min(1).max(60).meta({ description: 'Of the bot' }),
  language: z
    .string()
    .regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'must be the code of a language, such as en')
    .default('en')
    .meta({ description: 'Folder of texts that every visitor gets who has no other one' }),
  accent: z
    .string()
    .transform((text, context) => {
      try {
        return accentOf(text);
      } catch (error) {
        context.addIssue({ code: 'custom', message: (error as Error).message, input: text });
        return z.NEVER;
      }
    })
    .default('#7c6cff')
    .meta({ description: 'Of buttons, links and highlights: #7c6cff, or oklch(0.6 0.2 280)' }),
  typeface: Typeface.optional().meta({
    description: 'Font of headings and texts; default: that of the platform',
  }),
  tokens: DesignTokens.prefault({}).meta({
    description: 'Sizes, distances and corners; default: those of the platform',
  }),
  prefix: z
    .string()
    .min(1)
    .max(5)
    .optional()
    .meta({ description: 'Of commands; absent: the bot has slash commands alone' }),
  cdn: webAddress.optional().meta({
    description: 'Base of the network with the avatars of the bot’s history; default: the site',
  }),
  links: z
    .strictObject({
      invite: webAddress
        .optional()
        .meta({ description: 'Default: Discord’s page of DISCORD_CLIENT_ID' }),
      support: webAddress.optional().meta({ description: 'Invite of the support server' }),
      docs: webAddress.optional(),
      email: z.email('must be an email address').optional(),
      imprint: webAddress.optional(),
    })
    .prefault({})
    .meta({ description: 'Without one, its buttons, menu entries and pages are absent' }),
  pictures: z
    .strictObject({
      icon: picture.optional().meta({ description: 'Default: the first letter of the name' }),
      touchIcon: picture
        .optional()
        .meta({ description: 'On home screens: a square of 512 pixels without transparency' }),
      preview: picture.optional().meta({ description: 'Of links to pages, 1200 × 630 pixels' }),
      previews: z
        .record(z.string().regex(/^[a-z]+$/), picture)
        .default({})
        .meta({ description: 'By kind of page: commands, status, features, store …' }),
    })
    .prefault({}),
  support: z
    .strictObject({
      languages: z
        .array(z.string().regex(/^[a-z]{2}$/, 'must be the code of a language, such as en'))
        .min(1)
        .default(['en'])
        .meta({ description: 'In which you answer' }),
      answerHours: z.int().positive().max(720).default(24),
      hours: z
        .string()
        .max(200)
        .optional()
        .meta({ description: 'When somebody is there, in words' }),
      dataRequestDays: z.int().positive().max(60).default(30),
      dataDeletionDays: z.int().positive().max(60).default(30),
    })
    .prefault({}),
  remotes: z
    .record(
      z.string().regex(REMOTE_NAME, `must be the name of a remote: ${REMOTE_NAME_EXPECTED}`),
      z.record(z.string(), z.union([z.boolean(), z.number(), z.string(), z.array(z.string())])),
    )
    .default({})
    .meta({ description: 'What apps let you set: name of the app -> key -> value' }),
  seller: z
    .strictObject({
      name: ofSeller.optional().meta({ description: 'Who sells; default: the name of the bot' }),
      address: ofSeller.optional(),
      taxId: ofSeller.optional(),
      tax: TaxRule,
    })
    .prefault({})
    .meta({ description: 'Of the store. One outside the sandbox needs name and address' }),
  pages: z
    .strictObject({
      absent: z
        .array(path)
        .default([])
        .meta({ description: 'Pages, with all below them, that this site does not have' }),
      menu: z
        .array(z.object({ path, label: line.optional() }))
        .default([])
        .meta({ description: 'Entries of menus in their order; all others follow' }),
    })
    .prefault({}),
});
export type SiteFile = z.infer<typeof SiteFile>;

/** `en/brand.yaml`: what the site says of the bot. */
export const BrandText = z.object({
  tagline: line.meta({ description: 'One sentence, as in the footer' }),
  description: words.optional().meta({ description: 'For the app manifest and search engines' }),
});
export type BrandText = z.infer<typeof BrandText>;
