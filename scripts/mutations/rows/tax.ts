import { noticedBy } from '../mutation.ts';

const STRIPE = 'api/src/commerce/stripe/stripe.client.ts';
const FACTS = 'api/src/commerce/stripe/payment-facts.ts';
const NEXT_STATE = 'api/src/commerce/fulfilment/next-state.ts';

/** Rows 149 to 151: tax, discounts, and what was paid. */
export const TAX = [
  ...noticedBy('api/src/commerce/fulfilment/next-state.test.ts', [
    {
      rows: [151],
      change: 'a free purchase counts as refunded',
      file: NEXT_STATE,
      find: 'if (refunded > 0 && refunded >= paid)',
      replace: 'if (refunded >= paid)',
      titles: 'refunds count against what was paid',
    },
  ]),
  ...noticedBy('api/test/commerce/tax-and-discounts.test.ts', [
    {
      rows: [149],
      change: 'known tax rates are not found',
      file: STRIPE,
      find: 'own.filter(({ active }) => active).at(-1)',
      replace: 'own.filter(() => false).at(-1)',
      titles: 'replicas create one tax rate',
    },
    {
      rows: [149],
      change: 'each replica creates its own tax rate',
      file: STRIPE,
      find: '`portico tax rate ${percent} ${own.length}`',
      replace: '`portico tax rate ${Math.random()}`',
      titles: 'replicas create one tax rate',
    },
    {
      rows: [149],
      change: 'a refused tax rate is kept',
      file: 'api/src/commerce/checkout/checkout.service.ts',
      find: '        this.taxRates.forget();\n',
      replace: '',
      titles: 'after an operator has archived',
    },
    {
      rows: [149],
      change: "a difference to Stripe's tax is not reported",
      file: 'api/src/commerce/fulfilment/tax-of-payment.ts',
      find: 'return tax === expected ? undefined',
      replace: 'return tax >= 0 ? undefined',
      titles: 'a tax that differs from the rule',
    },
    {
      rows: [150],
      change: 'a discount is accepted from every payment page',
      file: NEXT_STATE,
      find: 'if (discount !== 0 && !facts.acceptsCodes)',
      replace: 'if (discount < 0)',
      titles: 'a discount with',
    },
    {
      rows: [150],
      change: 'whatever was paid is due',
      file: NEXT_STATE,
      find: 'const due = invoice.amount - discount;',
      replace: 'const due = facts.amount ?? 0;',
      titles: 'a discount with',
    },
    {
      rows: [150],
      change: 'a discount may be larger than the price',
      file: NEXT_STATE,
      find: 'if (discount < 0 || discount > invoice.amount)',
      replace: 'if (discount < -1e9)',
      titles: 'a discount with',
    },
    {
      rows: [150],
      change: 'no payment is required for any amount',
      file: FACTS,
      find: "'no_payment_required' && session.amount_total === 0;",
      replace: "'no_payment_required';",
      titles: 'a session without payment but with',
    },
    {
      rows: [150],
      change: 'an open free page counts as paid',
      file: FACTS,
      find: "return isFree && session.status === 'complete';",
      replace: 'return isFree;',
      titles: 'a session without payment but with',
    },
    {
      rows: [151],
      change: 'refunds count against the price of the plan',
      file: 'api/src/commerce/invoices/paid-amount.ts',
      find: 'paidAmount ?? amount;',
      replace: 'amount;',
      titles: 'a discount code lowers',
    },
    {
      rows: [151],
      change: 'an invoice without a number is not looked at again',
      file: 'api/src/commerce/fulfilment/sweeper.ts',
      find: '      ...(await this.invoices.claimUnnumberedToSweep(minAgeSeconds, MAX_INVOICES)),\n',
      replace: '',
      titles: 'the sweeper adds the number',
    },
  ]),
];
