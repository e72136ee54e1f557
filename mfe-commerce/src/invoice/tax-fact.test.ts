import { formatMoney } from '@portico/sdk/rules/money';
import { taxFactOf } from './tax-fact.ts';

const money = (amount: number) => formatMoney(amount, 'EUR');
const calculated = { percent: 0, amount: 136, notice: null };

test.each([
  ['of a fixed rate', { percent: 19, amount: 136, notice: null }, ['Includes 19% tax', '€1.36']],
  ['that is not charged', { percent: 0, amount: 0, notice: 'None.' }, ['Tax', 'None.']],
  ['that nobody explains', { percent: 0, amount: 0, notice: null }, ['Tax', 'None is charged']],
  ['of which nothing is known', { percent: 0, amount: 0, notice: '' }, undefined],
  ['within the price', { ...calculated, prices: 'inclusive' }, ['Includes tax', '€1.36']],
  ['besides the price', { ...calculated, prices: 'exclusive' }, ['Tax added', '€1.36']],
  [
    'that the buyer owes',
    { ...calculated, amount: 0, prices: 'exclusive', isReverseCharge: true },
    ['Tax', 'Reverse charge: you account for it in your country'],
  ],
] as const)('an invoice tells a tax %s', (_, tax, fact) => {
  expect(taxFactOf(tax, false, money)).toEqual(fact);
});

test('a tax that depends on the address is not known before the payment', () => {
  const tax = { ...calculated, amount: 0, prices: 'inclusive' } as const;
  expect(taxFactOf(tax, true, money)).toEqual(['Tax', 'Calculated on the payment page']);
});
