import type { OpenWork } from '@portico/contracts/desk/schema';
import type { Withdrawal } from '@portico/contracts/withdrawals/staff/schema';
import { MessageSender } from '../../src/commerce/mail/message-sender.service.ts';
import { WithdrawalJob } from '../../src/commerce/withdrawals/withdrawal-job.ts';
import { JobsService } from '../../src/core/jobs/jobs.service.ts';
import { onBothDatabases } from '../support/databases.ts';
import { expectLedgerAddsUp } from '../support/ledger.ts';
import { mailEnv, startMail, type TestMail } from '../support/mail.ts';
import { GUILDS, post } from '../support/shop.ts';
import { BUYER, stateWithdrawal } from '../support/withdrawals.ts';
import { startDesk, type TestDesk } from '../support-desk/desk.ts';

const STRANGER = 'stranger@example.com';

onBothDatabases((newDatabase) => {
  describe('the right of withdrawal', () => {
    let desk: TestDesk;
    let mail: TestMail;
    beforeAll(async () => {
      // Nothing decides or sends but the test.
      jest.spyOn(JobsService.prototype, 'every').mockReturnValue();
      mail = await startMail();
      desk = await startDesk({ ...(await newDatabase()), env: mailEnv(mail) });
    });
    beforeEach(async () => {
      await desk.shop.reset();
      await mail.reset();
    });
    afterEach(() => expectLedgerAddsUp(desk.shop));

    const state = (contract: string, email = BUYER, name = 'Casey Customer') =>
      stateWithdrawal(desk.shop.api.url, contract, { email, name });
    const decide = () => desk.shop.api.app.get(WithdrawalJob).decideReceived();
    const stored = () =>
      desk.shop.rows<{ state: string; doubt: string | null; invoice_id: string | null }>(
        'select state, doubt, invoice_id from withdrawals order by received_at',
      );
    const mails = () =>
      desk.shop.rows<{ kind: string }>(
        `select kind from messages where withdrawal_id is not null order by created_at, kind`,
      );
    const listed = async () => {
      const { body } = await desk.send('/api/staff/withdrawals', {}, desk.administrator, 'GET');
      return (body as unknown as { withdrawals: Withdrawal[] }).withdrawals;
    };
    const resolve = (id: string, body: object) =>
      desk.send(`/api/staff/withdrawals/${id}`, body, desk.administrator);
    const numberOf = async (id: string) => (await desk.shop.invoice(id)).number ?? '';

    test.each([
      ['the number of the invoice', async (id: string) => numberOf(id)],
      [
        'the number in a sentence',
        async (id: string) => `Invoice ${await numberOf(id)}, Juno Duo.`,
      ],
      ['the number in other letters', async (id: string) => (await numberOf(id)).toLowerCase()],
      ['the id of the invoice', async (id: string) => `  ${id} `],
    ])('is exercised by %s and the address of the buyer', async (_, contractOf) => {
      const id = await desk.shop.license();
      const answer = await state(await contractOf(id), BUYER.toUpperCase());
      expect(answer.status).toBe(200);
      await decide();
      await desk.shop.becomes(id, 'refunded');
      expect(await desk.shop.invoice(id)).toMatchObject({
        refundedAmount: 849,
        withdrawnAt: expect.any(Number) as number,
        withdrawableUntil: null,
      });
      expect(await stored()).toEqual([{ state: 'accepted', doubt: null, invoice_id: id }]);
      expect((await mails()).map(({ kind }) => kind)).toEqual([
        'withdrawal.received',
        'withdrawal.accepted',
      ]);
      const events = await desk.shop.rows<{ type: string }>('select type from licence_events');
      expect(events.map(({ type }) => type)).not.toContain('message');
    });

    test('is answered alike, and confirmed alike, where nothing matches', async () => {
      const id = await desk.shop.license();
      const number = await numberOf(id);
      const answers = [
        await state(number, BUYER),
        await state(number, STRANGER),
        await state('SANDBOX-9999', BUYER),
        await state('my license', STRANGER),
      ];
      const shapes = await Promise.all(
        answers.map(async (answer) => [
          answer.status,
          Object.keys((await answer.json()) as object),
        ]),
      );
      expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1);
      // Before anything was looked up.
      expect((await mails()).map(({ kind }) => kind)).toEqual(
        Array.from({ length: 4 }, () => 'withdrawal.received'),
      );
      await decide();
      expect((await stored()).map(({ state: each, doubt }) => [each, doubt])).toEqual([
        ['accepted', null],
        ...Array.from({ length: 3 }, () => ['open', 'unmatched']),
      ]);
    });

    test('is decided by a member where nothing matches, once', async () => {
      const id = await desk.shop.license();
      await state('my license of last week', STRANGER);
      await decide();
      const [waiting] = await listed();
      expect(waiting).toMatchObject({ doubt: 'unmatched', invoiceId: null, email: STRANGER });
      const { body: work } = await desk.send('/api/staff/open-work', {}, desk.administrator, 'GET');
      expect((work as unknown as OpenWork).work).toContainEqual(
        expect.objectContaining({ kind: 'withdrawals', count: 1 }),
      );
      const answers = await Promise.all([
        resolve(waiting!.withdrawalId, { invoiceId: id, reason: 'Known by phone' }),
        resolve(waiting!.withdrawalId, { reason: 'We do not know you.' }),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(await listed()).toEqual([]);
      expect((await mails()).length).toBe(2);
    });

    test('ends a purchase once, whoever states it at once', async () => {
      const id = await desk.shop.license();
      await Promise.all([state(id), state(id), state(await numberOf(id))]);
      await Promise.all([decide(), decide(), decide()]);
      await desk.shop.becomes(id, 'refunded');
      expect((await stored()).map(({ state: each }) => each)).toEqual([
        ...['accepted', 'accepted', 'accepted'],
      ]);
      expect(await desk.shop.rows('select 1 from refunds')).toHaveLength(1);
      expect(await mails()).toHaveLength(6);
    });

    test('and a refund that the owner asks for at once pay once', async () => {
      const id = await desk.shop.license();
      await state(id);
      const [, refund] = await Promise.all([
        decide(),
        post(desk.shop.customer, `/api/invoices/${id}/refund`, { amount: 849 }),
      ]);
      await desk.shop.becomes(id, 'refunded');
      expect([200, 409]).toContain(refund.status);
      expect(await desk.shop.rows('select 1 from refunds')).toHaveLength(1);
      expect(await desk.shop.invoice(id)).toMatchObject({ refundedAmount: 849 });
    });

    test('takes the servers of the purchase', async () => {
      const id = await desk.shop.license();
      await desk.shop.authorize(id, '377823360513749174');
      await state(id);
      await decide();
      await desk.shop.becomes(id, 'refunded');
      const slots = await desk.shop.rows<{ guild_id: string | null; revoked_guild_id: string }>(
        `select guild_id, revoked_guild_id from licence_slots where invoice_id = '${id}' order by id`,
      );
      expect(slots[0]).toEqual({ guild_id: null, revoked_guild_id: '377823360513749174' });
    });

    test.each(['before', 'while', 'after'] as const)(
      '%s a server is transferred: no server keeps a license, and the money is back once',
      async (when) => {
        const [from, to] = [GUILDS[0], GUILDS[1]];
        const id = await desk.shop.license();
        await desk.shop.authorize(id, from);
        await state(id);
        const transfer = async () => {
          const move = { oldGuildId: from, newGuildId: to };
          return (await post(desk.shop.customer, '/api/user/servers/transfer', move)).status;
        };
        if (when === 'before') {
          await decide();
          expect(await transfer()).toBe(404);
        } else if (when === 'after') {
          expect(await transfer()).toBe(200);
          await decide();
        } else {
          const [status] = await Promise.all([transfer(), decide()]);
          expect([200, 404]).toContain(status);
        }
        await desk.shop.becomes(id, 'refunded');
        expect(await stored()).toEqual([{ state: 'accepted', doubt: null, invoice_id: id }]);
        expect(await desk.shop.rows('select status, amount from refunds')).toEqual([
          { status: 'succeeded', amount: 849 },
        ]);
        expect(
          await desk.shop.rows('select 1 from licence_slots where guild_id is not null'),
        ).toEqual([]);
        // What the bot knows after all of its events.
        const events = await desk.shop.rows<{ type: string; id: string }>(
          `select type, guild_id as id from licence_events
            where type in ('authorized', 'deauthorized') order by cursor`,
        );
        const last = new Map(events.map(({ type, id: guild }) => [guild, type]));
        expect([...last.values()]).not.toContain('authorized');
        expect(last.get(from)).toBe('deauthorized');
      },
    );

    test.each([
      ['not paid', `status = 'pending', completed_at = null, payment_intent_id = null`, 'not-paid'],
      ['older than its days', `completed_at = now() - interval '14 days'`, 'too-late'],
      ['refunded', `status = 'refunded', refunded_amount = 849`, 'refunded'],
      ['being refunded', 'refunding_since = now()', 'under-way'],
      ['disputed', `status = 'disputed', dispute = 'open'`, 'disputed'],
    ])('waits for a member where the purchase is %s', async (_, change, doubt) => {
      const id = await desk.shop.license();
      await desk.shop.stripe.setDeliveryFault({ drop: true });
      const [before] = await desk.shop.rows<Record<string, unknown>>(
        `select status, completed_at, payment_intent_id, refunded_amount, refunding_since, dispute
          from invoices where id = '${id}'`,
      );
      await desk.shop.rows(`update invoices set ${change} where id = '${id}'`);
      await state(id);
      await decide();
      expect(await stored()).toEqual([{ state: 'open', doubt, invoice_id: id }]);
      expect(await desk.shop.rows('select 1 from refunds')).toEqual([]);
      // As it was, for the sums of the ledger.
      await desk.shop.rows(`update invoices set status = '${String(before?.status)}',
        completed_at = now(), payment_intent_id = '${String(before?.payment_intent_id)}',
        refunded_amount = 0, refunding_since = null, dispute = null where id = '${id}'`);
    });

    test('ends early by a consent only once the receipt with it was sent', async () => {
      const id = await desk.shop.license();
      await desk.shop.rows(`update invoices set consent_at = now(), consent_text = 'At once.',
        withdrawal_exception = 'content' where id = '${id}'`);
      await state(id);
      await decide();
      await desk.shop.becomes(id, 'refunded');
      const other = await desk.shop.license();
      await desk.shop.rows(`update invoices set consent_at = now(), consent_text = 'At once.',
        withdrawal_exception = 'content' where id = '${other}'`);
      await desk.shop
        .rows(`insert into messages (id, event, kind, facts, invoice_id, user_id, outcome)
        values ('m1', 'payment.received ${other} sent', 'payment.received', '{}', '${other}', '1', 'sent')`);
      await state(other);
      await decide();
      expect((await stored()).at(-1)).toMatchObject({ state: 'open', doubt: 'waived' });
      // The rule of the purchase counts, not the consent alone.
      await desk.shop.rows(`update withdrawals set state = 'received' where state = 'open'`);
      await desk.shop.rows(
        `update invoices set withdrawal_exception = 'none' where id = '${other}'`,
      );
      await decide();
      await desk.shop.becomes(other, 'refunded');
    });

    test('is limited by address and network, with a sentence that says when', async () => {
      const answers: Response[] = [];
      for (let count = 0; count < 6; count += 1) answers.push(await state('x', 'many@example.com'));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
      expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
    });

    test.each([
      ['no name', { name: ' ' }],
      ['no contract', { contract: '' }],
      ['no address', { email: 'nobody' }],
      ['a field too much', { invoiceId: 'INV-1' }],
    ])('is refused with %s', async (_, change) => {
      const { contract = 'x', ...more } = change as Record<string, string>;
      const answer = await stateWithdrawal(desk.shop.api.url, contract, more);
      expect(answer.status).toBe(400);
      expect(await stored()).toEqual([]);
    });

    test('is confirmed to the address that was stated, with its words and its time', async () => {
      await state('my license <b>of last week</b>', STRANGER, 'Casey Ångström');
      await desk.shop.api.app.get(MessageSender).sendDue();
      const [sent] = await mail.mails();
      expect(sent).toMatchObject({
        to: STRANGER,
        subject: 'We received your withdrawal (Juno)',
      });
      for (const text of ['Casey Ångström', 'my license <b>of last week</b>', ' UTC'])
        expect(sent?.text).toContain(text);
      expect(sent?.html).not.toContain('<b>of last week');
    });
  });
});
