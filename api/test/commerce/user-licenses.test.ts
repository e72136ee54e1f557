import { eq, sql } from 'drizzle-orm';
import type { SlotEvent, UserLicense } from '@portico/contracts/licenses/user/schema';
import { licenseSlots } from '../../src/commerce/invoices/slot.table.ts';
import { expectLedgerAddsUp } from '../support/ledger.ts';
import { signInAs } from '../support/sign-in.ts';
import { GUILDS, post, startShop, type Shop } from '../support/shop.ts';
import type { TestBrowser } from '../support/browser.ts';

const DAY = 86_400;
const [harbour, second, third] = GUILDS;

describe("a user's licenses", () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  beforeEach(() => shop.reset());
  afterEach(() => expectLedgerAddsUp(shop));

  const listOf = async (browser: TestBrowser) =>
    (await (await browser.go('/api/user/licenses')).json()) as {
      licenses: UserLicense[];
      nextTransferAt: number;
    };
  const pathOf = (invoiceId: string, position: number, what: string) =>
    `/api/user/licenses/${invoiceId}/slots/${position}/${what}`;
  const release = (invoiceId: string, position: number, guildId: string, by = shop.customer) =>
    post(by, pathOf(invoiceId, position, 'release'), { guildId });
  const transfer = (oldGuildId: string, newGuildId: string) =>
    post(shop.customer, '/api/user/servers/transfer', { oldGuildId, newGuildId });
  const refusal = async (answer: Response) => {
    const { error } = (await answer.json()) as { error: string };
    return [answer.status, error];
  };
  const kindOf = async (answer: Response) =>
    ((await answer.json()) as { type: string }).type.replace('urn:portico:problem:', '');
  const history = async (invoiceId: string, position: number) => {
    const answer = await shop.customer.go(pathOf(invoiceId, position, 'history'));
    const { events } = (await answer.json()) as { events: SlotEvent[] };
    return events.map(({ what, by, server, from }) =>
      [what, by, from?.name, server?.name].filter(Boolean).join(' '),
    );
  };
  const endCoolDown = () =>
    shop.api
      .db()
      .update(licenseSlots)
      .set({ transferredAt: sql`${licenseSlots.transferredAt} - interval '1 day'` });

  test('name server, since when, next transfer and the end of the refund period of each slot', async () => {
    const id = await shop.license();
    await shop.authorize(id, harbour, second);
    await transfer(second, third);
    const { licenses, nextTransferAt } = await listOf(shop.customer);
    const now = Math.floor(Date.now() / 1000);
    const [license] = licenses;
    expect(license).toMatchObject({
      invoiceId: id,
      plan: 'Duo',
      status: 'completed',
      isComplimentary: false,
      isRefunding: false,
    });
    expect(license?.number).toMatch(/\d/);
    expect(license?.refund).toEqual((await shop.invoice(id)).refund);
    expect(license?.slots.map(({ position, server }) => [position, server?.id])).toEqual([
      [1, harbour],
      [2, third],
    ]);
    const [first, moved] = license?.slots ?? [];
    expect(first).toMatchObject({
      server: { name: 'Lantern Harbour', icon: expect.stringContaining(`/icons/${harbour}/`) },
      transferableAt: null,
      revokedAt: null,
    });
    expect(Math.abs((first?.since ?? 0) - now)).toBeLessThan(60);
    expect(Math.abs((moved?.transferableAt ?? 0) - now - DAY)).toBeLessThan(60);
    expect(Math.abs(nextTransferAt - now - DAY)).toBeLessThan(60);
  });

  test('have the slots of their own invoice each, and say that a refund is under way', async () => {
    const duo = await shop.license();
    const single = await shop.license('Single', 1);
    await shop.authorize(single, harbour);
    await shop.rows(`update invoices set refunding_since = now() where id = '${duo}'`);
    const { licenses } = await listOf(shop.customer);
    const shown = licenses.map(({ invoiceId, isRefunding, slots }) => [
      invoiceId,
      isRefunding,
      slots.map(({ server }) => server?.id),
    ]);
    expect(new Map(shown.map(([id, ...rest]) => [id, rest]))).toEqual(
      new Map<unknown, unknown>([
        [duo, [true, [undefined, undefined]]],
        [single, [false, [harbour]]],
      ]),
    );
    await shop.rows(`update invoices set refunding_since = null where id = '${duo}'`);
  });

  test('show nothing of other users, and answer the same for foreign and unknown slots (threats row 175)', async () => {
    const id = await shop.license();
    await shop.authorize(id, harbour);
    const other = await signInAs(shop.api, 'visitor');
    expect((await listOf(other)).licenses).toEqual([]);
    const notFound = [
      404,
      'None of your licenses has this slot. Reload the page to see your slots.',
    ];
    for (const [invoice, position] of [[id, 1] as const, ['INV-UNKNOWN', 1] as const]) {
      expect(await refusal(await release(invoice, position, harbour, other))).toEqual(notFound);
      expect(await refusal(await other.go(pathOf(invoice, position, 'history')))).toEqual(notFound);
    }
    expect(await refusal(await release(id, 3, harbour))).toEqual(notFound);
    expect(await refusal(await shop.customer.go(pathOf(id, 3, 'history')))).toEqual(notFound);
    expect((await listOf(shop.customer)).licenses[0]?.slots[0]?.server?.id).toBe(harbour);
  });

  test('free a slot once, for any other server, and tell the bot (threats row 175)', async () => {
    const id = await shop.license('Single', 1);
    await shop.authorize(id, harbour);
    expect((await release(id, 1, harbour)).status).toBe(200);
    // A repeated call, whose first answer was lost.
    expect((await release(id, 1, harbour)).status).toBe(200);
    const { licenses } = await listOf(shop.customer);
    expect(licenses[0]?.slots).toEqual([
      { position: 1, server: null, since: null, transferableAt: null, revokedAt: null },
    ]);
    const events = await shop.rows<{ type: string }>('select type from licence_events');
    expect(events.map(({ type }) => type)).toEqual(['authorized', 'deauthorized']);
    expect((await shop.authorize(id, second)).status).toBe(200);
    // The page of the first server is out of date.
    expect(await refusal(await release(id, 1, harbour))).toEqual([
      409,
      'This slot covers another server now. Nothing was changed. Reload the page to see it.',
    ]);
    expect(await kindOf(await release(id, 1, harbour))).toBe('other-server');
    expect((await listOf(shop.customer)).licenses[0]?.slots[0]?.server?.id).toBe(second);
  });

  test('a release and a new authorization are one transfer, with its cool-down (threats row 176)', async () => {
    const id = await shop.license();
    await shop.authorize(id, harbour);
    await release(id, 1, harbour);
    // The slot that was released comes first, although the other one was never used.
    await shop.authorize(id, second);
    const [used, free] = (await listOf(shop.customer)).licenses[0]?.slots ?? [];
    expect([used?.server?.id, free?.server]).toEqual([second, null]);
    expect(used?.transferableAt).not.toBeNull();
    const [status, error] = await refusal(await release(id, 1, second));
    expect(status).toBe(409);
    expect(error).toMatch(/can be released again in 2[34] h/);
    expect((await transfer(second, third)).status).toBe(409);
    await endCoolDown();
    expect((await transfer(second, third)).status).toBe(200);
    expect((await release(id, 1, third)).status).toBe(409);
    await endCoolDown();
    expect((await release(id, 1, third)).status).toBe(200);
  });

  test('a release keeps the time in use, over all slots of the invoice (threats row 176)', async () => {
    const id = await shop.license();
    await shop.authorize(id, harbour);
    const use = async (guildId: string, hours: number) => {
      const activeSince = sql`now() - make_interval(hours => ${hours})`;
      const isUsed = eq(licenseSlots.guildId, guildId);
      await shop.api.db().update(licenseSlots).set({ activeSince }).where(isUsed);
    };
    const stateOf = async () => (await shop.invoice(id)).refund.state;
    await use(harbour, 13);
    await release(id, 1, harbour);
    expect(await stateOf()).toBe('refundable');
    // The released slot is parked on a server, so that a fresh one covers the first server again.
    await shop.authorize(id, third);
    await shop.authorize(id, harbour);
    expect(await stateOf()).toBe('refundable');
    await use(harbour, 12);
    expect(await stateOf()).toBe('closed');
    expect((await listOf(shop.customer)).licenses[0]?.refund).toEqual({
      state: 'closed',
      why: 'used',
    });
  });

  test('a slot of a license that is refunded or disputed is not released', async () => {
    const { session, invoiceId } = await shop.order();
    await shop.stripe.act(session, 'pay');
    await shop.becomes(invoiceId, 'completed');
    await shop.authorize(invoiceId, harbour);
    await shop.stripe.act(session, 'refund');
    await shop.becomes(invoiceId, 'refunded');
    expect(await refusal(await release(invoiceId, 1, harbour))).toEqual([
      409,
      'This license has ended or is being refunded. Nothing was changed.',
    ]);
    expect(await kindOf(await release(invoiceId, 1, harbour))).toBe('no-license');
    const [slot] = (await listOf(shop.customer)).licenses[0]?.slots ?? [];
    expect([slot?.server, typeof slot?.revokedAt]).toEqual([null, 'number']);
  });

  test('have a history of each slot: authorized, transferred, released, revoked and restored', async () => {
    const { session, invoiceId } = await shop.order();
    await shop.stripe.act(session, 'pay');
    await shop.becomes(invoiceId, 'completed');
    await shop.authorize(invoiceId, harbour);
    await shop.authorize(invoiceId, second);
    await transfer(harbour, third);
    await release(invoiceId, 2, second);
    const dispute = await shop.stripe.act(session, 'dispute');
    await shop.becomes(invoiceId, 'disputed');
    await shop.stripe.endDispute(dispute.id, 'won');
    await shop.becomes(invoiceId, 'completed');
    const [one, two, three] = ['Lantern Harbour', 'Pixel Foundry', 'Quiet Study Hall'];
    expect(await history(invoiceId, 1)).toEqual([
      `restored payment ${three}`,
      `revoked payment ${three}`,
      `transferred owner ${one} ${three}`,
      `authorized owner ${one}`,
      'made payment',
    ]);
    const answer = await shop.customer.go(pathOf(invoiceId, 1, 'history'));
    const { events } = (await answer.json()) as { events: SlotEvent[] };
    expect(events[0]?.server).toEqual({
      id: third,
      name: three,
      icon: expect.stringContaining(`/icons/${third}/`),
    });
    expect(events.at(-1)).toMatchObject({ server: null, from: null });
    expect(await history(invoiceId, 2)).toEqual([
      'restored payment',
      'revoked payment',
      `released owner ${two}`,
      `authorized owner ${two}`,
      'made payment',
    ]);
  });

  test.each([
    [{}, 'guildId'],
    [{ guildId: 'x' }, 'guildId'],
    [{ guildId: harbour, userId: '1' }, 'userId'],
  ])('refuse a release with the body %j', async (body, named) => {
    const id = await shop.license('Single', 1);
    await shop.authorize(id, harbour);
    const answer = await post(shop.customer, pathOf(id, 1, 'release'), body);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(await answer.json())).toContain(named);
  });
});
