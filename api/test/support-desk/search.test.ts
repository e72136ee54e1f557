import type { Customer, CustomerSearch } from '@portico/contracts/customers/schema';
import { CUSTOMER, GUILDS } from '../support/shop.ts';
import { inOneWindow } from '../support/one-window.ts';
import { paidLicenses } from '../support/paid-licenses.ts';
import { countStatements } from '../support/statements.ts';
import { sdkOf } from '../support/stripe.ts';
import { OWNER, startDesk, type TestDesk } from './desk.ts';

let desk: TestDesk;
beforeAll(async () => {
  desk = await startDesk();
});
beforeEach(() => desk.shop.reset());
afterEach(() => desk.shop.stripe.clearFaults());

const search = async (text: string, cookie = desk.supporter) => {
  const { status, body } = await desk.send('/api/staff/customers/search', { text }, cookie);
  return { status, ...(body as unknown as CustomerSearch) };
};
const keysOf = async (text: string) => (await search(text)).matches.map(({ key }) => key);

interface Ids {
  session: string;
  payment: string;
  number: string;
}
const idsOf = async (invoiceId: string): Promise<Ids> => {
  const [row] = await desk.shop.rows<Ids>(`select session_id as session,
    payment_intent_id as payment, stripe_number as number from invoices where id = '${invoiceId}'`);
  if (!row) throw new Error('There is no such invoice');
  return row;
};

describe('the search of the support desk', () => {
  test('leads from each kind of text to the customer', async () => {
    const id = await desk.shop.license('Multi', 5);
    await desk.shop.license();
    await desk.shop.authorize(id, GUILDS[0]);
    await desk.shop.rows(
      `update invoices set buyer_email = 'Ada.Buyer@Example.com' where id = '${id}'`,
    );
    const { session, payment, number } = await idsOf(id);
    const charge = (await sdkOf(desk.shop.stripe).paymentIntents.retrieve(payment)).latest_charge;
    const ofInvoice: [string, string][] = [
      [session, 'session'],
      [payment, 'payment'],
      [`https://dashboard.stripe.com/test/payments/${payment}`, 'payment'],
      [typeof charge === 'string' ? charge : '', 'charge'],
      [number, 'invoice'],
      [number.toLowerCase(), 'invoice'],
      [id, 'invoice'],
      [id.toLowerCase(), 'invoice'],
    ];
    for (const [text, kind] of ofInvoice) {
      const { matches, ...found } = await search(text);
      expect([text, found.kind, matches.map(({ key }) => key)]).toEqual([text, kind, [id]]);
      expect(matches[0]).toMatchObject({ userId: CUSTOMER, username: 'Customer', invoices: 2 });
    }
    const ofUser: [string, string][] = [
      [' ada.buyer@example.COM ', 'email'],
      [CUSTOMER, 'id'],
      [`<@${CUSTOMER}>`, 'id'],
      ['customer', 'name'],
      ['@Cust', 'name'],
      [GUILDS[0], 'id'],
    ];
    for (const [text, kind] of ofUser) {
      const { matches, ...found } = await search(text);
      expect([text, found.kind, matches.map(({ key }) => key)]).toEqual([text, kind, [CUSTOMER]]);
    }
  });

  test('finds the number of an older invoice in any notation', async () => {
    const id = await desk.shop.license();
    await desk.shop.rows(`update invoices set number = 2, stripe_number = null where id = '${id}'`);
    for (const text of ['000002', '2', '# 2', 'Invoice 000 002'])
      expect(await search(text)).toMatchObject({ kind: 'number', matches: [{ key: id }] });
  });

  test('lists all customers where a text is ambiguous', async () => {
    const [mine, theirs] = [await desk.shop.license(), await desk.shop.license('Multi', 5)];
    await desk.shop.rows(`update invoices set buyer_email = 'shared@example.com'`);
    await desk.shop.rows(`update invoices set user_id = '${OWNER}' where id = '${theirs}'`);
    expect((await keysOf('shared@example.com')).sort()).toEqual([OWNER, CUSTOMER].sort());
    await desk.shop.authorize(mine, GUILDS[0]);
    await desk.shop.rows(`insert into ledger (kind, invoice_id, user_id, guild_id, source)
      values ('server.authorized', '${theirs}', '${OWNER}', '${GUILDS[0]}', 'test')`);
    // The customer whose license covers the server now comes first.
    expect(await keysOf(GUILDS[0])).toEqual([CUSTOMER, OWNER]);
    const { matches } = await search('shared@example.com');
    expect(matches.find(({ key }) => key === OWNER)?.newest?.invoiceId).toBe(theirs);
  });

  test('finds names by their beginning, at most twenty, with exact ones first', async () => {
    await desk.shop.rows(`insert into users (id, username)
      select (800000000000000000 + n)::text, 'Zoe_' || lpad(n::text, 2, '0')
      from generate_series(1, 24) as n on conflict do nothing`);
    await desk.shop.rows(`insert into users (id, username)
      values ('800000000000000099', 'Zoe') on conflict do nothing`);
    const found = await search('zoe');
    expect(found.matches).toHaveLength(20);
    expect([found.hasMore, found.matches[0]?.username]).toEqual([true, 'Zoe']);
    // Wildcards of the database are characters of a name.
    expect(await keysOf('zoe_0')).toHaveLength(9);
    expect(await keysOf('z%')).toEqual([]);
    expect(await keysOf('_oe')).toEqual([]);
  });

  test.each([
    'cs_test_none',
    'pi_none',
    'ch_none',
    'none@example.com',
    '999999999999999999',
    '424242',
    'INV-NONE',
    'nobody',
    "'; drop table invoices --",
  ])('finds nobody for "%s", which is audited, too', async (text) => {
    expect(await search(text)).toMatchObject({ status: 200, matches: [], hasMore: false });
    expect(await desk.audited()).toMatchObject([
      { action: 'customer.search', target: expect.stringMatching(/^search:/) as string },
    ]);
  });

  test('is audited without addresses and names', async () => {
    await desk.shop.license();
    await desk.shop.rows(`update invoices set buyer_email = 'ada@example.com'`);
    for (const [text, kind] of [
      ['ada@example.com', 'email'],
      ['customer', 'name'],
    ] as const) {
      await search(text);
      expect(await desk.audited()).toEqual([
        {
          actor: expect.stringMatching(/^user:/) as string,
          action: 'customer.search',
          target: `user:${CUSTOMER}`,
          detail: { kind, matches: 1 },
        },
      ]);
    }
    await search(GUILDS[3]);
    expect(await desk.audited()).toMatchObject([{ detail: { kind: 'id', text: GUILDS[3] } }]);
  });

  test('says that only Stripe knows a charge while Stripe is away', async () => {
    await desk.shop.stripe.arm({ kind: 'down', count: 4 });
    expect((await search('ch_1abc')).status).toBe(503);
    expect((await search('pi_1abc')).status).toBe(200);
  });

  test('is open to the team only, for one text, and limited', async () => {
    const buyer = await desk.shop.api.signIn({ id: '100000000000000009' });
    expect((await search(CUSTOMER, buyer)).status).toBe(403);
    for (const text of [' ', 'x'.repeat(321), 'a\0b'])
      expect((await search(text)).status).toBe(400);
    const statuses = await inOneWindow(desk.shop.api, 60, async () => {
      const found = [];
      for (let call = 0; call < 61; call += 1)
        found.push((await search('nobody', desk.administrator)).status);
      return found;
    });
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the view of a customer', () => {
  const view = async (id: string) =>
    (await desk.send(`/api/staff/customers/${id}`, {}, desk.supporter, 'GET'))
      .body as unknown as Customer;

  test('has the refund state, the buyer, the consent and the page at Stripe', async () => {
    const id = await desk.shop.license();
    const { payment } = await idsOf(id);
    await desk.shop.rows(`update invoices set buyer_email = 'ada@example.com',
      consent_at = '2026-11-01 10:00Z', consent_text = 'I agree.'`);
    const { invoices, isTestMode } = await view(id);
    expect(isTestMode).toBe(true);
    expect(invoices[0]).toMatchObject({
      refund: { state: 'refundable', until: expect.any(Number) as number },
      isRefunding: false,
      dispute: null,
      buyer: { email: 'ada@example.com' },
      consent: { at: Date.parse('2026-11-01T10:00Z') / 1000, text: 'I agree.' },
      paymentUrl: `https://dashboard.stripe.com/test/payments/${payment}`,
    });
    await desk.shop.authorize(id, GUILDS[0]);
    await desk.shop.rows(`update licence_slots set active_since = now() - interval '25 hours'
      where guild_id is not null`);
    expect((await view(id)).invoices[0]?.refund).toEqual({ state: 'closed', why: 'used' });
  });

  test('lists what the team did for the buyer and the invoices, without look-ups', async () => {
    const id = await desk.shop.license();
    await desk.shop.authorize(id, GUILDS[0]);
    await desk.transfer(id);
    await search(id);
    await view(id);
    const { audit } = await view(CUSTOMER);
    expect(audit[0]).toMatchObject({ action: 'license.transfer', target: `invoice:${id}` });
    expect(audit.map(({ action }) => action)).not.toContain('customer.read');
    expect(audit.map(({ action }) => action)).not.toContain('customer.search');
  });

  test('needs as many statements for fifty invoices as for one', async () => {
    const [id = ''] = await paidLicenses(desk.shop, [2]);
    const one = await countStatements(() => view(id));
    await paidLicenses(
      desk.shop,
      Array.from({ length: 50 }, () => 2),
    );
    let invoices = 0;
    const fifty = await countStatements(async () => {
      invoices = (await view(CUSTOMER)).invoices.length;
    });
    expect(invoices).toBe(50);
    // A user is looked up where an invoice is not, and counted: three statements, for any number.
    expect(fifty - one).toBeLessThanOrEqual(3);
    await desk.shop.rows(`update invoices set buyer_email = 'shared@example.com',
      user_id = (800000000000000000 + number)::text`);
    const wide = await countStatements(() => search('shared@example.com'));
    await desk.shop.rows(`update invoices set user_id = '800000000000000001'`);
    const narrow = await countStatements(() => search('shared@example.com'));
    expect([narrow, wide - narrow]).toEqual([expect.any(Number), 0]);
  });
});
