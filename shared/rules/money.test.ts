import { formatEuro, includedTax, parseEuro } from './money.ts';

describe('money', () => {
  test('what is displayed is what is charged (threats row 23)', () => {
    expect(formatEuro(499)).toBe('€4.99');
    for (let cents = 0; cents < 60_000; cents += 7)
      expect(parseEuro(formatEuro(cents))).toBe(cents);
    expect(parseEuro(formatEuro(-849))).toBe(-849);
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
