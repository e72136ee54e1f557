import { contractNames } from './contract-names.ts';

test.each([
  ['SANDBOX-0001', 'sandbox-0001', []],
  ['  Invoice SANDBOX-0001, Juno Duo. ', 'sandbox-0001', []],
  ['(inv-7Q4M2Z9KD3XR8TVA)', 'inv-7q4m2z9kd3xr8tva', []],
  ['Invoice 000003', '000003', [3]],
  ['#3 of May', '3', [3]],
  ['my license', 'my license', []],
])('the text %j names %j and the numbers %j', (text, name, numbers) => {
  const found = contractNames(text);
  expect(found.names).toContain(name);
  expect(found.numbers).toEqual(numbers);
});

test('a text of many words names at most twenty of them', () => {
  const text = Array.from({ length: 200 }, (_, index) => `a${index}`).join(' ');
  expect(contractNames(text).names.length).toBeLessThanOrEqual(21);
});
