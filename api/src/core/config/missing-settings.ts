import type { Config } from './config.ts';

/** Settings with a sentence for each that is missing. */
type Settings = [isSet: unknown, sentence: string][];

const sentencesOf = (settings: Settings) =>
  settings.filter(([isSet]) => !isSet).map(([, sentence]) => sentence);

/**
 * Settings that a site without the sandbox has not, and what does not work without them. The process
 * starts nevertheless: a site may do without sign-in or without a store.
 * @param closed why the store sells nothing, in a sentence
 * @returns one sentence per setting
 */
export function missingSettings(config: Config, closed: string | undefined): string[] {
  const { sandbox, discord, stripe, mail } = config;
  if (sandbox) return [];
  return [
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
