import { filterProblem, readAmount, writeAmount } from './economy-query.ts';

test.each([
  ['1.250', '1250'],
  ['1.250,5', '1250.5'],
  ['-1.250.000,50', '-1250000.50'],
  ['1250,50', '1250.50'],
  // These points cannot group thousands.
  ['1250.50', '1250.50'],
  ['1.25', '1.25'],
  ['1234.125', '1234.125'],
  [' 7 ', '7'],
])('the amount %j is read as the table writes it: %s', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
  expect(filterProblem('min', amount)).toBeUndefined();
});

test.each(['1.250.5', '1,250.00', '1,2,3', 'much'])('the amount %j is refused', (text) => {
  expect(filterProblem('min', readAmount(text))).toBe('A number, for example 1.250,50 or 1250,50.');
});

test.each(['1.125', '1250', '-0.5'])('a filter of %s is shown as it is read again', (amount) => {
  expect(readAmount(writeAmount(amount))).toBe(amount);
});
