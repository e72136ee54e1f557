import { JobsService } from '../../src/core/jobs/jobs.service.ts';
import { Sweeper } from '../../src/commerce/fulfillment/sweeper.ts';
import { expectLedgerAddsUp } from '../support/ledger.ts';
import { newPostgresDatabase } from '../support/database.ts';
import { GUILDS, startShop, type Shop } from '../support/shop.ts';
import { waitFor } from '../support/wait.ts';

const sweep = (shop: Shop) => shop.api.app.get(Sweeper).sweep(0);
/** Number of requested pages of events. */
const pagesOf = async ({ stripe }: Shop) => (await stripe.calls('GET /events')).length;
const serversOf = async (shop: Shop, invoiceId: string) =>
  (
    await shop.rows<{ guild: string }>(`select guild_id as guild from licence_slots
      where invoice_id = '${invoiceId}' and guild_id is not null order by guild_id`)
  ).map(({ guild }) => guild);

async function paid(shop: Shop, plan: string, servers: number) {
  const { session, invoiceId } = await shop.order(plan, servers);
  await shop.stripe.act(session, 'pay');
  await shop.becomes(invoiceId, 'completed');
  return { session, invoiceId };
}

describe('a restored license on two replicas', () => {
  test('has one license per server when other calls authorize the same servers', async () => {
    const { databaseUrl } = await newPostgresDatabase();
    const env = { TOKEN_KEY: Buffer.alloc(32, 7).toString('base64') };
    const one = await startShop({ databaseUrl, env, logLevel: 'error' });
    const two = await startShop({ databaseUrl, env, logLevel: 'error', behind: one });
    for (let round = 0; round < 5; round += 1) {
      await one.reset();
      const disputes = [];
      // The second license gets the servers while the first one is disputed, and is then disputed too.
      const licenses = [];
      for (let index = 0; index < 2; index += 1) {
        const each = await paid(one, 'Multi', 5);
        expect((await one.authorize(each.invoiceId, ...GUILDS.slice(0, 3))).status).toBe(200);
        const dispute = await one.stripe.act(each.session, 'dispute');
        await one.becomes(each.invoiceId, 'disputed');
        disputes.push(dispute);
        licenses.push(each);
      }
      const third = await paid(one, 'Single', 3);
      await Promise.all([
        ...disputes.map(({ id }) => one.stripe.endDispute(id, 'won')),
        one.authorize(third.invoiceId, GUILDS[0]),
        two.authorize(third.invoiceId, GUILDS[2]),
      ]);
      for (const { invoiceId } of licenses) await one.becomes(invoiceId, 'completed');
      const held = await Promise.all(
        [...licenses, third].map(({ invoiceId }) => serversOf(one, invoiceId)),
      );
      expect(held.flat().sort()).toEqual(GUILDS.slice(0, 3));
      await waitFor('both webhooks', async () => {
        const taken = await one.stripe.deliveries();
        return taken.filter(({ type }) => type === 'charge.dispute.closed').length >= 2;
      });
      await expectLedgerAddsUp(one);
    }
  });
});

describe('an interrupted search for missed events', () => {
  // The job of a new minute would search beside the test.
  beforeAll(() => void jest.spyOn(JobsService.prototype, 'every').mockReturnValue());
  afterAll(() => jest.restoreAllMocks());

  test('is continued by another replica', async () => {
    const { databaseUrl } = await newPostgresDatabase();
    const one = await startShop({ databaseUrl });
    const { session, invoiceId } = await paid(one, 'Multi', 5);
    await one.stripe.setDeliveryFault({ drop: true });
    await one.stripe.act(session, 'refund');
    const { session: left } = await one.order('Duo', 2);
    await one.stripe.act(left, 'expire');
    const object = { object: 'checkout.session', id: left, metadata: {} };
    await one.stripe.createEvents(
      ...Array.from({ length: 350 }, () => ({ type: 'checkout.session.expired', object })),
    );
    // Stripe fails after the second page.
    const pages = await pagesOf(one);
    await one.stripe.arm({ kind: 'slow', ms: 0, route: 'GET /events', count: 2 });
    await one.stripe.arm({ kind: 'error', route: 'GET /events' });
    await expect(sweep(one)).rejects.toThrow();
    expect((await pagesOf(one)) - pages).toBe(3);
    await one.api.stop();
    await one.stripe.clearFaults();

    const two = await startShop({ databaseUrl, behind: one });
    const before = await pagesOf(two);
    await sweep(two);
    expect((await two.invoice(invoiceId)).status).toBe('refunded');
    // 351 events are four pages. Two were read before.
    expect((await pagesOf(two)) - before).toBe(2);
    await expectLedgerAddsUp(two);
  });
});
