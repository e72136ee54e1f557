import { getPlansContract, getStoreContract } from '@portico/contracts/store/schema';
import { startApi, type TestApi } from '../support/api.ts';
import { startShop } from '../support/shop.ts';
import { openStore } from '../support/site-pack.ts';

const FIXED_TAX = { tax: { mode: 'fixed', percent: 19 } };

describe('the store', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({
      env: {
        ...openStore((facts) => Object.assign(facts.seller ?? {}, FIXED_TAX)),
        STRIPE_SECRET_KEY: 'sk_test_12345678',
      },
    });
  });

  it('[spec1 §3.1, §9.1] the plans are listed in order, with prices in euro cents, without a session', async () => {
    const answer = await api.call('/api/plans');
    expect(answer.status).toBe(200);
    const plans = getPlansContract.response.parse(await answer.json());
    expect(plans.map(({ id, price }) => [id, price])).toEqual([
      ['Single', 499],
      ['Duo', 849],
      ['Multi', 1999],
    ]);
  });

  it("[spec1 §1.7, §2.12, §2.14] says what the demo's pack says, with its rules filled in", async () => {
    const store = getStoreContract.response.parse(await (await api.call('/api/store')).json());
    expect(store.title).toBe('Lifetime Access - No Subscriptions');
    expect(store.lead).toBe('Pay once and Juno stays on your servers for life.');
    expect(store.promises.map(({ text }) => text)).toEqual([
      '7-day money-back guarantee',
      'Cards and digital wallets',
      '99.9% uptime',
    ]);
    const answers = store.questions.entries.map(({ answer }) => answer);
    expect(answers).toHaveLength(4);
    expect(answers).toContain('Yes. You can buy additional slots at any time.');
    expect(answers).toContain(
      'Yes. You can request a refund within 7 days of the purchase, unless a slot was active for 24 hours in total.',
    );
    const rows = store.comparison.groups.flatMap((group) => group.rows);
    expect(rows.map(({ label }) => label)).toContain('Premium features');
    expect(JSON.stringify(store)).not.toContain('{{');
  });

  it('revalidates the plans at each request, with 304 while nothing has changed', async () => {
    const first = await api.call('/api/plans');
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    const again = await api.call('/api/plans', {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('returns the seller and the included tax', async () => {
    const answer = await api.call('/api/seller');
    expect(await answer.json()).toEqual({
      name: 'Juno',
      taxPercent: 19,
      taxNotice: null,
      promotionCodes: false,
      consentRequired: false,
      imprintUrl: null,
      currency: 'EUR',
      guarantee: { days: 7, activeHours: 24 },
      withdrawal: { days: 14, exception: 'content' },
    });
  });
});

test('a store that its operator has not opened lists and sells nothing', async () => {
  const TOKEN_KEY = `${'k'.repeat(42)}A=`;
  const env = { ...openStore(), SANDBOX: '0', TOKEN_KEY, STORE_OPEN: '' };
  const { api, buy } = await startShop({ env });
  expect(await (await api.call('/api/plans')).json()).toEqual([]);
  const refused = await buy('Duo', 2);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    error: 'The store is not open. Nothing was charged.',
  });
});
