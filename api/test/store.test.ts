import { getPlansContract } from 'shared/contracts/store/schema';
import { startApi, type TestApi } from './support/api.ts';

describe('GET /api/plans', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ env: { SELLER_TAX_PERCENT: '19' } });
  });

  it('[spec1 §9] tells everybody the prices, in euro cents, in the order of the store', async () => {
    const answer = await api.call('/api/plans');
    expect(answer.status).toBe(200);
    const plans = getPlansContract.response.parse(await answer.json());
    expect(plans.map(({ id, price }) => [id, price])).toEqual([
      ['Single', 499],
      ['Duo', 849],
      ['Multi', 1999],
    ]);
  });

  it('is asked again each time, and answers 304 while nothing changed', async () => {
    const first = await api.call('/api/plans');
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    const again = await api.call('/api/plans', {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('tells who sells, and the tax that prices include', async () => {
    const answer = await api.call('/api/seller');
    expect(await answer.json()).toEqual({ name: 'Juno', taxPercent: 19, imprintUrl: null });
  });
});
