import type { InvoicePage } from '@portico/contracts/invoices/schema';
import type { Plan } from '@portico/contracts/store/schema';
import { WithdrawalJob } from '../../src/commerce/withdrawals/withdrawal-job.ts';
import { SalesRepository } from '../../src/staff/sales/sales.repository.ts';
import { onBothDatabases } from '../support/databases.ts';
import { expectLedgerAddsUp } from '../support/ledger.ts';
import {
  CONSUMABLE,
  DURABLE,
  EVENTS_ENV,
  FIRST,
  packInDiscord,
  premiumAppsOf,
  SECOND,
  SUBSCRIPTION,
} from '../support/premium-apps.ts';
import { post, type Shop } from '../support/shop.ts';
import { signInAs } from '../support/sign-in.ts';
import { startDesk, type TestDesk } from '../support-desk/desk.ts';

onBothDatabases((newDatabase) => {
  let desk: TestDesk;
  let shop: Shop;
  const discord = premiumAppsOf(() => shop);
  beforeAll(async () => {
    const env = { ...EVENTS_ENV, SITE_DIR: packInDiscord() };
    desk = await startDesk({ ...(await newDatabase()), env });
    shop = desk.shop;
  });
  beforeEach(async () => {
    await shop.reset();
    await discord.reset();
  });
  afterEach(() => expectLedgerAddsUp(shop));

  const invoices = () =>
    shop.rows<{ id: string; isTest: boolean }>(`select id, is_test as "isTest" from invoices`);
  const sales = () =>
    shop.api.app
      .get(SalesRepository)
      .sums({ from: '2020-01-01', to: '2099-12-31', by: 'month' } as never);

  test('an invoice of Discord says where it was bought, and neither its refund nor its withdrawal is ours (threats row 315)', async () => {
    await discord.buy(FIRST, DURABLE);
    await discord.send('ENTITLEMENT_CREATE', FIRST);
    const [{ id = '' } = {}] = await invoices();
    expect(await shop.invoice(id)).toMatchObject({
      ...{ discord: 'bought', isComplimentary: false, amount: 0, currency: 'USD' },
      ...{ refund: { state: 'closed', why: 'not-paid' }, withdrawableUntil: null },
    });
    const list = (await (await shop.customer.go('/api/user/invoices/sort')).json()) as InvoicePage;
    expect(list.invoices).toMatchObject([{ invoiceId: id, state: 'discord' }]);
    const licenses = await (await shop.customer.go('/api/user/licenses')).json();
    expect(licenses).toMatchObject({ licenses: [{ invoiceId: id, discord: 'bought' }] });
    const answer = await post(shop.customer, `/api/invoices/${id}/refund`, { amount: 0 });
    const refused = await post(shop.customer, `/api/invoices/${id}/refund`, { amount: 300 });
    expect([answer.status, refused.status]).toEqual([400, 409]);
    expect(await refused.json()).toMatchObject({
      detail: expect.stringContaining('Contact Discord support') as string,
    });
    expect(await sales()).toMatchObject([
      { kind: 'license.sold', plan: 'Mini', currency: 'USD', entries: 1, amount: 0 },
    ]);
  });

  test('the account of the buyer exports the purchase, and its end keeps it with the invoice', async () => {
    await discord.buy(FIRST, DURABLE);
    await discord.buy(SECOND, DURABLE, { user_id: '473052869059424999' });
    await discord.sweep();
    const answer = await shop.customer.go('/api/account/export');
    const { data } = (await answer.json()) as { data: { discordPurchases: object[] } };
    expect(data.discordPurchases).toMatchObject([
      { id: FIRST, skuId: DURABLE, state: 'granted', isTest: false },
    ]);
    const deletion = await shop.customer.fetch('/api/account', {
      method: 'DELETE',
      body: undefined,
    });
    expect(deletion.status).toBe(200);
    expect(await shop.rows('select 1 from discord_entitlements')).toHaveLength(2);
    await signInAs(shop.api, 'customer', shop.customer);
  });

  test('the store leads to Discord for the plans that are sold there', async () => {
    const plans = (await (await shop.api.call('/api/plans')).json()) as Plan[];
    const store = 'https://discord.com/application-directory/694818336407691269/store';
    expect(plans.map(({ id, discordUrl }) => [id, discordUrl])).toEqual([
      ['Mini', `${store}/${DURABLE}`],
      ['Crew', `${store}/${CONSUMABLE}`],
      ['Fleet', `${store}/${SUBSCRIPTION}`],
      ['Fleet Plus', undefined],
    ]);
    expect(await (await shop.api.call('/api/plans/cards')).json()).toMatchObject({
      discord: [expect.stringContaining('in Discord') as string],
      plans: [
        { plain: [{ discord: [`${store}/${DURABLE}`] }] },
        {},
        {},
        { plain: [{ discord: [] }] },
      ],
    });
  });

  test('a subscription is ignored, and a test purchase is marked and no sale', async () => {
    await discord.buy(FIRST, SUBSCRIPTION, { type: 8 });
    expect(await discord.send('ENTITLEMENT_CREATE', FIRST)).toBe(204);
    expect(shop.logs()).toContain('ignored a subscription at Discord');
    expect(await invoices()).toEqual([]);
    await discord.buy(SECOND, DURABLE, { type: 4 });
    await discord.sweep();
    expect(await invoices()).toMatchObject([{ isTest: true }]);
    expect(await sales()).toEqual([]);
  });

  test('a withdrawal from a purchase in Discord waits for the team, and cannot be accepted (threats row 315)', async () => {
    await discord.buy(FIRST, DURABLE);
    await discord.sweep();
    const [{ id = '' } = {}] = await invoices();
    const statement = { name: 'Casey Customer', contract: id, email: 'customer@example.com' };
    expect((await post(shop.customer, '/api/withdrawals', statement)).status).toBe(200);
    await shop.api.app.get(WithdrawalJob).decideReceived();
    const [waiting] = await shop.rows<{ id: string; state: string }>(
      'select id, state from withdrawals',
    );
    expect(waiting).toMatchObject({ state: 'open' });
    const accept = { invoiceId: id, reason: 'Known by phone' };
    expect(
      await desk.send(`/api/staff/withdrawals/${waiting?.id}`, accept, desk.administrator),
    ).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('Contact Discord support') as string },
    });
    expect(await shop.rows('select status from invoices')).toEqual([{ status: 'completed' }]);
  });
});
