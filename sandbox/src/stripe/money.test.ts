import { codedMoney, moneyText } from './money.ts';

test('amounts have the sign, the code and the digits of their currency', () => {
  expect([moneyText(750, 'usd'), moneyText(1200, 'jpy'), moneyText(-849, 'eur')]).toEqual([
    ...['$7.50', '¥1,200', '-€8.49'],
  ]);
  expect([codedMoney(750, 'usd'), codedMoney(1200, 'jpy'), codedMoney(5120, 'kwd')]).toEqual([
    'USD 7.50',
    'JPY 1200',
    'KWD 5.120',
  ]);
});
