import fc from 'fast-check';
import { formatMoney, includedTax, moneyDigits, moneyStep, moneyText } from './money.ts';

const formatEuro = (cents: number) => formatMoney(cents, 'EUR');

describe('money', () => {
  test('a displayed price has exactly the charged cents (threats row 23)', () => {
    expect(formatEuro(499)).toBe('€4.99');
    expect(formatEuro(-849)).toBe('-€8.49');
    for (let cents = 0; cents < 60_000; cents += 7)
      expect(Number(formatEuro(cents).replace(/\D/g, ''))).toBe(cents);
  });

  test('an amount has the sign and the digits of its currency', () => {
    expect(formatMoney(123_499, 'USD')).toBe('$1,234.99');
    expect(formatMoney(1200, 'JPY')).toBe('¥1,200');
    expect(formatMoney(-849, 'GBP')).toBe('-£8.49');
    expect(formatMoney(5120, 'KWD')).toBe('KWD\u00a05.120');
    expect(formatMoney(50_000, 'ISK')).toBe('ISK\u00a0500');
    expect(['EUR', 'JPY', 'jpy', 'kwd', 'UGX'].map(moneyDigits)).toEqual([2, 0, 0, 3, 2]);
    expect(['EUR', 'JPY', 'kwd', 'UGX'].map(moneyStep)).toEqual([1, 1, 10, 100]);
  });

  test('an amount is written as by Intl in Irish English', () => {
    const intl = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });
    const cents = fc.integer({ min: -1e12, max: 1e12 });
    fc.assert(
      fc.property(cents, (amount) => formatEuro(amount) === intl.format(amount / 100)),
      {
        examples: [[0], [5], [-5], [99_999], [100_000], [-123_456_789]],
      },
    );
  });

  test('fractions of a cent are rounded', () => {
    expect([1249.6, -12.4].map(formatEuro)).toEqual(['€12.50', '-€0.12']);
  });

  test('half a cent of tax is rounded up', () => {
    expect([includedTax(849, 19), includedTax(849, 20), includedTax(1999, 0)]).toEqual([
      136, 142, 0,
    ]);
    // A free purchase contains no tax.
    expect(includedTax(0, 19)).toBe(0);
  });

  test("the tax within an amount follows Stripe's rule for inclusive rates", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.integer({ min: 0, max: 10_000 }),
        (amount, basisPoints) => {
          // amount * rate / (1 + rate) as an exact fraction of cents
          const numerator = BigInt(amount) * BigInt(basisPoints);
          const denominator = 10_000n + BigInt(basisPoints);
          const cents = numerator / denominator;
          const isHalfOrMore = 2n * (numerator % denominator) >= denominator;
          const tax = includedTax(amount, basisPoints / 100);
          expect(BigInt(tax)).toBe(isHalfOrMore ? cents + 1n : cents);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

describe('cents as a decimal', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [499, '4.99'],
    [-123_456, '-1234.56'],
  ])('%p is %s', (cents, text) => {
    expect(moneyText(cents, 'EUR')).toBe(text);
    expect(moneyText(cents, 'JPY')).toBe(String(cents));
  });
});
