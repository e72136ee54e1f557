import { transferableAt } from './transferable-at.ts';

test.each([
  ['before the end of the cool-down', new Date(1_000_900), 1059.9, 1060],
  ['at its end', new Date(1_000_900), 1060, null],
  ['after it', new Date(1_000_900), 1061, null],
  ['without a transfer', null, 0, null],
])('a slot can be transferred %s at', (_, transferredAt, now, free) => {
  expect(transferableAt(transferredAt, 60, now)).toBe(free);
});
