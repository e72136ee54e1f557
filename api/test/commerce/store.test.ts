import { getPlansContract } from '@portico/contracts/store/schema';
import { startApi, type TestApi } from '../support/api.ts';
import { startShop } from '../support/shop.ts';
import { NAMED, SELLER } from '../support/site-settings.ts';

describe('the store', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({
      env: { ...SELLER, STRIPE_SECRET_KEY: 'sk_test_12345678', SELLER_TAX_PERCENT: '19' },
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
    });
  });
});

test('a store that its operator has not opened lists and sells nothing', async () => {
  const TOKEN_KEY = `${'k'.repeat(42)}A=`;
  const env = { ...SELLER, ...NAMED, SANDBOX: '0', TOKEN_KEY, STORE_OPEN: '' };
  const { api, buy } = await startShop({ env });
  expect(await (await api.call('/api/plans')).json()).toEqual([]);
  const refused = await buy('Duo', 2);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    error: 'The store is not open. Nothing was charged.',
  });
});
