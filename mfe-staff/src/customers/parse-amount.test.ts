import { parseAmount } from './parse-amount.ts';

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
  ['1234567', undefined],
])('an amount of "%s" euro is %s cents', (text, cents) => {
  expect(parseAmount(text, 'EUR')).toBe(cents);
});

test('an amount of a currency without a smaller unit has no decimals', () => {
  expect(['1200', '1200.5', '0'].map((text) => parseAmount(text, 'JPY'))).toEqual([
    1200,
    undefined,
    undefined,
  ]);
});
