import { noticedBy } from '../mutation.ts';

const CHECKOUT = 'api/src/commerce/checkout/checkout.service.ts';
const CHECKOUTS = 'api/src/commerce/checkout/checkout.repository.ts';
const CANCEL = 'api/src/commerce/checkout/cancel.service.ts';

/** Rows 152 to 155: before a payment, and bursts of webhooks. */
export const PAYING = [
  ...noticedBy('api/src/core/process/work-line.test.ts', [
    {
      rows: [152],
      change: 'any number of pieces of work waits',
      file: 'api/src/core/process/work-line.ts',
      find: 'if (this.waiting.length >= this.limits.waiting)',
      replace: 'if (this.waiting.length < 0)',
      titles: 'refuses work at once where the line is full',
    },
    {
      rows: [152],
      change: 'failed work keeps its place',
      file: 'api/src/core/process/work-line.ts',
      find: `    try {
      return await work();
    } finally {
      this.leave();
    }
`,
      replace: `    const result = await work();
    this.leave();
    return result;
`,
      titles: 'work that fails gives its place to the next',
    },
  ]),
  ...noticedBy('api/test/commerce/webhook-turns.test.ts', [
    {
      rows: [152],
      change: 'all webhooks begin at once',
      file: 'api/src/http/turns.ts',
      find: '    if (begun % PER_ROUND === 0) last = last.then(() => setImmediate());\n',
      replace: '',
      titles: 'a call that comes after many webhooks is answered between them',
    },
  ]),
  ...noticedBy('api/test/commerce/checkout.test.ts', [
    {
      rows: [153],
      change: 'a slow payment is found in no checkout',
      file: CHECKOUT,
      find: 'if (!order.again) await this.requireNonePaying(purchase);',
      replace: '',
      titles: 'a second purchase of a plan during a slow payment',
    },
    {
      rows: [153],
      change: 'it is looked for once, before the payment page is found to be over',
      file: CHECKOUT,
      find: 'if (!order.again) await',
      replace: 'if (!order.again && attempt === 0) await',
      titles: 'a second purchase of a plan during a slow payment',
    },
    {
      rows: [155],
      change: 'the consent is not required',
      file: CHECKOUT,
      find: 'await this.requireConsent(purchase);',
      replace: '',
      titles: 'sells nothing without the consent',
    },
    {
      rows: [155],
      change: 'the text of the consent is not stored',
      file: CHECKOUTS,
      find: '{ consentAt: sql`now()`, consentText }',
      replace: '{ consentAt: sql`now()` }',
      titles: 'stores the text of the consent',
    },
  ]),
  ...noticedBy('api/test/commerce/checkout-answers.test.ts', [
    {
      rows: [25],
      change: 'a session leads everybody to its payment page',
      file: CHECKOUTS,
      find: 'and(eq(invoices.sessionId, sessionId), eq(invoices.userId, userId))',
      replace: 'eq(invoices.sessionId, sessionId)',
      titles: 'leads its buyer to the payment page',
    },
  ]),
  ...noticedBy('api/test/commerce/cancel.test.ts', [
    {
      rows: [154],
      change: 'the invoice is closed without its payment page',
      file: CANCEL,
      find: "if (invoice?.status === 'pending' && invoice.sessionId !== null) {",
      replace: "if (invoice?.status === 'failed' && invoice.sessionId !== null) {",
      titles: 'closes the payment page and the invoice',
    },
    {
      rows: [154],
      change: 'the owner is not checked',
      file: CANCEL,
      find: 'if (!(await this.invoices.findOwn(invoiceId, userId))) throw notFound();',
      replace: 'if (userId === invoiceId) throw notFound();',
      titles: 'is for the owner alone',
    },
    {
      rows: [154],
      change: 'a cancelled invoice gets the session that was being made',
      file: CHECKOUTS,
      find: "eq(invoices.status, 'pending'), isNull(invoices.sessionId)",
      replace: 'isNull(invoices.sessionId)',
      titles: 'an invoice that is cancelled while its payment page is made',
    },
    {
      rows: [154],
      change: 'the event of the session closes a cancelled invoice in its own name',
      file: 'api/src/commerce/fulfilment/fulfilment.service.ts',
      find: "row.status === 'expired' && row.cancelledAt ? { by: 'user' } : source",
      replace: 'source',
      titles: 'names the buyer as its source',
    },
  ]),
];
