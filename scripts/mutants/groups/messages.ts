import type { Group } from './group.ts';

const inCommerce = (...names: string[]) => names.map((name) => `commerce/${name}`);
const unit = (...names: string[]) => names.map((name) => `src/commerce/${name}.test.ts`);

/** Messages to customers. */
export const MESSAGES = {
  words: {
    sources: inCommerce(
      'fulfillment/payment-messages.ts',
      'fulfillment/refund-messages.ts',
      ...[
        ...['all', 'dispute-lost', 'dispute-opened', 'dispute-won', 'footer', 'gift-redeemed'],
        'license-granted',
        'license-imported',
        ...['license-transferred', 'order-received', 'own-words', 'payment-failed'],
        'payment-received',
        ...['refund-accepted', 'refund-failed', 'refund-needs-action', 'refund-paid'],
        ...['refund-requested', 'render-html', 'render-text', 'withdrawals', 'words'],
      ].map((name) => `messages/templates/${name}.ts`),
    ),
    tests: unit(
      'fulfillment/payment-messages',
      'fulfillment/refund-messages',
      'messages/templates/render',
    ),
  },
  messages: {
    sources: inCommerce(
      'licenses/license-messages.ts',
      'mail/announcements.repository.ts',
      'mail/mail-failure.ts',
      'mail/mailer.ts',
      'mail/message-retention.ts',
      'mail/message-sender.service.ts',
      'messages/message-outbox.ts',
      'messages/messages.account.ts',
      'messages/messages.repository.ts',
      'messages/recipients.repository.ts',
      'messages/site-of.ts',
    ),
    tests: ['bot', 'discord-email', 'encryption', 'journeys', 'off', 'outbox'].map(
      (name) => `test/messages/${name}.test.ts`,
    ),
  },
} as const satisfies Record<string, Group>;
