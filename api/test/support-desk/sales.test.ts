import type { Sales } from '@portico/contracts/sales/schema';
import { onBothDatabases } from '../support/databases.ts';
import { countStatements } from '../support/statements.ts';
import { startDesk, type TestDesk } from './desk.ts';

onBothDatabases((newDatabase) => {
  describe('the sales overview', () => {
    let desk: TestDesk;
    beforeAll(async () => {
      desk = await startDesk(await newDatabase());
    });
    beforeEach(() => desk.shop.reset());

    const ask = async (query: string, cookie = desk.administrator) => {
      const { status, body } = await desk.send(`/api/staff/sales${query}`, {}, cookie, 'GET');
      return { status, ...(body as unknown as Sales) };
    };
    /** Invoices of the plans, named after them. */
    const stored = () =>
      desk.shop.rows(`insert into invoices (id, user_id, plan, servers, amount, tax_basis_points,
          checkout_open, status)
        select plan, '1', plan, 1, 1, 0, false, 'completed'
        from (values ('Single'), ('Duo'), ('Multi')) as list(plan)`);
    /** Entries of the ledger: kind, plan, cents and time. */
    const enter = (...entries: [kind: string, plan: string, amount: number, at: string][]) =>
      desk.shop.rows(
        `insert into ledger (kind, invoice_id, user_id, amount, source, at) values ${entries
          .map(
            ([entry, plan, amount, at]) =>
              `('${entry}', '${plan}', '1', ${amount}, 'test', '${at}')`,
          )
          .join(', ')}`,
      );

    test('sums money by day of UTC, also days without any', async () => {
      await stored();
      await enter(
        ['payment.received', 'Single', 499, '2026-03-01 00:00:00Z'],
        ['payment.received', 'Duo', 849, '2026-03-01 23:59:59.999Z'],
        ['payment.received', 'Duo', 764, '2026-03-03 12:00Z'],
        ['payment.refunded', 'Single', -499, '2026-03-03 12:00Z'],
        ['payment.refunded', 'Duo', -100, '2026-03-03 12:00Z'],
        ['refund.failed', 'Duo', 100, '2026-03-03 13:00Z'],
        ['payment.disputed', 'Duo', -849, '2026-03-03 14:00Z'],
        ['license.granted', 'Single', 0, '2026-03-03 15:00Z'],
        ['slots.made', 'Single', 0, '2026-03-03 15:00Z'],
        // Outside the period.
        ['payment.received', 'Multi', 1999, '2026-02-28 23:59:59.999Z'],
        ['payment.received', 'Multi', 1999, '2026-03-04 00:00Z'],
      );
      const { buckets, totals, zone, currency } = await ask('?from=2026-03-01&to=2026-03-03');
      expect([zone, currency]).toEqual(['UTC', 'EUR']);
      expect(buckets).toEqual([
        {
          start: '2026-03-01',
          revenue: 1348,
          refunds: 0,
          disputes: 0,
          net: 1348,
          purchases: 2,
          complimentary: 0,
          discord: 0,
          plans: [
            { plan: 'Single', purchases: 1, revenue: 499 },
            { plan: 'Duo', purchases: 1, revenue: 849 },
          ],
        },
        {
          start: '2026-03-02',
          revenue: 0,
          refunds: 0,
          disputes: 0,
          net: 0,
          purchases: 0,
          complimentary: 0,
          discord: 0,
          plans: [],
        },
        {
          start: '2026-03-03',
          revenue: 764,
          refunds: 499,
          disputes: 849,
          net: -584,
          purchases: 1,
          complimentary: 1,
          discord: 0,
          plans: [{ plan: 'Duo', purchases: 1, revenue: 764 }],
        },
      ]);
      expect(totals).toEqual({
        revenue: 2112,
        refunds: 499,
        disputes: 849,
        net: 764,
        purchases: 3,
        complimentary: 1,
        discord: 0,
        plans: [
          { plan: 'Single', purchases: 1, revenue: 499 },
          { plan: 'Duo', purchases: 2, revenue: 1613 },
        ],
      });
    });

    test('is of one currency: purchases of an earlier catalog have a report of their own', async () => {
      await stored();
      await desk.shop.rows(`update invoices set currency = 'USD' where id = 'Duo'`);
      await enter(
        ['payment.received', 'Single', 499, '2026-03-01 10:00Z'],
        ['payment.received', 'Duo', 900, '2026-03-01 11:00Z'],
        ['payment.refunded', 'Duo', -100, '2026-03-01 12:00Z'],
      );
      const query = '?from=2026-03-01&to=2026-03-01';
      const currencies = ['EUR', 'USD'];
      expect(await ask(query)).toMatchObject({
        ...{ currency: 'EUR', currencies, totals: { revenue: 499, net: 499, purchases: 1 } },
      });
      expect(await ask(`${query}&currency=USD`)).toMatchObject({
        ...{ currency: 'USD', currencies },
        totals: {
          ...{ revenue: 900, refunds: 100, net: 800 },
          plans: [{ plan: 'Duo', purchases: 1, revenue: 900 }],
        },
      });
      expect((await ask(`${query}&currency=euro`)).status).toBe(400);
      const answer = await desk.shop.api.call(`/api/staff/sales/export${query}&currency=USD`, {
        headers: { cookie: desk.administrator },
      });
      const [head, line] = (await answer.text()).split('\r\n');
      expect(head).toContain('Net (USD)');
      expect(line).toMatch(/^2026-03-01,"9,00","1,00","0,00","8,00",1,/);
    });

    test('sums money by month, exactly also beyond 32 bits', async () => {
      await stored();
      const many = Array.from(
        { length: 3 },
        () => ['payment.received', 'Multi', 2_000_000_001, '2026-01-31 23:59Z'] as const,
      );
      await enter(...many.map((entry) => [...entry] as [string, string, number, string]));
      await enter(['payment.reinstated', 'Multi', 1, '2026-02-01 00:00Z']);
      const { buckets } = await ask('?from=2026-01-01&to=2026-02-28&by=month');
      expect(buckets.map(({ start, net }) => [start, net])).toEqual([
        ['2026-01-01', 6_000_000_003],
        ['2026-02-01', 1],
      ]);
    });

    test('of real purchases, refunds and grants is what the ledger has', async () => {
      const id = await desk.shop.license();
      await desk.shop.license('Multi', 5);
      await desk.granted();
      await desk.send(`/api/staff/invoices/${id}/refund`, {
        refunded: 0,
        amount: 100,
        reason: 'A late answer',
      });
      const today = new Date().toISOString().slice(0, 10);
      const { totals } = await ask(`?from=${today}&to=${today}`);
      expect(totals).toMatchObject({
        revenue: 849 + 1999,
        refunds: 100,
        net: 849 + 1999 - 100,
        purchases: 2,
        complimentary: 1,
        discord: 0,
      });
    });

    test('is exported as CSV with amounts in euro, which is audited', async () => {
      await stored();
      await enter(
        ['payment.received', 'Duo', 849, '2026-03-01 10:00Z'],
        ['payment.refunded', 'Duo', -854, '2026-03-01 11:00Z'],
      );
      const path = '/api/staff/sales/export?from=2026-03-01&to=2026-03-01';
      const answer = await desk.shop.api.call(path, { headers: { cookie: desk.administrator } });
      expect(answer.headers.get('content-disposition')).toContain(
        'sales-2026-03-01-2026-03-01-by-day-',
      );
      const [head = '', line = ''] = (await answer.text()).split('\r\n');
      expect(head).toMatch(
        /Day \(UTC\),Revenue \(EUR\),Refunds \(EUR\),Disputes \(EUR\),Net \(EUR\)/,
      );
      expect(line).toBe('2026-03-01,"8,49","8,54","0,00","-0,05",1,0,"0,00",1,"8,49",0,"0,00",0,0');
      expect(await desk.audited()).toMatchObject([
        { action: 'sales.export', detail: { from: '2026-03-01', to: '2026-03-01', by: 'day' } },
      ]);
    });

    test.each([
      '',
      '?from=2026-03-01',
      '?from=2026-03-02&to=2026-03-01',
      '?from=2026-02-30&to=2026-03-01',
      '?from=2025-01-01&to=2026-01-02',
      '?from=1990-01-01&to=2026-01-02&by=month',
      '?from=2026-03-01&to=2026-03-01&by=week',
    ])('answers 400 for the period "%s"', async (query) => {
      expect((await ask(query)).status).toBe(400);
    });

    test('is for Owners and Administrators', async () => {
      const query = '?from=2026-03-01&to=2026-03-01';
      expect((await ask(query, desk.owner)).status).toBe(200);
      for (const path of [query, `/export${query}`])
        expect((await ask(path, desk.supporter)).status).toBe(403);
    });
  });
});

test('the sales overview needs as many statements for a year of days as for one day', async () => {
  const desk = await startDesk();
  const ask = (from: string, to: string) =>
    desk.send(`/api/staff/sales?from=${from}&to=${to}`, {}, desk.owner, 'GET');
  // The first call prepares the statement of sessions.
  await ask('2025-03-01', '2025-03-01');
  const day = await countStatements(() => ask('2025-03-01', '2025-03-01'));
  const year = await countStatements(() => ask('2025-03-01', '2026-02-28'));
  expect(year).toBe(day);
});

test('a rank without the right to export gets no file', async () => {
  const desk = await startDesk({ env: { STAFF_RIGHTS: 'export=Owner' } });
  const path = '/api/staff/sales/export?from=2026-03-01&to=2026-03-01';
  const statusOf = async (cookie: string) =>
    (await desk.shop.api.call(path, { headers: { cookie } })).status;
  expect([await statusOf(desk.administrator), await statusOf(desk.owner)]).toEqual([403, 200]);
});
