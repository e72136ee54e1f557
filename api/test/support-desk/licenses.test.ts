import { randomUUID } from 'node:crypto';
import type { Customer } from '@portico/contracts/customers/schema';
import { expectLedgerAddsUp } from '../support/ledger.ts';
import { inOneWindow } from '../support/one-window.ts';
import { CUSTOMER, GUILDS, post } from '../support/shop.ts';
import { OWNER, startDesk, type TestDesk } from './desk.ts';

const NO_INVOICE = { status: 404, body: { error: 'Invoice not found.' } };
/** A server of the demo accounts that the bot is not on. */
const WITHOUT_BOT = '928973961717625924';

let desk: TestDesk;
beforeAll(async () => {
  desk = await startDesk();
});
beforeEach(() => desk.shop.reset());
afterEach(() => expectLedgerAddsUp(desk.shop));

/** Who caused the entries of an invoice's ledger that its owner did not. */
const causes = (id: string) =>
  desk.shop.rows(`select distinct source from ledger
    where invoice_id = '${id}' and kind <> 'server.authorized'`);
const customerOf = async (id = CUSTOMER) =>
  (await desk.send(`/api/staff/customers/${id}`, {}, desk.supporter, 'GET'))
    .body as unknown as Customer;

describe('a complimentary license', () => {
  test('has slots and no money, and is shown to its owner without a payment', async () => {
    const { status, body } = await desk.grant();
    expect(status).toBe(200);
    const id = body.invoiceId as string;
    expect(await desk.kinds(id)).toEqual(['license.granted', 'slots.made']);
    expect(await causes(id)).toEqual([{ source: 'staff' }]);
    expect(await desk.shop.rows(`select sum(amount)::int as money from ledger`)).toEqual([
      { money: 0 },
    ]);
    expect(await desk.shop.invoice(id)).toMatchObject({
      amount: 0,
      paidAmount: 0,
      status: 'completed',
      servers: 2,
      isComplimentary: true,
      refund: { state: 'closed', why: 'not-paid' },
    });
    expect((await desk.shop.authorize(id, GUILDS[0], GUILDS[1])).status).toBe(200);
    expect(await desk.events()).toEqual([`authorized ${GUILDS[0]}`, `authorized ${GUILDS[1]}`]);
    expect(await desk.audited()).toMatchObject([
      {
        action: 'license.grant',
        target: `invoice:${id}`,
        detail: { user: CUSTOMER, servers: 2, reason: 'Prize of an event' },
      },
    ]);
    expect((await customerOf(id)).invoices[0]).toMatchObject({
      complimentary: { reason: 'Prize of an event', revokedAt: null },
      refundableAmount: 0,
      paymentUrl: null,
    });
  });

  test('is granted once for a repeated or concurrent call', async () => {
    const order = { grantId: randomUUID() };
    const answers = await Promise.all([desk.grant(order), desk.grant(order), desk.grant(order)]);
    const ids = answers.map(({ body }) => body.invoiceId);
    expect(new Set(ids).size).toBe(1);
    expect((await desk.grant({ grantId: order.grantId.toUpperCase() })).body).toEqual({
      invoiceId: ids[0],
    });
    expect(await desk.kinds(ids[0] as string)).toHaveLength(2);
    expect(await desk.grant({ ...order, servers: 3 })).toMatchObject({
      status: 409,
      kind: 'change-id-used',
      body: { error: 'Another license was granted with this ID. Open the dialog again.' },
    });
    expect(await desk.grant(order, desk.administrator, OWNER)).toMatchObject({ status: 409 });
    expect(await desk.shop.rows('select 1 from invoices')).toHaveLength(1);
  });

  test('is refused without a reason, a right, a known account or a valid number', async () => {
    for (const wrong of [
      { reason: ' ' },
      { reason: undefined },
      { servers: 0 },
      { servers: 26 },
      { servers: 1.5 },
      { grantId: 'x' },
      { amount: 0 },
    ])
      expect([wrong, (await desk.grant(wrong)).status]).toEqual([wrong, 400]);
    expect(await desk.grant({}, desk.supporter)).toMatchObject({ status: 403 });
    expect(await desk.grant({}, desk.administrator, '999999999999999999')).toMatchObject({
      status: 404,
      kind: 'unknown-user',
      body: {
        error:
          'This user has no account here. Ask the customer to sign in once, then grant the license.',
      },
    });
    expect(await desk.shop.rows('select 1 from invoices')).toEqual([]);
  });

  test('is withdrawn once: its servers lose the license, and the bot is told', async () => {
    const id = await desk.granted();
    await desk.shop.authorize(id, GUILDS[0]);
    const answers = await Promise.all([desk.withdraw(id), desk.withdraw(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body).toEqual({ status: 'expired' });
    expect(await desk.held(id)).toEqual([]);
    expect((await desk.events()).at(-1)).toBe(`deauthorized ${GUILDS[0]}`);
    expect((await desk.kinds(id)).slice(-3)).toEqual([
      'license.withdrawn',
      'server.deauthorized',
      'slots.revoked',
    ]);
    expect(await causes(id)).toEqual([{ source: 'staff' }]);
    expect(await desk.audited()).toMatchObject([
      {
        action: 'license.withdraw',
        target: `invoice:${id}`,
        detail: { reason: 'A mistake', servers: [GUILDS[0]] },
      },
    ]);
    expect((await desk.shop.authorize(id, GUILDS[0])).status).toBe(409);
    expect((await customerOf(id)).invoices[0]?.complimentary?.revokedAt).toEqual(
      expect.any(Number),
    );
  });

  test('alone can be withdrawn, by members with the right and with a reason', async () => {
    const bought = await desk.shop.license();
    expect(await desk.withdraw(bought)).toMatchObject({
      status: 409,
      kind: 'not-complimentary',
      body: { error: 'This license was bought. Refund it instead.' },
    });
    expect((await desk.shop.invoice(bought)).status).toBe('completed');
    const id = await desk.granted();
    expect((await desk.withdraw(id, {}, desk.supporter)).status).toBe(403);
    expect((await desk.withdraw(id, { reason: '' })).status).toBe(400);
    expect(await desk.withdraw('INV-NOBODY')).toMatchObject(NO_INVOICE);
    expect((await desk.shop.invoice(id)).status).toBe('completed');
  });

  test('cannot be refunded', async () => {
    const id = await desk.granted();
    const path = `/api/staff/invoices/${id}/refund`;
    expect((await desk.send(path, { refunded: 0, reason: 'x' })).status).toBe(409);
    expect(
      (await post(desk.shop.customer, `/api/invoices/${id}/refund`, { amount: 1 })).status,
    ).toBe(409);
    expect(await desk.shop.rows('select 1 from refunds')).toEqual([]);
  });
});

describe('a transfer by the team', () => {
  const own = (oldGuildId: string, newGuildId: string) =>
    post(desk.shop.customer, '/api/user/servers/transfer', { oldGuildId, newGuildId });
  const licensed = async () => {
    const id = await desk.shop.license();
    await desk.shop.authorize(id, GUILDS[0]);
    return id;
  };

  test('moves a license within the cool-down, in the history of the owner, and begins a new one', async () => {
    const id = await licensed();
    expect((await own(GUILDS[0], GUILDS[2])).status).toBe(200);
    expect((await own(GUILDS[2], GUILDS[3])).status).toBe(409);
    const { status, body } = await desk.transfer(id, { fromGuildId: GUILDS[2] });
    expect({ status, body }).toEqual({
      status: 200,
      body: { guildId: GUILDS[1], guildName: expect.any(String) as string },
    });
    expect(await desk.held(id)).toEqual([GUILDS[1]]);
    expect((await desk.events()).slice(-2)).toEqual([
      `deauthorized ${GUILDS[2]}`,
      `authorized ${GUILDS[1]}`,
    ]);
    expect(await desk.audited()).toMatchObject([
      {
        action: 'license.transfer',
        target: `invoice:${id}`,
        detail: { from: GUILDS[2], to: GUILDS[1], reason: 'The old server was deleted' },
      },
    ]);
    const history = (await (
      await desk.shop.customer.go('/api/user/servers/transfers')
    ).json()) as object[];
    expect(history[0]).toMatchObject({ from: GUILDS[2], to: GUILDS[1] });
    expect((await own(GUILDS[1], GUILDS[3])).status).toBe(409);
    expect((await customerOf(id)).invoices[0]?.slots[0]?.transferableAt).toBeGreaterThan(
      Date.now() / 1000,
    );
  });

  test('happens once for a repeated call', async () => {
    const id = await licensed();
    const answers = await Promise.all([desk.transfer(id), desk.transfer(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(
      await desk.shop.rows(`select source from ledger where kind = 'server.transferred'`),
    ).toEqual([{ source: 'staff' }]);
    expect((await desk.audited(2)).map(({ action }) => action)).not.toEqual([
      'license.transfer',
      'license.transfer',
    ]);
  });

  test('is refused for foreign invoices and servers, without a reason, and for lower ranks', async () => {
    const id = await licensed();
    const other = await desk.shop.license('Multi', 5);
    await desk.shop.authorize(other, GUILDS[4]);
    for (const [expected, call] of [
      [
        {
          ...{ status: 404, kind: 'not-authorized' },
          body: {
            error:
              'This invoice does not cover the old server. Open the customer again to see its servers.',
          },
        },
        desk.transfer(other),
      ],
      [NO_INVOICE, desk.transfer('INV-NOBODY')],
      [{ status: 409, kind: 'server-authorized' }, desk.transfer(id, { toGuildId: GUILDS[4] })],
      [
        {
          ...{ status: 409, kind: 'unknown-server' },
          body: {
            error: 'The bot is not on the new server. Check the ID, or have the bot invited first.',
          },
        },
        desk.transfer(id, { toGuildId: WITHOUT_BOT }),
      ],
      [{ status: 400, kind: 'same-server' }, desk.transfer(id, { toGuildId: GUILDS[0] })],
      [{ status: 400 }, desk.transfer(id, { reason: '  ' })],
      [{ status: 400 }, desk.transfer(id, { toGuildId: '12' })],
      [{ status: 403 }, desk.transfer(id, {}, desk.supporter)],
    ] as const)
      expect(await call).toMatchObject(expected);
    expect(await desk.held(id)).toEqual([GUILDS[0]]);
    expect(await desk.held(other)).toEqual([GUILDS[4]]);
    expect(
      await desk.shop.rows(`select 1 from audit_events where action = 'license.transfer'
      and target = 'invoice:${id}'`),
    ).toEqual([]);
  });

  test('is refused while the whole payment is refunded', async () => {
    const id = await licensed();
    await desk.send(`/api/staff/invoices/${id}/refund`, { refunded: 0, reason: 'x' });
    expect(await desk.transfer(id)).toMatchObject({
      status: 409,
      kind: 'no-license',
      body: { error: 'This invoice has no license now. Nothing was changed.' },
    });
    expect(await desk.endCoolDown(id, { guildId: GUILDS[0] })).toMatchObject({ status: 409 });
  });

  test('is not needed where the team ends the cool-down: the owner transfers at once', async () => {
    const id = await licensed();
    await own(GUILDS[0], GUILDS[1]);
    expect((await desk.endCoolDown(id, {}, desk.supporter)).status).toBe(403);
    expect((await desk.endCoolDown(id, { reason: '' })).status).toBe(400);
    expect((await desk.endCoolDown(id, { guildId: GUILDS[5] })).status).toBe(404);
    expect((await own(GUILDS[1], GUILDS[2])).status).toBe(409);
    expect((await desk.endCoolDown(id)).status).toBe(200);
    expect(await desk.audited()).toMatchObject([
      {
        action: 'license.cool-down',
        target: `invoice:${id}`,
        detail: { server: GUILDS[1], reason: 'The wrong server' },
      },
    ]);
    expect((await desk.endCoolDown(id)).status).toBe(200);
    expect(
      await desk.shop.rows(`select 1 from audit_events where action = 'license.cool-down'
        and target = 'invoice:${id}'`),
    ).toHaveLength(1);
    expect((await customerOf(id)).invoices[0]?.slots[0]?.transferableAt).toBeNull();
    expect((await own(GUILDS[1], GUILDS[2])).status).toBe(200);
    expect((await own(GUILDS[2], GUILDS[3])).status).toBe(409);
  });
});

describe('the limits of a member', () => {
  const nobody = '999999999999999999';
  test.each<[string, (cookie: string) => Promise<{ status: number }>]>([
    ['to grant', (cookie) => desk.grant({}, cookie, nobody)],
    ['to withdraw', (cookie) => desk.withdraw('INV-NOBODY', {}, cookie)],
    ['to transfer', (cookie) => desk.transfer('INV-NOBODY', {}, cookie)],
  ])('allow thirty calls per hour %s', async (_what, call) => {
    const statuses = await inOneWindow(desk.shop.api, 3600, async () => {
      const found = [];
      for (let n = 0; n < 31; n += 1) found.push((await call(desk.administrator)).status);
      return [...found, (await call(desk.owner)).status];
    });
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 404), 429, 404]);
  });
});
