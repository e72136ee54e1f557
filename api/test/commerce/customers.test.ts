import type { Customer } from 'shared/contracts/customers/schema';
import { CUSTOMER, GUILDS, startShop, type Shop } from '../support/shop.ts';

const STAFF = '100000000000000001';

describe('the customer look-up of the team', () => {
  let shop: Shop;
  let staff: string;
  beforeAll(async () => {
    shop = await startShop();
    staff = await shop.api.signIn({ id: STAFF, rank: 'Supporter' });
  });
  beforeEach(() => shop.reset());
  afterEach(() => shop.stripe.heal());

  const look = async (id: string) => {
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

  test('finds the same purchase by person, invoice and server', async () => {
    const id = await shop.licence('Duo', 2);
    await shop.authorize(id, GUILDS[0]);
    const person = (await look(CUSTOMER)).body;
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
    expect((await look(id)).body).toMatchObject({ kind: 'invoice', user: { id: CUSTOMER } });
    const server = (await look(GUILDS[0])).body;
    expect(server).toMatchObject({ kind: 'server', user: { id: CUSTOMER } });
    expect(server.invoices.map(({ invoiceId }) => invoiceId)).toEqual([id]);
    expect(server.ledger).toHaveLength(1);
  });

  test('an invoice is found by its number, as its buyer copies it', async () => {
    const ids = [await shop.licence(), await shop.licence('Multi', 5), await shop.licence()];
    for (const text of ['000002', '2', '#000002', '# 2', '000 002', 'Invoice 000002']) {
      const { body } = await look(text);
      expect(body).toMatchObject({ kind: 'invoice', user: { id: CUSTOMER }, total: 1 });
      expect(body.invoices).toMatchObject([{ invoiceId: ids[1], number: '000002' }]);
    }
    // The audit names the invoice itself, however it was found.
    expect(await audited('customer.read')).toEqual([
      { actor: `user:${STAFF}`, target: `invoice:${ids[1]}` },
    ]);
    expect((await look('000004')).body).toMatchObject({ kind: 'unknown', invoices: [] });
  });

  test('a Discord id stays the id of a person, whatever numbers invoices have', async () => {
    const [, second] = [await shop.licence(), await shop.licence('Multi', 5)];
    // Another purchase has the number that the first digits of the buyer's id make.
    const number = CUSTOMER.slice(0, 15);
    await shop.rows(`update invoices set number = ${number} where id = '${second}'`);
    expect((await look(CUSTOMER)).body).toMatchObject({ kind: 'user', total: 2 });
    expect((await look(number)).body.invoices).toMatchObject([{ invoiceId: second, number }]);
    expect((await look(`#${CUSTOMER}`)).body).toMatchObject({ kind: 'unknown' });
    expect((await look('2;--')).status).toBe(400);
  });

  test('finds a server that a licence covered once', async () => {
    const id = await shop.licence('Single', 1);
    await shop.authorize(id, GUILDS[0]);
    const [row] = await shop.rows<{ session: string }>(
      `select session_id as session from invoices where id = '${id}'`,
    );
    await shop.stripe.act(row?.session ?? '', 'refund');
    await shop.becomes(id, 'refunded');
    const { body } = await look(GUILDS[0]);
    expect(body.invoices.map(({ invoiceId }) => invoiceId)).toEqual([id]);
    expect(body.invoices[0]?.refundedAmount).toBe(499);
  });

  test('every look-up is written down, also one that finds nobody', async () => {
    expect((await look('INV-NOBODY')).body).toMatchObject({ kind: 'unknown', invoices: [] });
    expect(await audited('customer.read')).toEqual([
      { actor: `user:${STAFF}`, target: 'id:INV-NOBODY' },
    ]);
    await look(CUSTOMER);
    expect(await audited('customer.read')).toEqual([
      { actor: `user:${STAFF}`, target: `user:${CUSTOMER}` },
    ]);
  });

  test('Verify again heals a payment whose webhook never came, and is written down', async () => {
    // Nobody listens there.
    await shop.stripe.pointTo('http://127.0.0.1:9/');
    const { session, invoiceId } = await shop.order();
    await shop.stripe.act(session, 'pay');
    const answer = await verify(invoiceId);
    expect(await answer.json()).toEqual({ before: 'pending', status: 'completed' });
    expect(await audited('invoice.verify')).toEqual([
      { actor: `user:${STAFF}`, target: `invoice:${invoiceId}` },
    ]);
    const { body } = await look(invoiceId);
    expect(body.invoices[0]?.lastWebhook).toBeNull();
    expect(body.ledger.at(-2)).toMatchObject({ kind: 'payment.received', source: 'staff' });
    await shop.stripe.pointTo(`${shop.api.url}/api/stripe/webhook`);
  });

  test('changes nothing for an unknown invoice, and asks no more than ten times a minute', async () => {
    expect((await verify('INV-NOBODY')).status).toBe(404);
    const { invoiceId } = await shop.order();
    const statuses = [];
    for (let call = 0; call < 11; call += 1) statuses.push((await verify(invoiceId)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  test('[spec1 §6] is for the team alone', async () => {
    const cookie = await shop.api.signIn({ id: '100000000000000002' });
    expect((await verify('INV-1', cookie)).status).toBe(403);
    const answer = await shop.api.call(`/api/staff/customers/${CUSTOMER}`, { headers: { cookie } });
    expect(answer.status).toBe(403);
  });
});
