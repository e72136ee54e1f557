import { findTaxProblem, taxOf } from './tax-of-payment.ts';

/** The provider has calculated the tax. */
const calculated = { taxRateId: null, taxBasisPoints: 0, taxPrices: 'exclusive' } as const;
/** An invoice with a rate of 19 %, and one of a version that told Stripe no rate. */
const taxed = { taxRateId: 'txr_1', taxBasisPoints: 1900, taxPrices: null };
const older = { ...taxed, taxRateId: null };

test.each([
  ['was told to Stripe', taxed, 136],
  ['was never told to Stripe', older, null],
  ['is its own calculation', calculated, 136],
])(
  'the tax of a payment is known only if its rate was told to Stripe: its rate %s',
  (_, invoice, tax) => {
    expect(taxOf(invoice, { amount: 849, tax: 136 })).toBe(tax);
  },
);

test.each([
  ['the included tax', taxed, { amount: 849, tax: 136 }, undefined],
  [
    'a cent less',
    taxed,
    { amount: 849, tax: 135 },
    'the tax is 135 instead of 136, in the smallest unit',
  ],
  ['none without a rate', older, { amount: 849, tax: 0 }, undefined],
  [
    'some without a rate',
    older,
    { amount: 849, tax: 1 },
    'the tax is 1 instead of 0, in the smallest unit',
  ],
  ['anything where it calculates', calculated, { amount: 849, tax: 7 }, undefined],
  ['none of no amount', taxed, { amount: null, tax: 0 }, undefined],
])(
  'a tax that Stripe states is compared with the rate of the invoice: %s',
  (_, invoice, facts, problem) => {
    expect(findTaxProblem(invoice, facts)).toBe(problem);
  },
);
