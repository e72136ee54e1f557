import type { Group } from './group.ts';

/** Purchases in Discord. */
export const PREMIUM_APPS = {
  'premium-apps': {
    sources: [
      'commerce/invoices/discord-of.ts',
      ...[
        'discord-events.controller',
        'entitlement-sweeper',
        'entitlements.account',
        'entitlements.repository',
        'entitlements.service',
        'event-signature',
        'premium-apps.check',
      ].map((name) => `commerce/premium-apps/${name}.ts`),
    ],
    tests: [
      'test/commerce/premium-apps.test.ts',
      'test/commerce/premium-apps-views.test.ts',
      'test/doctor/premium-apps.test.ts',
      'test/support-desk/open-work.test.ts',
    ],
  },
} as const satisfies Record<string, Group>;
