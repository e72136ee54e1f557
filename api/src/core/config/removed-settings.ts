const PACK = 'of the site pack (docs/your-bot.md)';

/** Settings of earlier versions, and what has replaced them. */
const REMOVED: [name: RegExp, replacement: string][] = [
  [/^BRAND_/, `site.yaml ${PACK} has name, color, links and facts of support`],
  [/^SELLER_IMPRINT_URL$/, `write links.imprint in site.yaml ${PACK}`],
  [/^LEGAL_TEXTS_CHECKED$/, `the legal texts ${PACK} are yours`],
  [/^SELLER_NAME$/, `write seller.name in site.yaml ${PACK}`],
  [/^SELLER_ADDRESS$/, `write seller.address in site.yaml ${PACK}`],
  [/^SELLER_TAX_ID$/, `write seller.taxId in site.yaml ${PACK}`],
  [/^(TAX_MODE|TAX_NOTICE|SELLER_TAX_PERCENT)$/, `write seller.tax in site.yaml ${PACK}`],
  [/^STRIPE_PROMOTION_CODES$/, `write promotionCodes in catalog.yaml ${PACK}`],
  [/^STRIPE_PUBLISHABLE_KEY$/, 'nothing used it'],
  [/^ALLOW_LIVE_KEYS_ON_EMBEDDED_DATABASE$/, 'live keys need a PostgreSQL (DATABASE_URL)'],
  [/^ALLOW_(DATABASE|SMTP)_WITHOUT_TLS$/, 'name the host in ALLOW_WITHOUT_TLS'],
  [/^DISCORD_CDN_URL$/, 'it follows from DISCORD_API_URL'],
  [
    /^(PAGE|REMOTE)_BUDGET_KB$/,
    'limits are set for each remote (npm run admin -- remotes budget <name>)',
  ],
  [/^KEEP_VITALS_DAYS$/, 'load times are kept for 30 days'],
  [/^SMOKE_RUNS$/, 'smoke runs are required while a smoke key is valid'],
  [/^SANDBOX_(DISCORD|STRIPE|MAIL)_PORT$/, 'stand-ins take free ports, which the start names'],
  [/^SANDBOX_SEED$/, 'the demo data are always the same'],
];

/**
 * Settings that are set and that this version does not have. @param env the process's environment
 * @returns a sentence for each, without its value
 */
export function removedSettings(env: NodeJS.ProcessEnv): string[] {
  return Object.keys(env)
    .filter((name) => env[name] !== '')
    .toSorted()
    .flatMap((name) => {
      const [, replacement] = REMOVED.find(([pattern]) => pattern.test(name)) ?? [];
      return replacement === undefined
        ? []
        : [`${name} is no setting any more: ${replacement}. Unset it.`];
    });
}
