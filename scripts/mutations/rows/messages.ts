import { noticedBy } from '../mutation.ts';

const REPOSITORY = 'api/src/commerce/messages/messages.repository.ts';
const SENDER = 'api/src/commerce/mail/message-sender.service.ts';
const MAILER = 'api/src/commerce/mail/mailer.ts';

/** Rows 180 to 185: messages to customers. */
export const MESSAGES = [
  ...noticedBy('api/test/messages/outbox.test.ts', [
    {
      rows: [180],
      change: 'the event of a message has an id of its own',
      file: 'api/src/commerce/fulfilment/payment-messages.ts',
      find: 'event: `${message.kind} ${invoiceId} ${event}`,',
      replace: 'event: `${message.kind} ${invoiceId} ${event} ${Math.random()}`,',
      titles: 'is sent once, however often',
    },
    {
      rows: [180],
      change: 'a message is written outside of the transaction',
      file: REPOSITORY,
      find: '    await tx\n      .insert(messages)',
      replace: '    await this.database.db\n      .insert(messages)',
      titles: 'is not written by a transaction',
    },
    {
      rows: [181],
      change: 'each attempt has another Message-ID',
      file: MAILER,
      find: 'messageId: `<${id}@',
      replace: 'messageId: `<${id}${Math.random()}@',
      titles: 'with the same Message-ID',
    },
    {
      rows: [181],
      change: 'a message without an answer counts as sent',
      file: SENDER,
      find: 'return this.fail(message, error);',
      replace: 'await this.fail(message, error);',
      titles: 'waits while the mail server is away',
    },
    {
      rows: [181],
      change: 'a refused address is tried again',
      file: 'api/src/commerce/mail/mail-failure.ts',
      find: 'isFinal: permanent === true && isAboutTheMail,',
      replace: 'isFinal: false,',
      titles: 'to an address that the server refuses',
    },
    {
      rows: [181],
      change: 'no message is ever given up',
      file: SENDER,
      find: '} else if (isLate) {',
      replace: '} else if (isLate && attempts > 1000) {',
      titles: 'is given up after three days',
    },
    {
      rows: [182],
      change: 'any text is an address',
      file: SENDER,
      find: 'const Address = z.string().refine(isEmail);',
      replace: 'const Address = z.string();',
      titles: 'is sent to no address such as',
    },
    {
      rows: [184],
      change: 'messages are no part of a deletion',
      file: 'api/src/commerce/messages/messages.account.ts',
      find: 'this.messages.deleteByUser(tx, userId)',
      replace: 'Promise.resolve(void [tx, userId])',
      titles: 'is in the export, and deleted',
    },
    {
      rows: [184],
      change: 'messages are kept',
      file: 'api/src/commerce/mail/message-retention.ts',
      find: 'this.messages.deleteOld(SETTLED_DAYS, WAITING_DAYS)',
      replace: 'this.messages.deleteOld(SETTLED_DAYS * 10, WAITING_DAYS)',
      titles: 'is deleted 30 days after',
    },
  ]),
  ...noticedBy('api/test/messages/replicas.test.ts', [
    {
      rows: [180],
      change: 'a claim leaves the message due',
      file: REPOSITORY,
      find: 'dueAt: sql`now() + make_interval(secs => ${pause})`,',
      replace: 'dueAt: sql`now() + 0 * make_interval(secs => ${pause})`,',
      titles: 'two replicas send each message once',
    },
  ]),
  ...noticedBy('api/test/messages/journeys.test.ts', [
    {
      rows: [180],
      change: 'a second refund is the event of the first',
      file: 'api/src/commerce/fulfilment/refund-messages.ts',
      find: '`${kind} ${id} ${stripeId}`;',
      replace: '`${kind} ${id} ${stripeId.length}`;',
      titles: 'of a second refund of one invoice',
    },
    {
      rows: [180],
      change: 'a refund that Stripe has only accepted counts as paid',
      file: 'api/src/commerce/fulfilment/refund-messages.ts',
      find: "status === 'pending' ? 'refund.accepted' : 'refund.needs-action'",
      replace: "'refund.paid'",
      titles: 'that a refund is on its way',
    },
    {
      rows: [182],
      change: 'values are not escaped in HTML',
      file: 'api/src/commerce/messages/templates/render-html.ts',
      find: '${escapeHtml(value)}',
      replace: '${value}',
      titles: 'of a server with any name',
    },
  ]),
  ...noticedBy('api/src/core/config/mail.test.ts', [
    {
      rows: [183],
      change: 'another machine is used without encryption',
      file: 'api/src/core/config/mail.ts',
      find: "return isPlain ? 'none' : 'starttls';",
      replace: "return isPlain ? 'none' : 'none';",
      titles: 'a server on another machine',
    },
  ]),
  ...noticedBy('api/test/messages/encryption.test.ts', [
    {
      rows: [183],
      change: 'STARTTLS is used only where it is offered',
      file: MAILER,
      find: "requireTLS: encryption === 'starttls',",
      replace: 'requireTLS: false,',
      titles: 'gets no credentials and no email',
    },
  ]),
  ...noticedBy('api/test/messages/bot.test.ts', [
    {
      rows: [185],
      change: 'every reader gets messages',
      file: 'api/src/commerce/licences/licences.repository.ts',
      find: "      : ne(licenceEvents.type, 'message');",
      replace: "      : or(ne(licenceEvents.type, 'message'), isNotNull(messages.id));",
      titles: 'come with the words of the email',
    },
  ]),
  ...noticedBy('api/test/messages/discord-email.test.ts', [
    {
      rows: [185],
      change: 'an address stays after the setting was switched off',
      file: 'api/src/identity/auth/auth.service.ts',
      find: 'await this.users.setEmail(id, this.config.discord.readsEmail ? email : null);',
      replace: 'if (email) await this.users.setEmail(id, email);',
      titles: 'is not asked for by default',
    },
    {
      rows: [185],
      change: 'an unverified address is read',
      file: 'api/src/identity/discord/discord-answers.ts',
      find: 'email: user.verified ? (user.email ?? null) : null,',
      replace: 'email: user.email ?? null,',
      titles: 'is not read unless it is verified',
    },
  ]),
];
