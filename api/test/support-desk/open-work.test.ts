import { WAITING_INVOICES } from '@portico/contracts/desk/open-work';
import type { OpenWork, WaitingInvoice, WaitingPurchase } from '@portico/contracts/desk/schema';
import { onBothDatabases } from '../support/databases.ts';
import { startDesk, type TestDesk } from './desk.ts';

onBothDatabases((newDatabase) => {
  describe('the open work of the team', () => {
    let desk: TestDesk;
    beforeAll(async () => {
      desk = await startDesk(await newDatabase());
    });
    beforeEach(async () => {
      await desk.shop.reset();
      await desk.shop.rows(`delete from incident_updates`);
      await desk.shop.rows(`delete from incidents`);
      await desk.shop.rows(`delete from shards`);
      await desk.shop.rows(`truncate discord_entitlements`);
    });

    const open = async (cookie = desk.administrator) =>
      (await desk.send('/api/staff/open-work', {}, cookie, 'GET')).body as unknown as OpenWork;
    const counts = async (cookie?: string) =>
      Object.fromEntries((await open(cookie)).work.map(({ kind, count }) => [kind, count]));
    const list = async (kind: string, cookie = desk.administrator) => {
      const path = `/api/staff/open-work/invoices?kind=${kind}`;
      const { status, body } = await desk.send(path, {}, cookie, 'GET');
      return { status, invoices: (body as { invoices?: WaitingInvoice[] }).invoices ?? [] };
    };
    /** Invoices with these ids: their status and dispute. */
    const invoices = (...rows: [id: string, status: string, dispute?: string][]) =>
      desk.shop.rows(`insert into invoices (id, user_id, plan, servers, amount, tax_basis_points,
          checkout_open, status, dispute, created_at)
        values ${rows
          .map(
            ([id, status, dispute]) => `('${id}', '473052869059424293', 'Duo', 2, 849, 0, false,
              '${status}', ${dispute ? `'${dispute}'` : 'null'}, '2026-03-01 12:00Z')`,
          )
          .join(', ')}`);
    const refund = (invoice: string, status: string, daysAgo: number) =>
      desk.shop.rows(`insert into refunds (id, invoice_id, user_id, amount, by, status, failure,
          requested_at, settled_at)
        values (gen_random_uuid()::text, '${invoice}', '1', 1, 'user', '${status}', 'declined',
          now() - interval '${daysAgo} days', now() - interval '${daysAgo} days')`);
    const message = (invoice: string, outcome: string, daysAgo = 0) =>
      desk.shop.rows(`insert into messages (id, event, kind, facts, invoice_id, user_id, outcome,
          settled_at, announced_at)
        values (gen_random_uuid()::text, gen_random_uuid()::text, 'payment-received', '{}',
          '${invoice}', '1', '${outcome}', now() - interval '${daysAgo} days', now())`);

    test('is empty where nothing waits, and names the last entries of the log', async () => {
      const { work, audit } = await open();
      expect(work).toEqual([]);
      expect(audit.length).toBeLessThanOrEqual(20);
      await list('payments');
      expect((await open()).audit[0]).toMatchObject({
        action: 'customer.list',
        target: 'invoices:payments',
        detail: { invoices: 0 },
      });
    });

    test('counts exactly the invoices that it lists', async () => {
      await invoices(
        ['pending', 'pending'],
        ['failed', 'failed'],
        ['disputed', 'completed', 'open'],
        ['lost', 'refunded', 'lost'],
        ['refused', 'completed'],
        ['repeated', 'completed'],
        ['refunded', 'refunded'],
        ['forgotten', 'completed'],
        ['told', 'completed'],
        ['warned', 'completed'],
        ['warned long ago', 'completed'],
        ['warned, then asked', 'completed', 'inquiry'],
        ['warned, then refunded', 'refunded'],
      );
      await desk.shop.rows(`update invoices set fraud_warned_at = now() - interval '1 day' *
        case id when 'warned long ago' then 31 else 1 end where id like 'warned%'`);
      await refund('refused', 'refused', 2);
      await refund('repeated', 'failed', 3);
      await refund('repeated', 'succeeded', 1);
      await refund('refunded', 'failed', 1);
      await refund('forgotten', 'failed', 31);
      await message('told', 'gave-up');
      await message('told', 'refused');
      await message('told', 'sent');
      await message('refused', 'gave-up', 8);
      expect(await counts()).toEqual({
        ...{ disputes: 1, warnings: 1, refunds: 1, payments: 1, mails: 2 },
      });
      const ids = await Promise.all(
        WAITING_INVOICES.map(async (kind) =>
          (await list(kind)).invoices.map(({ invoiceId }) => invoiceId),
        ),
      );
      expect(Object.fromEntries(WAITING_INVOICES.map((kind, at) => [kind, ids[at]]))).toEqual({
        payments: ['pending'],
        disputes: ['disputed'],
        warnings: ['warned'],
        refunds: ['refused'],
        mails: ['told', 'told'],
      });
      expect((await list('payments')).invoices[0]).toEqual({
        invoiceId: 'pending',
        number: null,
        userId: '473052869059424293',
        username: 'Customer',
        plan: 'Duo',
        amount: 849,
        currency: 'EUR',
        since: Date.UTC(2026, 2, 1, 12) / 1000,
        note: null,
      });
      expect((await list('refunds')).invoices[0]).toMatchObject({ note: 'declined' });
    });

    test('counts incidents under way, and shards that are down or silent', async () => {
      const incident = (kind: string, end: string) =>
        desk.shop.rows(`insert into incidents (id, kind, title, impact, state, starts_at, ended_at)
          values (gen_random_uuid(), '${kind}', 'x', 'minor', 'investigating', 1000, ${end})`);
      await incident('incident', 'null');
      await incident('incident', '2000');
      await incident('maintenance', 'null');
      const shard = (id: number, isReady: boolean, ageSeconds: number) =>
        desk.shop.rows(`insert into shards (shard_id, server_count, member_count, latency, uptime,
            is_ready, at, shard_count)
          values (${id}, 1, 1, 1, 1, ${isReady}, extract(epoch from now()) - ${ageSeconds}, 3)`);
      await shard(0, true, 0);
      await shard(1, false, 0);
      await shard(2, true, 3600);
      expect((await open()).work).toEqual([
        { kind: 'incidents', count: 1, since: 1000 },
        { kind: 'shards', count: 2, since: null },
      ]);
    });

    test('counts exactly the purchases in Discord that it lists, for a rank that may verify payments', async () => {
      await desk.shop.rows(`insert into discord_entitlements
          (id, sku_id, user_id, is_test, is_deleted, is_consumed, state, received_at)
        values ('3', '30', '473052869059424293', false, false, false, 'waiting', '2026-03-02 12:00Z'),
          ('4', '40', null, true, false, false, 'waiting', '2026-03-01 12:00Z'),
          ('5', '30', '473052869059424293', false, false, false, 'granted', '2026-02-01 12:00Z'),
          ('6', '30', '473052869059424293', false, true, false, 'ended', '2026-02-01 12:00Z')`);
      const since = Date.UTC(2026, 2, 1, 12) / 1000;
      expect((await open()).work).toEqual([{ kind: 'discord', count: 2, since }]);
      const path = '/api/staff/open-work/purchases';
      const { body } = await desk.send(path, {}, desk.supporter, 'GET');
      expect((body as { purchases?: WaitingPurchase[] }).purchases).toEqual([
        { purchaseId: '4', skuId: '40', userId: null, isTest: true, since },
        {
          ...{ purchaseId: '3', skuId: '30', userId: '473052869059424293', isTest: false },
          since: since + 86_400,
        },
      ]);
      expect((await open()).audit[0]).toMatchObject({
        ...{ action: 'customer.list', target: 'purchases:discord', detail: { purchases: 2 } },
      });
    });

    test('leaves out what the rank may not handle, also in the lists', async () => {
      await invoices(['disputed', 'completed', 'open'], ['pending', 'pending']);
      expect(await counts(desk.supporter)).toEqual({ payments: 1 });
      expect((await list('disputes', desk.supporter)).status).toBe(403);
      expect((await list('payments', desk.supporter)).status).toBe(200);
    });
  });
});
