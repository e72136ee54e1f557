import type { Invoice } from '@portico/contracts/invoices/schema';
import type { TestBrowser } from '../support/browser.ts';
import { onBothDatabases } from '../support/databases.ts';
import { expectLedgerAddsUp } from '../support/ledger.ts';
import { signInAs } from '../support/sign-in.ts';
import { CUSTOMER, GUILDS, post, startShop, type Shop } from '../support/shop.ts';

/** The demo account Owner, who receives the gift, and a server of Owner's. */
const RECEIVER = '243483102788599882';
const SERVER = '267593240272703488';

onBothDatabases((newDatabase) => {
  let shop: Shop;
  let receiver: TestBrowser;
  let stranger: TestBrowser;
  beforeAll(async () => {
    const { databaseUrl } = await newDatabase();
    shop = await startShop({ databaseUrl, env: { LICENSE_MESSAGES: 'on' } });
    receiver = await signInAs(shop.api, 'owner');
    stranger = await signInAs(shop.api, 'supporter');
  });
  beforeEach(() => shop.reset());
  afterEach(() => expectLedgerAddsUp(shop));

  /** A gift that is paid, with its code. */
  async function gift() {
    const answer = await shop.buy('Duo', 2, { gift: true });
    const { id: session } = (await answer.json()) as { id: string };
    const [row] = await shop.rows<{ id: string }>(
      `select id from invoices where session_id = '${session}'`,
    );
    const invoiceId = row?.id ?? '';
    const before = await shop.invoice(invoiceId);
    await shop.stripe.act(session, 'pay');
    await shop.becomes(invoiceId, 'completed');
    const { gift: shown } = await shop.invoice(invoiceId);
    return { session, invoiceId, before, code: shown?.code ?? '' };
  }
  const read = async (answer: Response) => ({
    ...((await answer.json()) as Record<string, unknown>),
    status: answer.status,
    requestId: undefined,
  });
  const redeem = async (browser: TestBrowser, code: string) =>
    read(await post(browser, '/api/gifts/redeem', { code }));
  const refund = async (invoiceId: string) =>
    read(await post(shop.customer, `/api/invoices/${invoiceId}/refund`, { amount: 849 }));
  const licensesOf = async (browser: TestBrowser) =>
    (await (await browser.go('/api/user/licenses')).json()) as {
      licenses: { invoiceId: string; slots: { server: object | null }[] }[];
    };
  const authorize = (browser: TestBrowser, invoiceId: string, guild = SERVER) =>
    post(browser, '/api/user/servers/authorize', { invoiceId, serverIds: [guild] });
  const told = () =>
    shop.rows(`select kind, user_id as "to" from messages where kind like 'gift.%' order by kind`);

  test('the buyer alone sees the code of a gift, once it is paid, and the database has it encrypted (threats row 295)', async () => {
    const { invoiceId, before, code } = await gift();
    expect(before.gift).toEqual({ code: null, redeemedAt: null });
    expect(code).toMatch(/^(?:[2-9A-HJ-NP-Z]{5}-){3}[2-9A-HJ-NP-Z]{5}$/);
    const stored = JSON.stringify(await shop.rows('select * from invoices'));
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(code.replaceAll('-', ''));
    expect((await receiver.go(`/api/stripe/invoice/${invoiceId}`)).status).toBe(404);
    // Nobody has its slots: not even the buyer.
    expect((await shop.authorize(invoiceId, GUILDS[0])).status).toBe(404);
    expect(await licensesOf(shop.customer)).toMatchObject({ licenses: [] });
    expect(await shop.rows('select 1 from licence_slots')).toEqual([]);
  });

  test('a gift is redeemed once, and its receiver manages the slots without the data of the buyer (threats row 295)', async () => {
    const { invoiceId, code } = await gift();
    const typed = code.toLowerCase().replaceAll('-', ' ');
    expect(await read(await post(receiver, '/api/gifts/find', { code: typed }))).toEqual({
      ...{ status: 200, requestId: undefined, planName: 'Duo', servers: 2, isOwn: false },
    });
    expect(await redeem(receiver, typed)).toMatchObject({ status: 200, isOwn: true });
    // A repeated call, and another account.
    expect(await redeem(receiver, code)).toMatchObject({ status: 200, isOwn: true });
    for (const browser of [stranger, shop.customer])
      expect(await redeem(browser, code)).toMatchObject({
        ...{ status: 409, error: expect.stringContaining('redeemed by another account') },
      });
    expect((await authorize(receiver, invoiceId)).status).toBe(200);
    const { licenses } = await licensesOf(receiver);
    expect(licenses).toMatchObject([
      {
        ...{ invoiceId, number: null, status: 'completed', isGift: true, dispute: null },
        refund: { state: 'closed' },
        slots: [{ server: { id: SERVER } }, { server: null }],
      },
    ]);
    expect(JSON.stringify(licenses)).not.toMatch(/\b849\b|amount|customer/i);
    const release = { guildId: SERVER };
    const path = `/api/user/licenses/${invoiceId}/slots/1/release`;
    expect((await post(shop.customer, path, release)).status).toBe(404);
    expect((await post(receiver, path, release)).status).toBe(200);
    const invoice = await shop.invoice(invoiceId);
    expect(invoice).toMatchObject({
      gift: { code: null, redeemedAt: expect.any(Number) },
      refund: { state: 'closed', why: 'redeemed' },
    });
    expect(JSON.stringify(invoice)).not.toContain(RECEIVER);
    expect(await told()).toEqual([
      { kind: 'gift.received', to: RECEIVER },
      { kind: 'gift.redeemed', to: CUSTOMER },
    ]);
    expect(
      await shop.rows(`select kind, user_id as "by" from ledger where kind like 'gift.%'`),
    ).toEqual([{ kind: 'gift.redeemed', by: RECEIVER }]);
    const list = await (await receiver.go('/api/user/invoices/sort')).json();
    expect(list).toMatchObject({
      invoices: [],
      awaiting: [{ invoiceId, pendingServers: 2, isGift: true }],
    });
    const summary = async (browser: TestBrowser) =>
      (await browser.go('/api/user/servers/summary')).json();
    expect(await summary(receiver)).toEqual({ licenses: 1, slots: 2, used: 0, free: 2 });
    expect(await summary(shop.customer)).toEqual({ licenses: 0, slots: 0, used: 0, free: 0 });
  });

  test('a code that does not exist, or whose gift is not paid or was paid back, says the same (threats row 296)', async () => {
    const wrong = await redeem(receiver, '22222-22222-22222-22222');
    expect(wrong).toMatchObject({
      status: 404,
      error: expect.stringContaining('Check each letter'),
    });
    const { invoiceId, code } = await gift();
    expect(await refund(invoiceId)).toMatchObject({ status: 200 });
    expect(await redeem(receiver, code)).toEqual(wrong);
    expect(await redeem(receiver, 'no code at all')).toEqual(wrong);
    expect((await shop.invoice(invoiceId)).gift).toEqual({ code: null, redeemedAt: null });
    await shop.rows(`update limits set hits = 30 where key = 'gift ${RECEIVER}'`);
    expect(await redeem(receiver, code)).toMatchObject({ status: 429 });
    expect((await post(receiver, '/api/gifts/find', { code })).status).toBe(429);
    // Of this account alone.
    expect((await post(stranger, '/api/gifts/find', { code })).status).toBe(404);
  });

  test('a code of a key that the site has no more is not shown, and the log says so', async () => {
    const { invoiceId, code } = await gift();
    await shop.rows(`update invoices set gift_code_hash = md5(gift_code_hash)`);
    expect((await shop.invoice(invoiceId)).gift).toEqual({ code: null, redeemedAt: null });
    expect(shop.logs()).toContain('a gift code cannot be decrypted');
    expect(await redeem(receiver, code)).toMatchObject({ status: 404 });
  });

  test('after the redemption only support refunds, and the receiver loses the servers and hears it (threats row 296)', async () => {
    const { session, invoiceId, code } = await gift();
    await redeem(receiver, code);
    await authorize(receiver, invoiceId);
    expect(await refund(invoiceId)).toMatchObject({
      ...{ status: 409, error: expect.stringContaining('gift of this invoice was redeemed') },
    });
    const { id } = await shop.stripe.act(session, 'dispute');
    await shop.becomes(invoiceId, 'disputed');
    const { licenses } = await licensesOf(receiver);
    // Not why: that is the buyer's.
    expect(licenses).toMatchObject([
      { status: 'expired', dispute: null, slots: [{ server: null }, {}] },
    ]);
    expect(await told()).toContainEqual({ kind: 'gift.lost', to: RECEIVER });
    expect(
      await shop.rows(
        `select type, guild_id as guild from licence_events where type <> 'message' order by cursor`,
      ),
    ).toEqual([
      { type: 'authorized', guild: SERVER },
      { type: 'deauthorized', guild: SERVER },
    ]);
    const lost = await shop.rows<{ facts: object }>(
      `select facts from messages where kind = 'gift.lost'`,
    );
    expect(lost).toEqual([{ facts: { servers: 2 } }]);
    await shop.stripe.endDispute(id, 'won');
    await shop.becomes(invoiceId, 'completed');
    expect(await licensesOf(receiver)).toMatchObject({
      licenses: [{ status: 'completed', slots: [{ server: { id: SERVER } }, {}] }],
    });
  });

  test('of two redemptions at once, one wins and the other hears why (threats row 295)', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { invoiceId, code } = await gift();
      const answers = await Promise.all([redeem(receiver, code), redeem(stranger, code)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const owners = await shop.rows<{ owner: string }>(
        `select distinct user_id as owner from licence_slots where invoice_id = '${invoiceId}'`,
      );
      const [first] = answers;
      expect(owners).toHaveLength(1);
      expect(owners[0]?.owner === RECEIVER).toBe(first.status === 200);
    }
  });

  test('of a refund and a redemption at once, one happens (threats row 296)', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { invoiceId, code } = await gift();
      const [refunded, redeemed] = await Promise.all([refund(invoiceId), redeem(receiver, code)]);
      const isRefunded = refunded.status === 200;
      expect([refunded.status, redeemed.status]).toEqual(isRefunded ? [200, 404] : [409, 200]);
      const invoice: Invoice = await shop.invoice(invoiceId);
      expect(invoice.gift?.redeemedAt === null).toBe(isRefunded);
      await expectLedgerAddsUp(shop);
    }
  });

  test('a gift and a purchase of the same plan never share an invoice', async () => {
    const first = await shop.order();
    const answer = await shop.buy('Duo', 2, { gift: true });
    expect(answer.status).toBe(200);
    const { id } = (await answer.json()) as { id: string };
    expect(id).not.toBe(first.session);
    expect((await shop.invoice(first.invoiceId)).status).toBe('expired');
    const again = (await (await shop.buy('Duo', 2, { gift: true })).json()) as { id: string };
    expect(again.id).toBe(id);
  });

  test('a buyer can redeem an own gift, and the accounts of buyer and receiver keep what they have', async () => {
    const { invoiceId, code } = await gift();
    expect(await redeem(shop.customer, code)).toMatchObject({ status: 200, isOwn: true });
    expect((await shop.authorize(invoiceId, GUILDS[0])).status).toBe(200);
    expect(await told()).toEqual([{ kind: 'gift.received', to: CUSTOMER }]);
    const other = await gift();
    await redeem(receiver, other.code);
    await authorize(receiver, other.invoiceId);
    const exported = (await (await receiver.go('/api/account/export')).json()) as {
      data: { invoices: object };
    };
    expect(exported.data.invoices).toMatchObject({
      invoices: [],
      gifts: [{ invoiceId: other.invoiceId, plan: 'Duo', servers: 2 }],
    });
    expect(JSON.stringify(exported.data.invoices)).not.toContain(CUSTOMER);
    const deletion = await receiver.fetch('/api/account', { method: 'DELETE', body: undefined });
    expect(deletion.status).toBe(200);
    // The server that it covers keeps its license.
    expect(
      await shop.rows(`select 1 from licence_slots where guild_id = '${SERVER}'`),
    ).toHaveLength(1);
    receiver = await signInAs(shop.api, 'owner');
    expect(await licensesOf(receiver)).toMatchObject({ licenses: [{ isGift: true }] });
  });
});
