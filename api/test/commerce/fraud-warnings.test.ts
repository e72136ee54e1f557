import { onBothDatabases } from '../support/databases.ts';
import { GUILDS } from '../support/shop.ts';
import { waitFor } from '../support/wait.ts';
import { startDesk, type TestDesk } from '../support-desk/desk.ts';

onBothDatabases((newDatabase) => {
  describe('a warning of fraud by the bank of a card', () => {
    let desk: TestDesk;
    beforeAll(async () => {
      desk = await startDesk(await newDatabase());
    });
    beforeEach(() => desk.shop.reset());

    /** A license in use that the bank has warned of. */
    async function warned() {
      const { shop } = desk;
      const { session, invoiceId } = await shop.order();
      await shop.stripe.act(session, 'pay');
      await shop.becomes(invoiceId, 'completed');
      await shop.authorize(invoiceId, GUILDS[0]);
      await shop.stripe.act(session, 'warn');
      await waitFor('the warning', async () => (await stateOf(invoiceId)) === 'fraud-warning');
      return { session, invoiceId };
    }
    const customer = async (id: string) =>
      (await desk.send(`/api/staff/customers/${id}`, {}, desk.administrator, 'GET')).body as {
        invoices: { invoiceId: string; state: string }[];
      };
    const stateOf = async (id: string) =>
      (await customer(id)).invoices.find(({ invoiceId }) => invoiceId === id)?.state;
    const work = async () => {
      const { body } = await desk.send('/api/staff/open-work', {}, desk.administrator, 'GET');
      return (body as { work: { kind: string; count: number }[] }).work.map(
        ({ kind, count }) => `${kind} ${count}`,
      );
    };

    test('takes nothing, tells the team, and not the buyer', async () => {
      const { invoiceId } = await warned();
      expect(await work()).toEqual(['warnings 1']);
      const answer = await desk.shop.customer.go('/api/user/invoices/sort');
      expect(await answer.json()).toMatchObject({
        invoices: [{ state: 'paid', status: 'completed' }],
      });
      const invoice = await (
        await desk.shop.customer.go(`/api/stripe/invoice/${invoiceId}`)
      ).text();
      expect(invoice).not.toMatch(/fraud|warn/i);
      expect(
        await desk.shop.rows(`select 1 from licence_slots where guild_id is not null`),
      ).toHaveLength(1);
    });

    test('is done with once the payment is refunded or disputed', async () => {
      const refunded = await warned();
      await desk.shop.stripe.act(refunded.session, 'refund');
      await desk.shop.becomes(refunded.invoiceId, 'refunded');
      expect(await stateOf(refunded.invoiceId)).toBe('refunded');
      expect(await work()).toEqual([]);
      const disputed = await warned();
      await desk.shop.stripe.act(disputed.session, 'dispute');
      await desk.shop.becomes(disputed.invoiceId, 'disputed');
      expect(await work()).toEqual(['disputes 1']);
    });

    test('that arrives twice or after its refund changes nothing more', async () => {
      const { session, invoiceId } = await warned();
      const at = () => desk.shop.rows(`select fraud_warned_at from invoices`);
      const first = await at();
      await desk.shop.stripe.act(session, 'refund');
      await desk.shop.becomes(invoiceId, 'refunded');
      const events = () =>
        desk.shop.rows(
          `select 1 from stripe_events where type like 'radar.%' and outcome = 'done'`,
        );
      await desk.shop.stripe.act(session, 'warn');
      await waitFor('both warnings', async () => (await events()).length === 2);
      expect(await at()).toEqual(first);
      expect(await stateOf(invoiceId)).toBe('refunded');
    });
  });
});
