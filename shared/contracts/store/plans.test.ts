import { amountOf, coversServers, isPerServer, PLAN_IDS } from './plans.ts';

describe('plans', () => {
  test('[spec1 §9.1] Single is priced per server, other plans have a fixed price', () => {
    expect(amountOf('Single', 499, 3)).toBe(1497);
    expect(amountOf('Duo', 849, 2)).toBe(849);
    expect(amountOf('Multi', 1999, 5)).toBe(1999);
  });

  test('an unknown plan of a newer API has a fixed price and a fixed number of servers', () => {
    const plan = 'Team' as 'Duo';
    expect([isPerServer(plan), coversServers(plan, 0), coversServers(plan, 5)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(amountOf(plan, 2999, 5)).toBe(2999);
  });

  test('a plan covers only its allowed whole numbers of servers', () => {
    const covered = PLAN_IDS.map((plan) =>
      [0, 1, 2, 5, 25, 26, 1.5].filter((n) => coversServers(plan, n)),
    );
    expect(covered).toEqual([[1, 2, 5, 25], [2], [5]]);
    expect(PLAN_IDS.filter(isPerServer)).toEqual(['Single']);
  });
});
