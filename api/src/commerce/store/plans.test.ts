import { plans } from './plans.ts';

const byId = Object.fromEntries(plans.map((plan) => [plan.id, plan]));

describe('the plans of the store', () => {
  it('[spec1 §9.1] the plans cost 4.99, 8.49 and 19.99 euro once, for 1, 2 and 5 servers', () => {
    expect(plans.map(({ id, price, servers }) => [id, price, servers])).toEqual([
      ['Single', 499, 1],
      ['Duo', 849, 2],
      ['Multi', 1999, 5],
    ]);
  });

  it('[spec1 §9.2] Duo saves 15 percent and Multi saves 20 percent', () => {
    expect(byId.Single?.savings).toBe(0);
    expect(byId.Duo?.savings).toBe(15);
    expect(byId.Multi?.savings).toBe(20);
  });

  it('[spec1 §2.13] only Duo is marked as most popular', () => {
    expect(plans.filter((plan) => plan.popular).map((plan) => plan.id)).toEqual(['Duo']);
  });
});
