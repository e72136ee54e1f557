import { formatEuro, includedTax } from './money.ts';

describe('money', () => {
  test('a displayed price has exactly the charged cents (threats row 23)', () => {
    expect(formatEuro(499)).toBe('€4.99');
    expect(formatEuro(-849)).toBe('-€8.49');
    for (let cents = 0; cents < 60_000; cents += 7)
      expect(Number(formatEuro(cents).replace(/\D/g, ''))).toBe(cents);
  });

  test('the tax within an amount is a whole number of cents', () => {
    expect(includedTax(849, 19)).toBe(136);
    expect(includedTax(1999, 0)).toBe(0);
    for (let cents = 1; cents < 5_000; cents += 1) {
      const tax = includedTax(cents, 19);
      expect(Number.isInteger(tax)).toBe(true);
      expect(Math.abs((cents - tax) * 1.19 - cents)).toBeLessThanOrEqual(0.6);
    }
  });
});
