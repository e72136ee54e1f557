import type { Group } from './group.ts';

const inCommerce = (...names: string[]) => names.map((name) => `commerce/${name}`);
const commerce = (...names: string[]) => names.map((name) => `test/commerce/${name}.test.ts`);
const unit = (...names: string[]) => names.map((name) => `src/commerce/${name}.test.ts`);
/** Each message to a customer, with the change that causes it. */
const MESSAGES = 'test/messages/journeys.test.ts';

/** Payments and licenses. */
export const COMMERCE = {
  rules: {
    sources: inCommerce(
      'fulfillment/next-state.ts',
      'fulfillment/money-entries.ts',
      'stripe/payment-facts.ts',
      'payments/payment-facts.ts',
      'stripe/dispute-state.ts',
      'stripe/refund-reports.ts',
      'invoices/refund-state.ts',
      'invoices/guarantee-of.ts',
      'invoices/paid-amount.ts',
      'store/plans.ts',
    ),
    tests: unit(
      'fulfillment/next-state',
      'fulfillment/money-entries',
      'stripe/payment-facts',
      'invoices/refund-state',
      'store/plans',
    ),
  },
  fulfillment: {
    sources: inCommerce(
      'fulfillment/fulfillment.service.ts',
      'fulfillment/slot-changes.ts',
      'fulfillment/verify.controller.ts',
      'ledger/ledger.repository.ts',
    ),
    tests: [
      ...commerce('fulfillment', 'verify', 'payment-counts', 'refunds-and-disputes'),
      ...commerce('refund-outcomes', 'tax-and-discounts', 'cancel', 'missed-events'),
      ...commerce('restored-licenses'),
      MESSAGES,
    ],
  },
  webhooks: {
    sources: inCommerce(
      'fulfillment/webhooks.service.ts',
      'fulfillment/webhook.controller.ts',
      'fulfillment/invoice-document.controller.ts',
      'fulfillment/payment-events.repository.ts',
    ),
    tests: commerce(
      'fulfillment',
      'missed-events',
      'other-provider',
      'webhooks',
      'invoice-document',
    ),
  },
  sweeper: {
    sources: inCommerce(
      'fulfillment/sweeper.ts',
      'fulfillment/missed-events.ts',
      'fulfillment/missed-after-sale.ts',
      'fulfillment/payment-cursors.repository.ts',
    ),
    tests: commerce(
      'missed-events',
      'other-provider',
      'inquiries',
      'refunds-and-disputes',
      'payment-counts',
      'verify',
    ),
  },
  checkout: {
    sources: inCommerce(
      'checkout/checkout.service.ts',
      'checkout/shown-terms.ts',
      'checkout/checkout.repository.ts',
      'checkout/checkout.controller.ts',
      'checkout/cancel.service.ts',
      'invoices/bought-plan.ts',
    ),
    tests: [
      ...commerce('checkout', 'checkout-answers', 'cancel', 'fulfillment', 'tax-and-discounts'),
      ...commerce('other-catalog'),
    ],
  },
  stripe: {
    sources: inCommerce(
      'payments/payment-provider.ts',
      'stripe/payment-events.ts',
      'stripe/session-params.ts',
      'stripe/stripe.provider.ts',
      'stripe/counted-http-client.ts',
    ),
    tests: ['test/stripe/client.test.ts', 'test/stripe/client-lists.test.ts'],
  },
  tax: {
    sources: inCommerce(
      'checkout/invoice-footer.ts',
      'fulfillment/tax-of-payment.ts',
      'stripe/tax-rates.ts',
    ),
    tests: [
      ...commerce('tax-and-discounts'),
      ...unit('checkout/invoice-footer', 'fulfillment/tax-of-payment'),
    ],
  },
  withdrawals: {
    sources: inCommerce(
      'invoices/withdrawable-until.ts',
      'withdrawals/contract-names.ts',
      'withdrawals/withdrawal-job.ts',
      'withdrawals/withdrawal-rights.ts',
      'withdrawals/withdrawals.account.ts',
      'withdrawals/withdrawals.controller.ts',
      'withdrawals/withdrawals.repository.ts',
      'withdrawals/withdrawals.service.ts',
    ),
    tests: [
      ...commerce('withdrawals', 'withdrawal-records'),
      ...unit('invoices/withdrawable-until', 'withdrawals/contract-names'),
    ],
  },
  gifts: {
    sources: inCommerce(
      'invoices/gift-codes.ts',
      'gifts/gifts.controller.ts',
      'gifts/gifts.repository.ts',
      'gifts/gifts.service.ts',
      'invoices/holder.ts',
    ),
    tests: commerce('gifts', 'gift-withdrawals'),
  },
  refunds: {
    sources: inCommerce(
      'invoices/refund-view.ts',
      'invoices/refunds.repository.ts',
      'invoices/usable.ts',
      'refunds/refund-problems.ts',
      'refunds/refund-request.service.ts',
      'refunds/refund-sender.service.ts',
      'refunds/refunds.controller.ts',
      'stripe/refund-order.ts',
    ),
    tests: [
      ...commerce('refunds', 'refund-outcomes', 'refund-records', 'refunds-and-disputes'),
      ...commerce('other-provider'),
      MESSAGES,
      ...unit('invoices/refund-view', 'refunds/refund-problems', 'stripe/refund-order'),
    ],
  },
  invoices: {
    sources: inCommerce(
      'invoices/invoices.repository.ts',
      'invoices/invoices.service.ts',
      'invoices/invoices.controller.ts',
      'invoices/invoice-list.repository.ts',
      'invoices/imported.ts',
      'invoices/state-of.ts',
      'invoices/user-invoices.repository.ts',
      'invoices/invoices.account.ts',
      'invoices/invoice-number.ts',
      'invoices/invoice-id.ts',
      'invoices/email-retention.ts',
      'store/store.controller.ts',
      'store/seller.ts',
    ),
    tests: [
      ...commerce('fulfillment', 'servers', 'refunds-and-disputes', 'invoice-lists', 'cancel'),
      ...commerce('checkout', 'refunds', 'customers', 'inquiries'),
      ...commerce('payment-counts', 'tax-and-discounts', 'invoice-emails', 'account-deletion'),
      'test/commerce/store.test.ts',
    ],
  },
  slots: {
    sources: inCommerce(
      'invoices/slots.repository.ts',
      'invoices/slot-moves.repository.ts',
      'invoices/slot-clock.repository.ts',
    ),
    tests: [
      ...commerce('servers', 'slots', 'restored-licenses', 'user-licenses'),
      'test/support-desk/licenses.test.ts',
    ],
  },
  history: {
    sources: inCommerce(
      'user-licenses/release.service.ts',
      'user-licenses/slot-history.ts',
      'user-licenses/user-licenses.controller.ts',
      'user-licenses/user-licenses.repository.ts',
      'user-licenses/user-licenses.service.ts',
    ),
    tests: [...commerce('user-licenses'), ...unit('user-licenses/slot-history')],
  },
  servers: {
    sources: inCommerce(
      'servers/authorize.service.ts',
      'servers/transfer.service.ts',
      'servers/transfers.repository.ts',
      'servers/managed-servers.ts',
      'servers/move-slot.ts',
      'servers/server-names.ts',
      'servers/servers.controller.ts',
      'invoices/transferable-at.ts',
    ),
    tests: [
      ...commerce('servers', 'server-answers'),
      ...unit('servers/managed-servers', 'invoices/transferable-at'),
      MESSAGES,
    ],
  },
  support: {
    sources: inCommerce(
      'complimentary/complimentary.controller.ts',
      'complimentary/complimentary.repository.ts',
      'complimentary/complimentary.service.ts',
      'fulfillment/end-license.ts',
      'servers/forced-transfer.service.ts',
      'servers/staff-servers.controller.ts',
    ),
    tests: ['test/support-desk/licenses.test.ts', MESSAGES],
  },
  imports: {
    sources: inCommerce(
      ...['csv-plain', 'difference-of', 'export-licenses.service', 'file-ids', 'import-count'].map(
        (name) => `imports/${name}.ts`,
      ),
      ...[
        'import-licenses.service',
        'import-report',
        'imports.repository',
        'license-row',
        'read-csv',
      ].map((name) => `imports/${name}.ts`),
    ),
    tests: [
      ...commerce('imported-licenses'),
      'test/messages/imported.test.ts',
      ...unit('imports/csv-plain', 'imports/license-row', 'imports/read-csv'),
    ],
  },
  licenses: {
    sources: inCommerce(
      'licenses/license.figures.ts',
      'licenses/licenses.repository.ts',
      'licenses/licenses.controller.ts',
      'licenses/license-events.repository.ts',
      'licenses/license-event-feed.ts',
    ),
    tests: [...commerce('licenses'), ...unit('licenses/license-event-feed')],
  },
} as const satisfies Record<string, Group>;
