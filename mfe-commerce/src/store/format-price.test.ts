import { formatPrice } from './format-price.ts';

describe('formatPrice', () => {
  it.each([
    [499, '€4.99'],
    [849, '€8.49'],
    [1999, '€19.99'],
    [500, '€5.00'],
  ])('[spec1 §9] shows %i cents as %s', (cents, text) => {
    expect(formatPrice(cents)).toBe(text);
  });
});
