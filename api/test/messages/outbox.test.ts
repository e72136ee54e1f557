import { headerOf } from '../support/mail.ts';
import { signInAs } from '../support/sign-in.ts';
import { onBothDatabases } from '../support/databases.ts';
import { webhooksOf } from '../support/webhooks.ts';
import { ADDRESS, CUSTOMER, startMessages } from './steps.ts';
import { MessagesRepository } from '../../src/commerce/messages/messages.repository.ts';
import { MessageRetention } from '../../src/commerce/mail/message-retention.ts';

onBothDatabases((newDatabase) => {
  describe('a message', () => {
    let { shop, mail, send, passTime, stored, reset } = {} as Awaited<
      ReturnType<typeof startMessages>
    >;
    beforeAll(async () => {
      ({ shop, mail, send, passTime, stored, reset } = await startMessages(await newDatabase()));
    });
    beforeEach(() => reset());
    const { deliver, eventOf } = webhooksOf(() => shop);

    test('is an email with a text and an HTML part, to the address that Stripe has', async () => {
      const invoiceId = await shop.license();
      await send();
      const mails = await mail.mails();
      expect(mails).toHaveLength(1);
      const [receipt] = mails;
      expect(receipt).toMatchObject({
        envelope: { from: 'billing@juno.example', to: [ADDRESS] },
        from: 'Juno <billing@juno.example>',
        to: ADDRESS,
      });
      expect(receipt?.subject).toMatch(/^Your receipt from Juno \(/);
      expect(receipt?.text).toContain('Amount paid: €8.49');
      expect(receipt?.text).toContain(`http://localhost:3000/invoice/${invoiceId}`);
      expect(receipt?.html).toContain('€8.49');
      expect(receipt?.html).toContain(`href="http://localhost:3000/invoice/${invoiceId}"`);
      expect(receipt?.html).not.toMatch(/<img|<script|<link|src=|url\(/i);
      expect(headerOf(receipt, 'auto-submitted')).toBe('auto-generated');
      expect(headerOf(receipt, 'reply-to')).toBe('support@juno.example');
      const [message] = await stored();
      expect(receipt?.messageId).toBe(`<${message?.id}@juno.example>`);
      expect(message).toMatchObject({ kind: 'payment.received', outcome: 'sent', attempts: 1 });
    });

    test('of those that are due at the same time, the one with the smaller id is sent first', async () => {
      await shop.license();
      await shop.rows(`insert into messages (id, event, kind, facts, invoice_id, user_id, due_at)
        select n, 'copy ' || n, kind, facts, invoice_id, user_id, '2026-03-01 12:00Z'
        from messages, unnest(array['b', 'd', 'a', 'c']) as n`);
      const messages = shop.api.app.get(MessagesRepository);
      const claimed: (string | undefined)[] = [];
      for (let count = 0; count < 4; count += 1) claimed.push((await messages.claim())?.id);
      expect(claimed).toEqual(['a', 'b', 'c', 'd']);
    });

    test('is sent once, however often Stripe repeats its webhook (threats row 180)', async () => {
      const invoiceId = await shop.license();
      const type = 'checkout.session.completed';
      for (const id of ['evt_a', 'evt_a', 'evt_b']) {
        expect((await deliver(await eventOf(invoiceId, type, id))).status).toBe(200);
      }
      await send();
      await passTime();
      await send();
      expect(await mail.mails()).toHaveLength(1);
      // Even if the change were applied again.
      await shop.rows(`update invoices set completed_at = null where id = '${invoiceId}'`);
      expect((await deliver(await eventOf(invoiceId, type, 'evt_c'))).status).toBe(200);
      await send();
      expect(await mail.mails()).toHaveLength(1);
      expect(await stored()).toHaveLength(1);
    });

    test('is not written by a transaction that is rolled back (threats row 180)', async () => {
      await shop.rows(`create function refuse() returns trigger language plpgsql
        as $$ begin raise exception 'refused'; end $$`);
      await shop.rows(`create constraint trigger refuse after insert on messages
        deferrable initially deferred for each row execute function refuse()`);
      const { session, invoiceId } = await shop.order();
      try {
        await shop.stripe.setDeliveryFault({ drop: true });
        await shop.stripe.act(session, 'pay');
        const event = await eventOf(invoiceId, 'checkout.session.completed');
        expect((await deliver(event)).status).toBe(500);
        expect(await stored()).toEqual([]);
        expect((await shop.invoice(invoiceId)).status).toBe('pending');
      } finally {
        await shop.rows('drop trigger refuse on messages');
        await shop.rows('drop function refuse()');
        await shop.stripe.setDeliveryFault({});
      }
      await send();
      expect(await mail.mails()).toEqual([]);
    });

    test('waits while the mail server is away, and is sent later (threats row 181)', async () => {
      await mail.stopSmtp();
      await shop.license();
      await send();
      expect(await stored()).toMatchObject([{ outcome: null, attempts: 1 }]);
      // Not before its next attempt is due.
      await mail.startSmtp();
      await send();
      expect(await mail.mails()).toEqual([]);
      await passTime();
      await send();
      expect(await mail.mails()).toHaveLength(1);
      expect(await stored()).toMatchObject([{ outcome: 'sent', attempts: 2 }]);
    });

    test('is tried again with the same Message-ID when the answer was lost (threats row 181)', async () => {
      await mail.arm({ kind: 'lose-answer', count: 1 });
      await shop.license();
      await send();
      await passTime();
      await send();
      const ids = (await mail.mails()).map(({ messageId }) => messageId);
      expect(ids).toHaveLength(2);
      expect(new Set(ids).size).toBe(1);
      expect(await stored()).toMatchObject([{ outcome: 'sent', attempts: 2 }]);
    });

    test('is not sent again to an address that the server refuses (threats row 181)', async () => {
      await mail.arm({ kind: 'reject' });
      await shop.license();
      await send();
      expect(await stored()).toMatchObject([{ outcome: 'refused', attempts: 1 }]);
      await mail.clearFaults();
      await passTime();
      await send();
      expect(await mail.mails()).toEqual([]);
      expect(await shop.api.metrics()).toMatch(
        /portico_messages_total\{kind="payment.received",outcome="refused"\} \d/,
      );
      expect(shop.logs()).toContain('the mail server refused an email for good');
      expect(shop.logs()).not.toContain(ADDRESS);
    });

    test('is given up after three days, which is logged and counted (threats row 181)', async () => {
      await mail.arm({ kind: 'defer' });
      await shop.license();
      const attempt = async (age: string) => {
        await shop.rows(`update messages set due_at = now(), created_at = now() - interval '${age}'
          where outcome is null`);
        await send();
        return stored();
      };
      expect(await attempt('71 hours')).toMatchObject([{ outcome: null, attempts: 1 }]);
      expect(await attempt('73 hours')).toMatchObject([{ outcome: 'gave-up', attempts: 2 }]);
      expect(shop.logs()).toContain('"alert":"message"');
      expect(await shop.api.metrics()).toMatch(/outcome="gave-up"\} \d/);
    });

    test('pauses longer after each attempt, at most six hours', async () => {
      await mail.arm({ kind: 'defer' });
      await shop.license();
      const pauses: number[] = [];
      for (let attempt = 0; attempt < 9; attempt += 1) {
        await send();
        const [row] = await shop.rows<{ pause: string }>(
          `select round(extract(epoch from due_at - now()) / 60) as pause from messages`,
        );
        pauses.push(Number(row?.pause));
        await passTime();
      }
      expect(pauses).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 360]);
    });

    test('of another customer is sent although one is temporarily refused', async () => {
      await shop.license('Single', 1);
      await shop.license('Duo', 2);
      await mail.arm({ kind: 'defer', count: 1 });
      await send();
      expect(await mail.mails()).toHaveLength(1);
    });

    test.each([
      'customer@example.com\r\nBcc: thief@example.com',
      'customer@example.com, thief@example.com',
      'Customer <customer@example.com>',
      '',
    ])('is sent to no address such as %j (threats row 182)', async (address) => {
      const invoiceId = await shop.license();
      const text = address.replace('\r\n', "' || chr(13) || chr(10) || '");
      await shop.rows(`update invoices set buyer_email = '${text}' where id = '${invoiceId}'`);
      await send();
      expect(await mail.mails()).toEqual([]);
      expect(await stored()).toMatchObject([{ outcome: 'no-address' }]);
    });

    test('is in the export, and deleted with the account (threats row 184)', async () => {
      await shop.license();
      await send();
      const customer = await signInAs(shop.api, 'customer');
      const answer = await customer.go('/api/account/export');
      expect(await answer.json()).toMatchObject({
        data: { messages: [{ kind: 'payment.received', outcome: 'sent' }] },
      });
      await shop.rows(`update messages set outcome = null, due_at = now()`);
      expect((await customer.fetch('/api/account', { method: 'DELETE' })).status).toBe(200);
      expect(await stored()).toEqual([]);
      await shop.rows(`insert into messages (id, event, kind, facts, invoice_id, user_id)
        select 'late', 'late', 'payment.received', '{"amount": 1}', id, user_id from invoices`);
      await shop.rows(`update invoices set buyer_email = '${ADDRESS}'`);
      await send();
      expect(await mail.mails()).toHaveLength(1);
      expect(await stored()).toEqual([]);
      await signInAs(shop.api, 'customer', shop.customer);
    });

    test('is deleted 30 days after it was sent, and when nothing sends it (threats row 184)', async () => {
      await shop.license();
      await send();
      const sweep = async (change: string) => {
        await shop.rows(`update messages set ${change}`);
        await shop.api.app.get(MessageRetention).sweep();
        return (await stored()).length;
      };
      expect(await sweep(`settled_at = now() - interval '29 days'`)).toBe(1);
      expect(
        await sweep(`settled_at = null, outcome = null, created_at = now() - interval '6 days'`),
      ).toBe(1);
      expect(await sweep(`created_at = now() - interval '8 days'`)).toBe(0);
      await shop.license('Single', 1);
      expect(await sweep(`settled_at = now() - interval '31 days', outcome = 'sent'`)).toBe(0);
    });

    test('stores no address', async () => {
      await shop.license();
      await send();
      const [row] = await shop.rows<{ text: string }>(
        `select messages::text as text from messages where user_id = '${CUSTOMER}'`,
      );
      expect(row?.text).not.toContain('@');
    });
  });
});
