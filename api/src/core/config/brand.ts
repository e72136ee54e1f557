import { isEmail } from '@portico/sdk/rules/email';
import { z } from 'zod';
import type { Brand } from '@portico/sdk/platform';

const webAddress = z.string().refine((value) => /^https?:$/.test(protocolOf(value)));
/** An absolute web address, or a path of this site. */
const asset = z
  .string()
  .refine((value) => /^\/(?!\/)/.test(value) || /^https?:$/.test(protocolOf(value)));

function protocolOf(value: string) {
  return URL.canParse(value) ? new URL(value).protocol : '';
}

const WEB = 'an http or https address';

/** The variables of the bot's brand. */
export const brandShape = {
  BRAND_NAME: [z.string().min(1).max(60).optional(), 'a name of 1 to 60 characters'],
  BRAND_TAGLINE: [z.string().max(200).optional(), 'a sentence of at most 200 characters'],
  BRAND_ICON: [asset.optional(), `${WEB}, or an own path`],
  BRAND_TOUCH_ICON: [asset.optional(), `${WEB}, or an own path`],
  BRAND_PREVIEW_IMAGE: [asset.optional(), `${WEB}, or an own path`],
  BRAND_CDN: [webAddress.optional(), WEB],
  BRAND_INVITE_URL: [webAddress.optional(), WEB],
  BRAND_SUPPORT_URL: [webAddress.optional(), WEB],
  BRAND_DOCS_URL: [webAddress.optional(), WEB],
  BRAND_CONTACT_EMAIL: [z.string().refine(isEmail).optional(), 'an email address'],
  BRAND_PREFIX: [z.string().min(1).max(5).default(';'), 'a prefix of 1 to 5 characters'],
  BRAND_ACCENT: [
    z
      .string()
      .regex(/^#[0-9a-fA-F]{6}$/)
      .default('#7c6cff'),
    'a color such as #7c6cff',
  ],
  BRAND_EMBED_SEPARATOR: [z.enum(['&&', '$v']).default('&&'), '&& or $v'],
} as const;

type BrandValues = { [K in keyof typeof brandShape]: z.output<(typeof brandShape)[K][0]> } & {
  SANDBOX: '0' | '1';
  DISCORD_CLIENT_ID?: string | undefined;
  SELLER_IMPRINT_URL?: string | undefined;
};

type Named = 'name' | 'tagline' | 'inviteUrl' | 'supportUrl' | 'docsUrl' | 'contactEmail';

/** The fictional bot of the sandbox. No other site has a default of these. */
const DEMO: Pick<Brand, Named> = {
  name: 'Juno',
  tagline: 'The all-in-one app for Discord: moderation, tickets, music, leveling and more.',
  inviteUrl: 'https://discord.com/oauth2/authorize?client_id=000000000000000000',
  supportUrl: 'https://discord.gg/juno-demo',
  docsUrl: 'https://docs.juno.example',
  contactEmail: 'support@juno.example',
};

/** What nobody has set is empty. Discord's own page adds an application by its id. */
const unset = ({ DISCORD_CLIENT_ID: id }: BrandValues): Pick<Brand, Named> => ({
  name: '',
  tagline: '',
  inviteUrl: id === undefined ? '' : `https://discord.com/oauth2/authorize?client_id=${id}`,
  supportUrl: '',
  docsUrl: '',
  contactEmail: '',
});

/** @returns a sentence that says what is missing; undefined: the brand has what every page shows */
export function findBrandProblem({ SANDBOX, BRAND_NAME }: BrandValues): string | undefined {
  if (SANDBOX === '1' || BRAND_NAME !== undefined) return undefined;
  return 'BRAND_NAME must be set: the name of your bot, which every page shows. Only the sandbox (SANDBOX=1) has a fictional bot.';
}

/**
 * The icon of the site on a home screen: a square without transparency. A brand with an icon or a
 * network of its own, but without this one, uses its icon.
 */
export function touchIconOf(values: BrandValues, publicOrigin: string): string {
  const { SANDBOX, BRAND_ICON, BRAND_CDN } = values;
  const isDemo = SANDBOX === '1' && BRAND_ICON === undefined && BRAND_CDN === undefined;
  const fallback = isDemo ? '/cdn/touch-icon.png' : brandOf(values, publicOrigin).icon;
  return values.BRAND_TOUCH_ICON ?? fallback;
}

/**
 * Icon and preview image default to files of the CDN (spec 0 §1): PNGs of `BRAND_CDN`, or those of this
 * site, which has preview images of the demo only. What the deployment has not is empty.
 */
export function brandOf(values: BrandValues, publicOrigin: string): Brand {
  const isDemo = values.SANDBOX === '1';
  const otherwise = isDemo ? DEMO : unset(values);
  const cdn = (values.BRAND_CDN ?? `${publicOrigin}/cdn`).replace(/(?<!\/)\/+$/, '');
  // Our own CDN has one preview image per kind of page; an operator's CDN has one for all pages.
  const ownPreview = isDemo ? `${cdn}/preview{kind}.png` : '';
  return {
    name: values.BRAND_NAME ?? otherwise.name,
    tagline: values.BRAND_TAGLINE ?? otherwise.tagline,
    icon: values.BRAND_ICON ?? `${cdn}/${values.BRAND_CDN ? 'icon.png' : 'icon.svg'}`,
    previewImage:
      values.BRAND_PREVIEW_IMAGE ?? (values.BRAND_CDN ? `${cdn}/preview.png` : ownPreview),
    cdn,
    inviteUrl: values.BRAND_INVITE_URL ?? otherwise.inviteUrl,
    supportUrl: values.BRAND_SUPPORT_URL ?? otherwise.supportUrl,
    docsUrl: values.BRAND_DOCS_URL ?? otherwise.docsUrl,
    contactEmail: values.BRAND_CONTACT_EMAIL ?? otherwise.contactEmail,
    imprintUrl: values.SELLER_IMPRINT_URL ?? '',
    prefix: values.BRAND_PREFIX,
    accent: values.BRAND_ACCENT,
    embedSeparator: values.BRAND_EMBED_SEPARATOR,
  };
}
