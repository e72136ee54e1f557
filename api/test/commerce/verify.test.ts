import { Sweeper } from '../../src/commerce/fulfillment/sweeper.ts';
import { expectLedgerAddsUp } from '../support/ledger.ts';
import { signInAs } from '../support/sign-in.ts';
import { post, startShop, type Shop } from '../support/shop.ts';

describe('verify', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  beforeEach(() => shop.reset());
  afterEach(() => expectLedgerAddsUp(shop));

  const verify = (invoiceId: string) => post(shop.customer, '/api/stripe/verify', { invoiceId });
  const stateOf = async (invoiceId: string) => {
    const [row] = await shop.rows<{ status: string; slots: number }>(`select status,
      (select count(*)::int from licence_slots where invoice_id = invoices.id) as slots
      from invoices where id = '${invoiceId}'`);
    return row;
  };

  test('[spec1 §4.6, §7.11] completes a paid invoice, and returns false for an unpaid one', async () => {
    await shop.stripe.setDeliveryFault({ drop: true });
    const { session, invoiceId } = await shop.order();
    expect(await (await verify(invoiceId)).json()).toEqual({ verified: false });
    await shop.stripe.act(session, 'pay');
    expect(await (await verify(invoiceId)).json()).toEqual({ verified: true });
    expect(await stateOf(invoiceId)).toMatchObject({ status: 'completed', slots: 2 });
  });

  test('is limited to the owner and in rate, and changes nothing while Stripe is unavailable (row 22)', async () => {
    const { session, invoiceId } = await shop.order();
    const visitor = await signInAs(shop.api, 'visitor');
    const foreign = await post(visitor, '/api/stripe/verify', { invoiceId });
    const absent = await post(visitor, '/api/stripe/verify', { invoiceId: 'INV-NONE' });
    expect([foreign.status, absent.status]).toEqual([404, 404]);
    expect(await foreign.clone().json()).toMatchObject({ detail: 'Invoice not found.' });
    const shape = async (answer: Response) => ({
      ...((await answer.json()) as object),
      requestId: '',
    });
    expect(await shape(foreign)).toEqual(await shape(absent));
    await shop.stripe.setDeliveryFault({ drop: true });
    await shop.stripe.act(session, 'pay');
    await shop.stripe.arm({ kind: 'error' });
    expect((await verify(invoiceId)).status).toBe(503);
    expect(await stateOf(invoiceId)).toMatchObject({ status: 'pending' });
    const before = (await shop.stripe.calls()).length;
    // Ten per minute. A burst falls into two windows at most, and one of them may have begun before.
    const answers = await Promise.all(Array.from({ length: 30 }, () => verify(invoiceId)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
    const limited = answers.find(({ status }) => status === 429);
    expect(await limited?.json()).toMatchObject({
      type: 'urn:portico:problem:rate-limited',
      detail: 'Too many attempts. Wait a minute and try again.',
    });
    // Seconds to the end of a window of a minute.
    expect(limited?.headers.get('retry-after')).toMatch(/^[1-5]?\d$|^60$/);
    expect((await shop.stripe.calls()).length - before).toBeLessThanOrEqual(20);
    // Each invoice has a limit of its own.
    await shop.stripe.clearFaults();
    expect((await verify((await shop.order('Single', 3)).invoiceId)).status).toBe(200);
  });

  test('of a completed invoice is answered without Stripe', async () => {
    const invoiceId = await shop.license();
    const before = (await shop.stripe.calls()).length;
    expect(await (await verify(invoiceId)).json()).toEqual({ verified: true });
    expect((await shop.stripe.calls()).length).toBe(before);
  });

  test('the ledger names what has brought about each entry', async () => {
    const sources = async (invoiceId: string) =>
      (
        await shop.rows<{ source: string }>(
          `select distinct source from ledger where invoice_id = '${invoiceId}' and kind <> 'invoice.created'`,
        )
      ).map(({ source }) => source);
    const byWebhook = await shop.license();
    expect(await sources(byWebhook)).toEqual([expect.stringMatching(/^webhook evt_\w+$/)]);
    await shop.stripe.setDeliveryFault({ drop: true });
    const verified = await shop.order();
    await shop.stripe.act(verified.session, 'pay');
    await verify(verified.invoiceId);
    expect(await sources(verified.invoiceId)).toEqual(['verify']);
    const swept = await shop.order();
    await shop.stripe.act(swept.session, 'pay');
    await shop.api.app.get(Sweeper).sweep(0);
    expect(await sources(swept.invoiceId)).toEqual(['sweeper']);
  });
});
