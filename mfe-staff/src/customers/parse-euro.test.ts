import { parseEuro } from './parse-euro.ts';

test.each([
  ['8.49', 849],
  ['8,49', 849],
  [' 8,5 ', 850],
  ['19', 1900],
  ['0.07', 7],
  ['1.1', 110],
  ['0', undefined],
  ['0.00', undefined],
  ['-1', undefined],
  ['1.005', undefined],
  ['1e3', undefined],
  ['', undefined],
  ['€5', undefined],
  ['123456', undefined],
])('an amount of "%s" euro is %s cents', (text, cents) => {
  expect(parseEuro(text)).toBe(cents);
});
