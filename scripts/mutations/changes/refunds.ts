import { noticedBy, type Change } from '../change.ts';

/** Refunds, and messages about payments. */
export const REFUNDS: readonly Change[] = [
  ...noticedBy('api/test/commerce/races.test.ts', [
    {
      row: 145,
      file: 'api/src/commerce/refunds/refund-request.service.ts',
      in: 'RefundRequestService.lock',
      replace: ["this.invoices.lock(tx, invoiceId, 'update')", 'this.invoices.find(invoiceId)'],
      titles: 'a refund beside uses',
    },
  ]),
  ...noticedBy('api/test/commerce/refunds.test.ts', [
    {
      row: 145,
      file: 'api/src/commerce/refunds/refund-request.service.ts',
      in: 'RefundRequestService.requireRefundable',
      replace: ['await this.slots.longestUse(invoice.id, tx)', '0'],
      titles: 'without a call to Stripe',
    },
    {
      row: 146,
      file: 'api/src/commerce/refunds/refunds.controller.ts',
      in: 'RefundsController.request',
      remove: 'await this.limits.count(`refund ${id}`, MAX_PER_MINUTE, 60);',
      titles: 'are limited to ten calls',
    },
    {
      row: 148,
      file: 'api/src/commerce/refunds/refund-sender.service.ts',
      in: 'RefundSender.attempt',
      replace: ['${refundId} ${attempt}', '${refundId} ${attempt} ${Math.random()}'],
      titles: 'pay everything back',
    },
  ]),
  ...noticedBy('api/test/commerce/refund-outcomes.test.ts', [
    {
      row: 146,
      file: 'api/src/commerce/refunds/refunds.controller.ts',
      in: 'RefundsController.refund',
      replace: ["@Team('refund'", "@Team('verify'"],
      titles: 'need the right',
    },
    {
      row: 146,
      file: 'api/src/commerce/refunds/refunds.controller.ts',
      in: 'RefundsController.refund',
      replace: ["@Team('refund', { recent: true })", "@Team('refund')"],
      titles: 'need the right',
    },
    {
      row: 146,
      file: 'api/src/commerce/refunds/refunds.controller.ts',
      in: 'RefundsController.refund',
      remove:
        'await this.limits.count(`staff refund ${userOf(actor).id}`, MAX_STAFF_PER_HOUR, 3600);',
      titles: 'are limited to thirty calls',
    },
    {
      row: 147,
      file: 'api/src/commerce/invoices/refunds.repository.ts',
      in: 'EARLIER',
      replace: [", 'succeeded'],", '],'],
      titles: 'later give the license back',
    },
    {
      row: 147,
      file: 'api/src/commerce/stripe/refund-order.ts',
      in: 'PASSING_STATUSES',
      remove: ', 429',
      titles: 'the limit of rates is reached',
    },
    {
      row: 148,
      file: 'api/src/commerce/refunds/refund-sender.service.ts',
      in: 'RefundSender.continueRequested',
      remove: "await this.fulfillment.fulfill(invoiceId, { by: 'sweeper' });",
      titles: 'Stripe fails after the refund',
    },
    {
      row: 148,
      file: 'api/src/commerce/refunds/refund-sender.service.ts',
      in: 'RefundSender.attempt',
      remove: 'await this.refunds.countAttempt(refund);',
      titles: 'Stripe fails before the refund',
    },
  ]),
  ...noticedBy('api/test/messages/outbox.test.ts', [
    {
      row: 180,
      file: 'api/src/commerce/fulfillment/payment-messages.ts',
      in: 'paymentMessages',
      replace: [
        '${message.kind} ${invoiceId} ${event}',
        '${message.kind} ${invoiceId} ${event} ${Math.random()}',
      ],
      titles: 'is sent once, however often',
    },
    {
      row: 180,
      file: 'api/src/commerce/messages/messages.repository.ts',
      in: 'MessagesRepository.add',
      replace: ['await tx', 'await this.database.db'],
      // On PGlite, which has one connection, the change would wait for itself.
      titles: 'on PostgreSQL .*is not written by a transaction',
    },
    {
      row: 181,
      file: 'api/src/commerce/mail/message-sender.service.ts',
      in: 'MessageSender.mail',
      replace: ['return this.fail(', 'await this.fail('],
      titles: 'waits while the mail server is away',
    },
    {
      row: 184,
      file: 'api/src/commerce/messages/messages.account.ts',
      in: 'MessagesAccount.onModuleInit',
      replace: ['this.messages.deleteByUser(tx, userId)', 'Promise.resolve(void [tx, userId])'],
      titles: 'is in the export, and deleted',
    },
  ]),
  ...noticedBy('api/test/messages/replicas.test.ts', [
    {
      row: 180,
      file: 'api/src/commerce/messages/messages.repository.ts',
      in: 'MessagesRepository.claim',
      replace: ['now() + make_interval', 'now() + 0 * make_interval'],
      titles: 'two replicas send each message once',
    },
  ]),
  ...noticedBy('api/test/messages/bot.test.ts', [
    {
      row: 185,
      file: 'api/src/commerce/licenses/licenses.repository.ts',
      in: 'LicensesRepository.listEventsAfter',
      replace: [
        ": ne(licenseEvents.type, 'message')",
        ": or(ne(licenseEvents.type, 'message'), isNotNull(messages.id))",
      ],
      titles: 'come with the words of the email',
    },
  ]),
];
