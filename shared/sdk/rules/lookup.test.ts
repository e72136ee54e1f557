import { lookup } from './lookup.ts';

test.each([
  ['known', 1],
  ['unknown', 0],
  ['constructor', 0],
])('%s is looked up as %i', (key, value) => {
  expect(lookup({ known: 1 }, key, 0)).toBe(value);
});
