import { noticedBy } from '../mutation.ts';

const FULFILMENT = 'api/src/commerce/fulfilment/fulfilment.service.ts';
const STRIPE = 'api/src/commerce/stripe/stripe.client.ts';
const NEXT_STATE = 'api/src/commerce/fulfilment/next-state.ts';
const SWEEPER = 'api/src/commerce/fulfilment/sweeper.ts';
const MISSED = 'api/src/commerce/fulfilment/missed-events.ts';
const INVOICES = 'api/src/commerce/invoices/invoices.repository.ts';
const VERIFY = 'api/src/commerce/fulfilment/verify.controller.ts';

/** What Stripe tells about payments: rows 7 to 22, and 142. */
export const PAYMENTS = [
  ...noticedBy('api/test/commerce/fulfilment.test.ts', [
    {
      rows: [7],
      change: 'events are not remembered',
      file: 'api/src/commerce/fulfilment/stripe-events.repository.ts',
      find: "      .values({ id, type, invoiceId, outcome: 'done' })",
      replace: "      .values({ id: `${id} ${Math.random()}`, type, invoiceId, outcome: 'done' })",
      titles: 'five copies of a webhook',
    },
    {
      rows: [8],
      change: 'every look at a payment counts as the first one',
      file: FULFILMENT,
      find: 'const isFirstPaid = known.completedAt === null && facts.isPaid;',
      replace: 'const isFirstPaid = facts.isPaid;',
      titles: 'two different events',
    },
    {
      rows: [10],
      change: 'only the stored session is looked at',
      file: FULFILMENT,
      find: 'const sessionId = sessionIdOfEvent ?? known?.sessionId;',
      replace: 'const sessionId = known?.sessionId;',
      titles: 'a webhook that arrives during the create call',
    },
    {
      rows: [10],
      change: 'an unknown invoice is given up at once',
      file: 'api/src/commerce/fulfilment/webhooks.service.ts',
      find: 'if (attempts < MAX_DELIVERIES) {',
      replace: 'if (attempts < 0) {',
      titles: 'an event of an unknown invoice',
    },
    {
      rows: [12],
      change: 'a webhook is read without its signature',
      file: STRIPE,
      find: 'return Stripe.webhooks.constructEvent(body, header, this.webhookSecret);',
      replace: 'return JSON.parse(String(body)) as Stripe.Event;',
      titles: 'the webhook rejects invalid and expired signatures',
    },
    {
      rows: [13],
      change: 'no signature is too old',
      file: STRIPE,
      find: 'constructEvent(body, header, this.webhookSecret)',
      replace: 'constructEvent(body, header, this.webhookSecret, 10 ** 9)',
      titles: 'the webhook rejects invalid and expired signatures',
    },
    {
      rows: [14],
      change: 'a completed session counts as paid',
      file: 'api/src/commerce/stripe/payment-facts.ts',
      find: "if (session.payment_status === 'paid') return true;",
      replace: "if (session.status === 'complete') return true;",
      titles: 'a completed session without payment',
    },
    {
      rows: [14],
      change: 'a payment page that is over stays open',
      file: FULFILMENT,
      find: "checkoutOpen: known.checkoutOpen && facts.session === 'open',",
      replace: 'checkoutOpen: known.checkoutOpen,',
      titles: 'a completed session without payment',
    },
    {
      rows: [15],
      change: 'every payment matches its invoice',
      file: FULFILMENT,
      find: 'const mismatch = findMismatch(known, facts, this.stripe.isLive);',
      replace: 'const mismatch = undefined as string | undefined;',
      titles: 'is not fulfilled, and logs an alert',
    },
  ]),
  ...noticedBy('api/test/commerce/verify.test.ts', [
    {
      rows: [22],
      change: "anybody's invoice can be verified",
      file: VERIFY,
      find: 'await this.invoices.findOwn(body.invoiceId, userOf(actor).id)',
      replace: 'await this.invoices.find(body.invoiceId)',
      titles: 'is limited to the owner',
    },
    {
      rows: [22],
      change: 'verify has no limit',
      file: VERIFY,
      find: '    await this.limits.count(`verify ${own.id}`, MAX_PER_MINUTE, 60);\n',
      replace: '',
      titles: 'is limited to the owner',
    },
  ]),
  ...noticedBy('api/src/commerce/fulfilment/next-state.test.ts', [
    {
      rows: [9],
      change: 'an older answer of Stripe replaces a newer one',
      file: NEXT_STATE,
      find: 'const newest = facts.afterSaleSteps < known.afterSaleSteps ? known : facts;',
      replace: 'const newest = facts;',
      titles: 'responses of Stripe in any order',
    },
    {
      rows: [9],
      change: 'the refunded amount is taken from an older answer',
      file: NEXT_STATE,
      find: 'const { refundedAmount, dispute, afterSaleSteps } = newest;',
      replace: 'const { refundedAmount } = facts;\n  const { dispute, afterSaleSteps } = newest;',
      titles: 'an older response changes neither',
    },
    {
      rows: [15],
      change: 'a payment of more than the amount matches',
      file: NEXT_STATE,
      find: 'if (facts.amount !== due)',
      replace: 'if ((facts.amount ?? 0) < due)',
      titles: 'does not match',
    },
    {
      rows: [15],
      change: 'line items of more than the amount match',
      file: NEXT_STATE,
      find: 'items.amount !== due',
      replace: 'items.amount < due',
      titles: 'does not match',
    },
  ]),
  ...noticedBy('api/src/commerce/stripe/payment-facts.test.ts', [
    {
      rows: [9],
      change: 'the refunded amount is that of the charge, which is read before the refunds',
      file: 'api/src/commerce/stripe/payment-facts.ts',
      find: 'effectiveRefunds.reduce((sum, { amount }) => sum + amount, 0)',
      replace: 'chargeOf(session).charge?.amount_refunded ?? 0',
      titles: 'not taken from the charge',
    },
  ]),
  ...noticedBy('api/test/commerce/process-kill.test.ts', [
    {
      rows: [19],
      change: 'an event is stored outside the transaction of its effect',
      file: 'api/src/commerce/fulfilment/stripe-events.repository.ts',
      find: 'const updated = await tx\n',
      replace: 'const updated = await this.database.db\n',
      titles: 'completed once|completes the purchase once|all events were delivered',
    },
  ]),
  ...noticedBy('api/test/commerce/refunds-and-disputes.test.ts', [
    {
      rows: [20],
      change: 'missed events are not searched for',
      file: SWEEPER,
      find: '    await this.missedEvents.search();\n',
      replace: '',
      titles: 'the sweeper finds a payment and a refund',
    },
    {
      rows: [20],
      change: 'pending invoices are not looked at',
      file: SWEEPER,
      find: "await this.attempt(id, () => this.fulfilment.fulfil(id, { by: 'sweeper' }));",
      replace: 'await this.attempt(id, async () => id);',
      titles: 'the sweeper completes a paid invoice without any event',
    },
    {
      rows: [21],
      change: 'a refund revokes no slot',
      file: 'api/src/commerce/fulfilment/slot-changes.ts',
      find: 'return isUsableNow ? grantSlots(tx, slots, after) : revokeSlots(tx, slots, after);',
      replace:
        'return isUsableNow ? grantSlots(tx, slots, after) : { entries: [], licenceChanges: [] };',
      titles: 'a full refund revokes slots',
    },
    {
      rows: [21],
      change: 'a dispute holds money that was paid back already',
      file: 'api/src/commerce/fulfilment/money-entries.ts',
      find: '? paidAmountOf(invoice) - invoice.refundedAmount',
      replace: '? paidAmountOf(invoice)',
      titles: 'a dispute after a partial refund',
    },
    {
      rows: [142],
      change: 'a payment that cannot be fetched ends the sweep',
      file: SWEEPER,
      find: "await this.attempt(id, () => this.fulfilment.fulfil(id, { by: 'sweeper' }));",
      replace: "await this.fulfilment.fulfil(id, { by: 'sweeper' });",
      titles: 'a payment that cannot be fetched',
    },
    {
      rows: [142],
      change: 'swept invoices are not marked',
      file: INVOICES,
      find: '.set({ sweptAt: sql`now()` })',
      replace: '.set({ sweptAt: sql`${invoices.sweptAt}` })',
      titles: 'a sweep begins with',
    },
    {
      rows: [142],
      change: 'a sweep begins with the payments that were fetched last',
      file: INVOICES,
      find: '${invoices.sweptAt} nulls first',
      replace: '${invoices.sweptAt} desc nulls last',
      titles: 'a sweep begins with',
    },
    {
      rows: [142],
      change: 'a purchase without a payment page is closed, but stays open',
      file: INVOICES,
      find: "set status = 'expired', checkout_open = false",
      replace: "set status = 'expired'",
      titles: 'a purchase without a payment page',
    },
  ]),
  ...noticedBy('api/test/commerce/missed-events.test.ts', [
    {
      rows: [20],
      change: 'only the first page of events is read',
      file: MISSED,
      find: 'pages < MAX_PAGES;',
      replace: 'pages < 1;',
      titles: 'finds a refund and a dispute behind',
    },
    {
      rows: [142],
      change: 'the search looks back for one day',
      file: MISSED,
      find: '29 * 86_400',
      replace: '86_400',
      titles: 'whose event is older',
    },
    {
      rows: [142],
      change: 'an event that fails ends the search',
      file: MISSED,
      find: '      this.log.warn(\n        { err: error, event: event.id },',
      replace:
        '      if (event) throw error;\n      this.log.warn(\n        { err: error, event: event.id },',
      titles: 'continues after an event that fails',
    },
  ]),
];
