import { randomUUID } from 'node:crypto';
import { EmailRetention } from '../../src/commerce/invoices/email-retention.ts';
import { signInAs } from '../support/sign-in.ts';
import { CUSTOMER, GUILDS, startShop, type Shop } from '../support/shop.ts';

const EMAIL = 'customer@example.com';
const OTHER = '1';

interface Row {
  invoiceId: string;
  number: string | null;
  pendingServers: number;
  authorizedCount: number;
}
interface Page {
  invoices: Row[];
  total: number;
  totalPages: number;
  awaiting: { invoiceId: string; pendingServers: number }[];
}

describe("a user's invoices", () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  beforeEach(() => shop.reset());

  /** Writes invoices of one second after the other: `INV-01` is the oldest. @param more columns */
  const write = (count: number, more: Record<string, string> = {}) =>
    shop.rows(`insert into invoices (id, user_id, plan, servers, amount,
      tax_basis_points, checkout_open, ${['created_at', ...Object.keys(more)].join()})
      select 'INV-' || lpad(n::text, 2, '0'), '${CUSTOMER}', 'Duo', 2, 100 * n, 0, false,
      ${['to_timestamp(1790000000 + n)', ...Object.values(more)].join()}
      from generate_series(1, ${count}) as n`);
  const get = async <T>(path: string) => (await (await shop.customer.go(path)).json()) as T;
  const page = (query = '') => get<Page>(`/api/user/invoices/sort${query}`);
  const ids = async (query: string) => (await page(query)).invoices.map((row) => row.invoiceId);

  test('are sorted by each column in both directions, ten to a page', async () => {
    await write(11, { status: `case when n % 2 = 0 then 'failed' else 'expired' end` });
    await shop.rows(`update invoices set amount = 100 where id in ('INV-03', 'INV-01')`);
    await shop.rows(`update invoices set user_id = '${OTHER}' where id = 'INV-11'`);
    const all = Array.from(
      { length: 10 },
      (_, index) => `INV-${String(index + 1).padStart(2, '0')}`,
    );
    const down = [...all].reverse();
    expect(await ids('')).toEqual(down);
    expect(await ids('?sortBy=createdAt&sortDirection=asc')).toEqual(all);
    expect(await ids('?sortBy=invoiceId&sortDirection=asc')).toEqual(all);
    expect(await ids('?sortBy=invoiceId&sortDirection=desc')).toEqual(down);
    // Invoices of one value are in the order of their ids.
    expect((await ids('?sortBy=amount&sortDirection=asc')).slice(0, 3)).toEqual([
      'INV-01',
      'INV-03',
      'INV-02',
    ]);
    expect((await ids('?sortBy=amount&sortDirection=desc')).slice(-3)).toEqual([
      'INV-02',
      'INV-03',
      'INV-01',
    ]);
    expect((await ids('?sortBy=status&sortDirection=asc')).slice(0, 5)).toEqual(
      all.filter((_, index) => index % 2 === 0),
    );
    expect(await page()).toMatchObject({ total: 10, totalPages: 1, awaiting: [] });
    await shop.rows(`update invoices set user_id = '${CUSTOMER}'`);
    expect(await page()).toMatchObject({ total: 11, totalPages: 2 });
    expect(await ids('?page=2')).toEqual(['INV-01']);
    expect((await page('?page=3')).invoices).toEqual([]);
  });

  test('are found by status and by parts of id, plan and number', async () => {
    await write(3, { stripe_number: `'SANDBOX-' || n` });
    await shop.rows(`update invoices set status = 'completed', plan = 'Multi' where id = 'INV-02'`);
    await shop.rows(`update invoices set number = 7, stripe_number = null where id = 'INV-03'`);
    expect(await ids('?filter=completed')).toEqual(['INV-02']);
    expect(await ids('?filter=completed&q=duo')).toEqual([]);
    expect(await ids('?filter=all&q=%20%20')).toEqual(['INV-03', 'INV-02', 'INV-01']);
    for (const text of ['multi', ' MULTI ', 'sandbox-2', 'inv-02 multi'])
      expect([text, await ids(`?q=${encodeURIComponent(text)}`)]).toEqual([text, ['INV-02']]);
    for (const text of ['7', '000007', '# 000 007'])
      expect([text, await ids(`?q=${encodeURIComponent(text)}`)]).toEqual([text, ['INV-03']]);
    expect(await ids('?q=8')).toEqual([]);
    expect((await page('?q=sandbox')).invoices.map(({ number }) => number)).toEqual([
      'SANDBOX-2',
      'SANDBOX-1',
    ]);
    expect((await page('?q=inv-03')).invoices[0]?.number).toBe('000007');
  });

  test('with free slots are named, six of them, newest first', async () => {
    await write(7, { status: `'completed'` });
    await shop.rows(`insert into licence_slots (invoice_id, user_id, position)
      select id, user_id, position from invoices, generate_series(1, 2) as position`);
    await shop.rows(`update licence_slots set guild_id = '${GUILDS[0]}'
      where invoice_id = 'INV-07' and position = 1`);
    await shop.rows(`update licence_slots set revoked_at = now()
      where invoice_id = 'INV-06' and position = 1`);
    await shop.rows(`update licence_slots set revoked_at = now() where invoice_id = 'INV-05'`);
    const { awaiting, invoices } = await page();
    expect(awaiting).toEqual([
      { invoiceId: 'INV-07', pendingServers: 1 },
      { invoiceId: 'INV-06', pendingServers: 1 },
      { invoiceId: 'INV-04', pendingServers: 2 },
      { invoiceId: 'INV-03', pendingServers: 2 },
      { invoiceId: 'INV-02', pendingServers: 2 },
      { invoiceId: 'INV-01', pendingServers: 2 },
    ]);
    expect(invoices[0]).toMatchObject({ authorizedCount: 1, pendingServers: 1 });
    await shop.rows(`insert into invoices (id, user_id, plan, servers, amount, tax_basis_points,
      checkout_open, status) values ('INV-08', '${CUSTOMER}', 'Duo', 2, 849, 0, false, 'completed')`);
    await shop.rows(`insert into licence_slots (invoice_id, user_id, position)
      values ('INV-08', '${CUSTOMER}', 1)`);
    expect((await page()).awaiting).toHaveLength(6);
    await shop.rows(`update invoices set refunding_since = now() where id = 'INV-08'`);
    expect((await page('?q=inv-08')).invoices[0]?.pendingServers).toBe(0);
  });

  test('prevent the deletion of the account while they are open or disputed', async () => {
    type Deletion = { obstacles: object[]; kept: string[] };
    const deletion = () => get<Deletion>('/api/account/deletion');
    expect(await deletion()).toMatchObject({ obstacles: [] });
    expect((await deletion()).kept.join()).not.toContain('tax law');
    await write(7, {
      status: `case when n = 1 then 'disputed' when n = 2 then 'completed'
      else 'pending' end`,
    });
    expect(await deletion()).toEqual({
      obstacles: [
        {
          reason: 'The payment of the invoice INV-01 is disputed.',
          remedy: 'Wait until your bank has decided.',
        },
        ...[3, 4, 5, 6].map((number) => ({
          reason: `The invoice INV-0${number} is still open.`,
          remedy: 'Pay it, or wait until its payment page has expired, within about a day.',
        })),
      ],
      kept: expect.arrayContaining([
        'Invoices and payments, without your email address, because tax law requires them, and the licenses they paid for.',
      ]),
    });
    expect((await shop.customer.fetch('/api/account', { method: 'DELETE' })).status).toBe(409);
    const visitor = await signInAs(shop.api, 'visitor');
    expect(await (await visitor.go('/api/account/deletion')).json()).toMatchObject({
      obstacles: [],
    });
  });

  test('are exported with refunds and ledger, oldest first, without those of others', async () => {
    await write(3, { status: `'completed'`, buyer_email: `'${EMAIL}'` });
    await shop.rows(`update invoices set user_id = '${OTHER}' where id = 'INV-03'`);
    // Written in another order than that of their times.
    for (const [id, second] of [
      ['INV-02', 20],
      ['INV-01', 10],
      ['INV-03', 30],
    ] as const) {
      await shop.rows(`insert into refunds
        (id, invoice_id, user_id, amount, by, reason, status, requested_at)
        select '${randomUUID()}', id, user_id, ${second}, 'staff', 'A reason', 'succeeded',
        to_timestamp(1790000000 + ${second}) from invoices where id = '${id}'`);
      await shop.rows(`insert into ledger (kind, invoice_id, user_id, amount, source)
        select 'payment.received', id, user_id, ${second}, 'test' from invoices
        where id = '${id}'`);
    }
    const exported = await get<{ data: { invoices: Record<string, Record<string, unknown>[]> } }>(
      '/api/account/export',
    );
    const { invoices = [], refunds = [], ledger = [] } = exported.data.invoices;
    expect(invoices.map(({ invoiceId }) => invoiceId)).toEqual(['INV-01', 'INV-02']);
    expect(Object.keys(invoices[0] ?? {}).sort()).toEqual(
      [
        ...['invoiceId', 'number', 'providerNumber', 'plan', 'servers', 'amount', 'discountAmount'],
        ...[
          'paidAmount',
          'taxBasisPoints',
          'taxAmount',
          'taxNotice',
          ...['taxPrices', 'revokedAt', 'withdrawalDays', 'withdrawalException'],
          'isReverseCharge',
          'buyerTaxId',
          'refundedAmount',
          'status',
        ],
        ...['buyerName', 'buyerEmail', 'buyerCountry', 'consentAt', 'consentText', 'canceledAt'],
        ...['planName', 'planFeatures', 'redeemedAt'],
        ...['grantReason', 'withdrawnAt', 'createdAt', 'completedAt', 'currency'],
        ...['refundDays', 'refundActiveHours'],
      ].sort(),
    );
    expect(invoices[0]).toMatchObject({ amount: 100, buyerEmail: EMAIL, status: 'completed' });
    expect(refunds).toEqual(
      [10, 20].map((amount) => ({
        refundId: expect.any(String),
        invoiceId: `INV-0${amount / 10}`,
        amount,
        by: 'staff',
        reason: 'A reason',
        status: 'succeeded',
        requestedAt: expect.any(String),
        settledAt: null,
      })),
    );
    expect(ledger).toEqual(
      [20, 10].map((amount) => ({
        at: expect.any(String),
        kind: 'payment.received',
        invoiceId: `INV-0${amount / 10}`,
        amount,
        slots: 0,
        slotPosition: null,
        guildId: null,
        fromGuildId: null,
      })),
    );
  });

  test('lose their email addresses when they need not be kept any longer', async () => {
    await write(5, { buyer_email: `'${EMAIL}'` });
    const year = `date_trunc('year', now() at time zone 'utc') at time zone 'utc'`;
    for (const [id, column, time] of [
      ['INV-01', 'completed_at', `${year} - interval '10 years'`],
      ['INV-02', 'completed_at', `${year} - interval '10 years' - interval '1 second'`],
      ['INV-03', 'created_at', `now() - interval '89 days'`],
      ['INV-04', 'created_at', `now() - interval '91 days'`],
      ['INV-05', 'buyer_email', 'null'],
    ] as const)
      await shop.rows(`update invoices set ${column} = ${time} where id = '${id}'`);
    await shop.rows(`update invoices set created_at = now() - interval '91 days'
      where id in ('INV-01', 'INV-05')`);
    await shop.api.app.get(EmailRetention).sweep();
    expect(
      await shop.rows(`select id, buyer_email as email, email_erased_at is not null as erased
        from invoices order by id`),
    ).toEqual([
      { id: 'INV-01', email: EMAIL, erased: false },
      { id: 'INV-02', email: null, erased: true },
      { id: 'INV-03', email: EMAIL, erased: false },
      { id: 'INV-04', email: null, erased: true },
      { id: 'INV-05', email: null, erased: false },
    ]);
  });

  test('of another user and unknown ones are not found, and say nothing more', async () => {
    await write(1);
    await shop.rows(`update invoices set user_id = '${OTHER}'`);
    for (const id of ['INV-01', 'INV-NONE']) {
      const answer = await shop.customer.go(`/api/stripe/invoice/${id}`);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ error: 'Invoice not found.' });
    }
  });
});
