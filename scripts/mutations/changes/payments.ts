import { noticedBy, type Change } from '../change.ts';

/** Purchases, and what the payment provider tells about them. */
export const PAYMENTS: readonly Change[] = [
  ...noticedBy('api/test/commerce/races.test.ts', [
    {
      row: 11,
      file: 'api/src/commerce/fulfillment/fulfillment.service.ts',
      in: 'FulfillmentService.settle',
      replace: ["this.invoices.lock(tx, invoiceId, 'update')", 'this.invoices.find(invoiceId)'],
      titles: 'five webhooks and two verifies',
    },
  ]),
  ...noticedBy('api/test/commerce/checkout.test.ts', [
    {
      row: 17,
      file: 'api/drizzle/0008_commerce.sql',
      replace: ['UNIQUE INDEX "invoices_open_attempt"', 'INDEX "invoices_open_attempt"'],
      titles: 'creates one invoice and one session',
    },
    {
      row: 18,
      file: 'api/src/commerce/checkout/checkout.service.ts',
      in: 'CheckoutService.createPaymentPage',
      replace: ['${id} ${attempt}', '${id} ${Math.random()}'],
      titles: 'returns the same session after a lost response',
    },
    {
      row: 18,
      file: 'api/src/commerce/checkout/checkout.repository.ts',
      in: 'CheckoutRepository.attachSession',
      remove: ', isNull(invoices.sessionId)',
      titles: 'keeps the session that was stored first',
    },
    {
      row: 153,
      file: 'api/src/commerce/checkout/checkout.service.ts',
      in: 'CheckoutService.start',
      replace: ['if (!order.again)', 'if (!order.again && attempt === 0)'],
      titles: 'a second purchase of a plan during a slow payment',
    },
    {
      row: 155,
      file: 'api/src/commerce/checkout/checkout.service.ts',
      in: 'CheckoutService.start',
      remove: 'await this.requireConsent(purchase);',
      titles: 'sells nothing without the consent',
    },
    {
      row: 155,
      file: 'api/src/commerce/checkout/checkout.repository.ts',
      in: 'consentColumns',
      remove: ', consentText',
      titles: 'stores the text of the consent',
    },
  ]),
  ...noticedBy('api/test/commerce/checkout-answers.test.ts', [
    {
      row: 25,
      file: 'api/src/commerce/checkout/checkout.repository.ts',
      in: 'CheckoutRepository.findBySession',
      replace: [
        'and(eq(invoices.sessionId, sessionId), eq(invoices.userId, userId))',
        'eq(invoices.sessionId, sessionId)',
      ],
      titles: 'leads its buyer to the payment page',
    },
  ]),
  ...noticedBy('api/test/commerce/fulfillment.test.ts', [
    {
      row: 7,
      file: 'api/src/commerce/fulfillment/payment-events.repository.ts',
      in: 'PaymentEventsRepository.markDone',
      replace: ['values({ id,', 'values({ id: `${id} ${Math.random()}`,'],
      titles: 'five copies of a webhook',
    },
    {
      row: 12,
      file: 'api/src/commerce/stripe/stripe.provider.ts',
      in: 'StripeProvider.parseEvent',
      replace: [
        'Stripe.webhooks.constructEvent(body, header, this.webhookSecret)',
        'JSON.parse(String(body)) as Stripe.Event',
      ],
      titles: 'the webhook rejects invalid and expired signatures',
    },
    {
      row: 13,
      file: 'api/src/commerce/stripe/stripe.provider.ts',
      in: 'StripeProvider.parseEvent',
      replace: ['this.webhookSecret)', 'this.webhookSecret, 10 ** 9)'],
      titles: 'the webhook rejects invalid and expired signatures',
    },
  ]),
  ...noticedBy('api/test/commerce/verify.test.ts', [
    {
      row: 22,
      file: 'api/src/commerce/fulfillment/verify.controller.ts',
      in: 'VerifyController.verify',
      replace: ['findOwn(body.invoiceId, userOf(actor).id)', 'find(body.invoiceId)'],
      titles: 'is limited to the owner',
    },
    {
      row: 22,
      file: 'api/src/commerce/fulfillment/verify.controller.ts',
      in: 'VerifyController.verify',
      remove: 'await this.limits.count(`verify ${own.id}`, MAX_PER_MINUTE, 60);',
      titles: 'is limited to the owner',
    },
  ]),
  ...noticedBy('api/src/commerce/fulfillment/next-state.test.ts', [
    {
      row: 9,
      file: 'api/src/commerce/fulfillment/next-state.ts',
      in: 'nextState',
      replace: [
        'const { refundedAmount, dispute, afterSaleSteps } = newest;',
        'const { refundedAmount } = facts; const { dispute, afterSaleSteps } = newest;',
      ],
      titles: 'an older response changes neither',
    },
  ]),
  ...noticedBy('api/src/commerce/stripe/payment-facts.test.ts', [
    {
      row: 9,
      file: 'api/src/commerce/stripe/payment-facts.ts',
      in: 'factsOf',
      replace: [
        'effectiveRefunds.reduce((sum, { amount }) => sum + amount, 0)',
        'chargeOf(session).charge?.amount_refunded ?? 0',
      ],
      titles: 'not taken from the charge',
    },
  ]),
  ...noticedBy('api/test/commerce/process-kill.test.ts', [
    {
      row: 19,
      file: 'api/src/commerce/fulfillment/payment-events.repository.ts',
      in: 'PaymentEventsRepository.markDone',
      replace: ['await tx', 'await this.database.db'],
      titles: 'completed once|completes the purchase once|all events were delivered',
    },
  ]),
  ...noticedBy('api/test/commerce/refunds-and-disputes.test.ts', [
    {
      row: 20,
      file: 'api/src/commerce/fulfillment/sweeper.ts',
      in: 'Sweeper.sweep',
      remove: 'await this.missedEvents.search();',
      titles: 'the sweeper finds a payment and a refund',
    },
    {
      row: 142,
      file: 'api/src/commerce/fulfillment/sweeper.ts',
      in: 'Sweeper.sweep',
      replace: [
        "this.attempt(id, () => this.fulfillment.fulfill(id, { by: 'sweeper' }))",
        "this.fulfillment.fulfill(id, { by: 'sweeper' })",
      ],
      titles: 'a payment that cannot be fetched',
    },
    {
      row: 142,
      file: 'api/src/commerce/invoices/invoices.repository.ts',
      in: 'InvoicesRepository.claim',
      replace: ['sweptAt: sql`now()`', 'sweptAt: sql`${invoices.sweptAt}`'],
      titles: 'a sweep begins with',
    },
    {
      row: 142,
      file: 'api/src/commerce/invoices/invoices.repository.ts',
      in: 'InvoicesRepository.claim',
      replace: ['${invoices.sweptAt} nulls first', '${invoices.sweptAt} desc nulls last'],
      titles: 'a sweep begins with',
    },
    {
      row: 142,
      file: 'api/src/commerce/invoices/invoices.repository.ts',
      in: 'InvoicesRepository.closeAbandoned',
      remove: ', checkout_open = false',
      titles: 'a purchase without a payment page',
    },
  ]),
  ...noticedBy('api/test/commerce/inquiries.test.ts', [
    {
      row: 21,
      file: 'api/src/commerce/stripe/event-types.ts',
      in: 'EVENT_TYPES',
      remove: "'charge.dispute.updated', 'charge.dispute.funds_withdrawn',",
      titles: 'that becomes a chargeback takes both',
    },
  ]),
  ...noticedBy('api/test/commerce/missed-events.test.ts', [
    {
      row: 142,
      file: 'api/src/commerce/stripe/stripe.provider.ts',
      in: 'EVENTS_BACK_SECONDS',
      replace: ['29 * 86_400', '86_400'],
      titles: 'whose event is older',
    },
    {
      row: 142,
      file: 'api/src/commerce/fulfillment/missed-events.ts',
      in: 'MissedEvents.handle',
      replace: ['this.log.warn(', 'if (event) throw error; this.log.warn('],
      titles: 'continues after an event that fails',
    },
  ]),
  ...noticedBy('api/test/commerce/tax-and-discounts.test.ts', [
    {
      row: 149,
      file: 'api/src/commerce/stripe/tax-rates.ts',
      in: 'findOrCreate',
      replace: ['${percent} ${own.length}', '${Math.random()}'],
      titles: 'replicas create one tax rate',
    },
    {
      row: 149,
      file: 'api/src/commerce/stripe/stripe.provider.ts',
      in: 'StripeProvider.startPurchase',
      remove: 'if (error.isTaxRefused) this.taxRates.forget();',
      titles: 'after an operator has archived',
    },
    {
      row: 151,
      file: 'api/src/commerce/fulfillment/sweeper.ts',
      in: 'Sweeper.sweep',
      remove: '...(await this.invoices.claimUnnumberedToSweep(minAgeSeconds, MAX_INVOICES)),',
      titles: 'the sweeper adds the number',
    },
  ]),
  ...noticedBy('api/test/commerce/cancel.test.ts', [
    {
      row: 154,
      file: 'api/src/commerce/checkout/checkout.repository.ts',
      in: 'CheckoutRepository.attachSession',
      remove: "eq(invoices.status, 'pending'),",
      titles: 'an invoice that is canceled while its payment page is made',
    },
  ]),
];
