import { tickAmountOf } from './options.ts';

it.each([
  [24, 8],
  [7, 7],
  [30, 10],
  [1, 1],
  [0, 1],
  [401, 8],
])('divides %i steps by %i ticks', (steps, ticks) => {
  expect(tickAmountOf(steps)).toBe(ticks);
});
