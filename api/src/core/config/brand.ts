import { z } from 'zod';
import type { Brand } from '@portico/sdk/platform';

const text = (fallback: string) => z.string().max(200).default(fallback);
const webAddress = z.string().refine((value) => /^https?:$/.test(protocolOf(value)));
/** An absolute web address, or a path of this site. */
const asset = z
  .string()
  .refine((value) => /^\/(?!\/)/.test(value) || /^https?:$/.test(protocolOf(value)));

function protocolOf(value: string) {
  return URL.canParse(value) ? new URL(value).protocol : '';
}

const WEB = 'an http or https address';

/** The variables of the bot's brand. The defaults are a fictional bot, Juno. */
export const brandShape = {
  BRAND_NAME: [z.string().min(1).max(60).default('Juno'), 'a name of 1 to 60 characters'],
  BRAND_TAGLINE: [
    text('The all-in-one app for Discord: moderation, tickets, music, leveling and more.'),
    'a sentence of at most 200 characters',
  ],
  BRAND_ICON: [asset.optional(), `${WEB}, or an own path`],
  BRAND_TOUCH_ICON: [asset.optional(), `${WEB}, or an own path`],
  BRAND_PREVIEW_IMAGE: [asset.optional(), `${WEB}, or an own path`],
  BRAND_CDN: [webAddress.optional(), WEB],
  BRAND_INVITE_URL: [
    webAddress.default('https://discord.com/oauth2/authorize?client_id=000000000000000000'),
    WEB,
  ],
  BRAND_SUPPORT_URL: [webAddress.default('https://discord.gg/juno-demo'), WEB],
  BRAND_DOCS_URL: [webAddress.default('https://docs.juno.example'), WEB],
  BRAND_CONTACT_EMAIL: [z.email().default('support@juno.example'), 'an email address'],
  BRAND_PREFIX: [z.string().min(1).max(5).default(';'), 'a prefix of 1 to 5 characters'],
  BRAND_ACCENT: [
    z
      .string()
      .regex(/^#[0-9a-fA-F]{6}$/)
      .default('#7c6cff'),
    'a colour such as #7c6cff',
  ],
  BRAND_EMBED_SEPARATOR: [z.enum(['&&', '$v']).default('&&'), '&& or $v'],
} as const;

type BrandValues = { [K in keyof typeof brandShape]: z.output<(typeof brandShape)[K][0]> } & {
  SELLER_IMPRINT_URL?: string | undefined;
};

/**
 * The icon of the site on a home screen: a square without transparency. A brand with an icon or a
 * network of its own, but without this one, uses its icon.
 */
export function touchIconOf(values: BrandValues, publicOrigin: string): string {
  const isDemo = values.BRAND_ICON === undefined && values.BRAND_CDN === undefined;
  const fallback = isDemo ? '/cdn/touch-icon.png' : brandOf(values, publicOrigin).icon;
  return values.BRAND_TOUCH_ICON ?? fallback;
}

/** Icon and preview image default to files of the CDN (spec 0 §1): a vector image of our own, otherwise a PNG. */
export function brandOf(values: BrandValues, publicOrigin: string): Brand {
  const cdn = (values.BRAND_CDN ?? `${publicOrigin}/cdn`).replace(/(?<!\/)\/+$/, '');
  return {
    name: values.BRAND_NAME,
    tagline: values.BRAND_TAGLINE,
    icon: values.BRAND_ICON ?? `${cdn}/${values.BRAND_CDN ? 'icon.png' : 'icon.svg'}`,
    // Our own CDN has one preview image per kind of page; an operator's CDN has one for all pages.
    previewImage:
      values.BRAND_PREVIEW_IMAGE ??
      `${cdn}/${values.BRAND_CDN ? 'preview.png' : 'preview{kind}.png'}`,
    cdn,
    inviteUrl: values.BRAND_INVITE_URL,
    supportUrl: values.BRAND_SUPPORT_URL,
    docsUrl: values.BRAND_DOCS_URL,
    contactEmail: values.BRAND_CONTACT_EMAIL,
    imprintUrl: values.SELLER_IMPRINT_URL ?? '',
    prefix: values.BRAND_PREFIX,
    accent: values.BRAND_ACCENT,
    embedSeparator: values.BRAND_EMBED_SEPARATOR,
  };
}
