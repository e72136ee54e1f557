import type { Config } from './config.ts';

/** Settings with a sentence for each that is missing. */
type Settings = [isSet: unknown, sentence: string][];

const sentencesOf = (settings: Settings) =>
  settings.filter(([isSet]) => !isSet).map(([, sentence]) => sentence);

/** What the site does not show, because its brand has no such part. @returns one sentence per part */
export function missingBrand({ brand }: Pick<Config, 'brand'>): string[] {
  return sentencesOf([
    [
      brand.inviteUrl,
      'BRAND_INVITE_URL and DISCORD_CLIENT_ID are not set: no page adds the bot to a server.',
    ],
    [
      brand.supportUrl,
      'BRAND_SUPPORT_URL is not set: no page links to a support server, and /discord is no page.',
    ],
    [
      brand.contactEmail,
      'BRAND_CONTACT_EMAIL is not set: pages, legal texts and emails name no address, and /contact is no page.',
    ],
    [
      brand.icon !== `${brand.cdn}/icon.svg`,
      'BRAND_ICON is not set: the icon is the first letter of the name.',
    ],
    [brand.previewImage, 'BRAND_PREVIEW_IMAGE is not set: link previews have no image.'],
  ]);
}

/** @returns a sentence, undefined where the store is open */
export const closedStore = ({ seller: { closedBecause } }: Pick<Config, 'seller'>) =>
  closedBecause.length > 0
    ? `The store is closed and sells nothing: ${closedBecause.join(', ')}.`
    : undefined;

/**
 * Settings that a site without the sandbox has not, and what does not work without them. The process
 * starts nevertheless: a site may do without sign-in or without a store.
 * @returns one sentence per setting
 */
export function missingSettings(config: Config): string[] {
  const { sandbox, discord, stripe, mail } = config;
  if (sandbox) return [];
  const closed = closedStore(config);
  return [
    ...missingBrand(config),
    ...sentencesOf([
      [
        discord.clientId && discord.clientSecret,
        'DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET are not set: users cannot sign in.',
      ],
      [
        discord.botToken,
        'DISCORD_BOT_TOKEN is not set: pages show ids instead of the names of users and servers.',
      ],
      [
        discord.tokenKeys.length > 0,
        'TOKEN_KEY is not set: its key is in DATA_DIR, and other replicas have other keys.',
      ],
      [!closed, closed ?? ''],
      [
        closed ?? stripe.webhookSecret,
        'STRIPE_WEBHOOK_SECRET is not set: payments are noticed a minute late, by the sweeper.',
      ],
      [mail, 'SMTP_URL and MAIL_FROM are not set: customers get no emails about their purchases.'],
    ]),
  ];
}
