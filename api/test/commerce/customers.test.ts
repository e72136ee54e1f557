import type { Customer } from '@portico/contracts/customers/schema';
import { inOneWindow } from '../support/one-window.ts';
import { CUSTOMER, GUILDS, startShop, type Shop } from '../support/shop.ts';

const STAFF = '100000000000000001';

describe('the customer search of the team', () => {
  let shop: Shop;
  let staff: string;
  beforeAll(async () => {
    shop = await startShop();
    staff = await shop.api.signIn({ id: STAFF, rank: 'Supporter' });
  });
  beforeEach(() => shop.reset());
  afterEach(() => shop.stripe.clearFaults());

  const search = async (id: string) => {
    const answer = await shop.api.call(`/api/staff/customers/${encodeURIComponent(id)}`, {
      headers: { cookie: staff },
    });
    return { status: answer.status, body: (await answer.json()) as Customer };
  };
  const verify = (invoiceId: string, cookie = staff) =>
    shop.api.call('/api/staff/invoices/verify', {
      method: 'POST',
      headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      body: JSON.stringify({ invoiceId }),
    });
  const audited = (action: string) =>
    shop.rows<{ actor: string; target: string }>(
      `select actor, target from audit_events where action = '${action}' order by id desc limit 1`,
    );

  test('finds a purchase by user, invoice and server', async () => {
    const id = await shop.license('Duo', 2);
    await shop.authorize(id, GUILDS[0]);
    const person = (await search(CUSTOMER)).body;
    expect(person).toMatchObject({
      kind: 'user',
      user: { id: CUSTOMER, username: 'Customer' },
      total: 1,
      invoices: [
        {
          invoiceId: id,
          status: 'completed',
          amount: 849,
          slots: [
            { position: 1, guildId: GUILDS[0] },
            { position: 2, guildId: null },
          ],
          lastWebhook: { type: 'checkout.session.completed', outcome: 'done' },
        },
      ],
    });
    expect(person.ledger.map(({ kind }) => kind)).toEqual([
      'server.authorized',
      'slots.made',
      'payment.received',
      'invoice.created',
    ]);
    expect((await search(id)).body).toMatchObject({ kind: 'invoice', user: { id: CUSTOMER } });
    const server = (await search(GUILDS[0])).body;
    expect(server).toMatchObject({ kind: 'server', user: { id: CUSTOMER } });
    expect(server.invoices.map(({ invoiceId }) => invoiceId)).toEqual([id]);
    expect(server.ledger).toHaveLength(1);
  });

  test('finds an invoice by its number in any notation', async () => {
    const ids = [await shop.license(), await shop.license('Multi', 5), await shop.license()];
    // An older version has numbered this one.
    await shop.rows(`update invoices set number = 2, stripe_number = null where id = '${ids[1]}'`);
    for (const text of ['000002', '2', '#000002', '# 2', '000 002', 'Invoice 000002']) {
      const { body } = await search(text);
      expect(body).toMatchObject({ kind: 'invoice', user: { id: CUSTOMER }, total: 1 });
      expect(body.invoices).toMatchObject([{ invoiceId: ids[1], number: '000002' }]);
    }
    // The audit entry has the invoice id, regardless of the search term.
    expect(await audited('customer.read')).toEqual([
      { actor: `user:${STAFF}`, target: `invoice:${ids[1]}` },
    ]);
    expect((await search('000004')).body).toMatchObject({ kind: 'unknown', invoices: [] });
    for (const text of ['SANDBOX-0003', 'sandbox-0003'])
      expect((await search(text)).body.invoices).toMatchObject([
        { invoiceId: ids[2], number: 'SANDBOX-0003' },
      ]);
  });

  test('treats a Discord id as a user id, also where an invoice number has the same digits', async () => {
    const [, second] = [await shop.license(), await shop.license('Multi', 5)];
    // The number of another invoice equals the first digits of the buyer's id.
    const number = CUSTOMER.slice(0, 15);
    await shop.rows(`update invoices set number = ${number} where id = '${second}'`);
    expect((await search(CUSTOMER)).body).toMatchObject({ kind: 'user', total: 2 });
    expect((await search(number)).body.invoices).toMatchObject([{ invoiceId: second, number }]);
    expect((await search(`#${CUSTOMER}`)).body).toMatchObject({ kind: 'unknown' });
    expect((await search('2;--')).status).toBe(400);
  });

  test('finds a server that a license has covered', async () => {
    const id = await shop.license('Single', 1);
    await shop.authorize(id, GUILDS[0]);
    const [row] = await shop.rows<{ session: string }>(
      `select session_id as session from invoices where id = '${id}'`,
    );
    await shop.stripe.act(row?.session ?? '', 'refund');
    await shop.becomes(id, 'refunded');
    const { body } = await search(GUILDS[0]);
    expect(body.invoices.map(({ invoiceId }) => invoiceId)).toEqual([id]);
    expect(body.invoices[0]?.refundedAmount).toBe(499);
  });

  test('writes each search to the audit log, also one without a result', async () => {
    expect((await search('INV-NOBODY')).body).toMatchObject({ kind: 'unknown', invoices: [] });
    expect(await audited('customer.read')).toEqual([
      { actor: `user:${STAFF}`, target: 'id:INV-NOBODY' },
    ]);
    await search(CUSTOMER);
    expect(await audited('customer.read')).toEqual([
      { actor: `user:${STAFF}`, target: `user:${CUSTOMER}` },
    ]);
  });

  test('Verify again completes a payment whose webhook is missing, and is audited', async () => {
    // No server listens on this port.
    await shop.stripe.setEndpoint('http://127.0.0.1:9/');
    const { session, invoiceId } = await shop.order();
    await shop.stripe.act(session, 'pay');
    const answer = await verify(invoiceId);
    expect(await answer.json()).toEqual({ before: 'pending', status: 'completed' });
    expect(await audited('invoice.verify')).toEqual([
      { actor: `user:${STAFF}`, target: `invoice:${invoiceId}` },
    ]);
    const { body } = await search(invoiceId);
    expect(body.invoices[0]?.lastWebhook).toBeNull();
    expect(body.ledger.at(-2)).toMatchObject({ kind: 'payment.received', source: 'staff' });
    await shop.stripe.setEndpoint(`${shop.api.url}/api/stripe/webhook`);
  });

  test('Verify again answers 404 for an unknown invoice, and is limited to ten calls per minute', async () => {
    expect((await verify('INV-NOBODY')).status).toBe(404);
    const { invoiceId } = await shop.order();
    const statuses = await inOneWindow(shop.api, 60, async () => {
      const found = [];
      for (let call = 0; call < 11; call += 1) found.push((await verify(invoiceId)).status);
      return found;
    });
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  test('[spec1 §6.3] the customer search is accessible to the team only', async () => {
    const cookie = await shop.api.signIn({ id: '100000000000000002' });
    expect((await verify('INV-1', cookie)).status).toBe(403);
    const answer = await shop.api.call(`/api/staff/customers/${CUSTOMER}`, { headers: { cookie } });
    expect(answer.status).toBe(403);
  });
});
