/** The settings that every site outside the sandbox has. */
export const NAMED = { BRAND_NAME: 'Juno' };

/** The settings of a site with all that its pages can show. */
export const SITE = {
  ...NAMED,
  BRAND_TAGLINE: 'All in one.',
  BRAND_INVITE_URL: 'https://discord.com/oauth2/authorize?client_id=1&scope=bot',
  BRAND_SUPPORT_URL: 'https://discord.gg/juno',
  BRAND_DOCS_URL: 'https://docs.juno.example',
  BRAND_CONTACT_EMAIL: 'support@juno.example',
  BRAND_ICON: '/cdn/icon.png',
  BRAND_PREVIEW_IMAGE: '/cdn/preview.png',
  LEGAL_TEXTS_CHECKED: '1',
};

/** What opens the store, besides a key of Stripe. */
export const SELLER = {
  STORE_OPEN: '1',
  SELLER_NAME: 'Juno',
  SELLER_ADDRESS: 'Street 1, 12345 Town',
};
