import { moneyDirection } from './economy.ts';

it('[spec1 §9.10] counts add, gain and win as gains, remove, spend and loss as losses, transfer as neither', () => {
  expect(['add', 'Gain', 'WIN'].map(moneyDirection)).toEqual(['in', 'in', 'in']);
  expect(['remove', 'spend', 'loss'].map(moneyDirection)).toEqual(['out', 'out', 'out']);
  expect(['transfer', 'interest', '__proto__', 'constructor'].map(moneyDirection)).toEqual([
    'moved',
    'other',
    'other',
    'other',
  ]);
});
