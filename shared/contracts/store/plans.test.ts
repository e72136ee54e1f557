import { amountOf, coversServers, isPerServer } from './plans.ts';

const single = { price: 499, servers: 1, maxServers: 25 };
const duo = { price: 849, servers: 2 };

describe('plans', () => {
  test('[spec1 §9.1] a plan with a choice of servers is priced per server, other plans have a fixed price', () => {
    expect(amountOf(single, 3)).toBe(1497);
    expect(amountOf(duo, 2)).toBe(849);
    expect([single, duo, { ...duo, maxServers: 2 }].map(isPerServer)).toEqual([true, false, false]);
  });

  test('a plan covers only its allowed whole numbers of servers', () => {
    const covered = [single, duo, { price: 1, servers: 3, maxServers: 5 }].map((plan) =>
      [0, 1, 2, 3, 5, 25, 26, 1.5, NaN, -1].filter((count) => coversServers(plan, count)),
    );
    expect(covered).toEqual([[1, 2, 3, 5, 25], [2], [3, 5]]);
  });
});
