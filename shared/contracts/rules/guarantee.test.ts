import { guaranteeCondition, guaranteeRule } from './guarantee.ts';

test.each([
  [7, 24, 'within 7 days of the purchase, unless a slot was active for 24 hours in total'],
  [1, 1, 'within 1 day of the purchase, unless a slot was active for 1 hour in total'],
  [365, 8760, 'within 365 days of the purchase, unless a slot was active for 8,760 hours in total'],
])('a guarantee of %i days and %i hours says both', (days, activeHours, rule) => {
  expect(guaranteeRule({ days, activeHours })).toBe(rule);
  expect(rule).toContain(guaranteeCondition({ activeHours }));
});
