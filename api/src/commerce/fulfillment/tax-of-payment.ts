import { includedTax } from '@portico/sdk/rules/money';
import type { InvoiceRow } from '../invoices/invoice.table.ts';
import type { PaymentFacts } from '../payments/payment-facts.ts';

type Taxed = Pick<InvoiceRow, 'taxRateId' | 'taxBasisPoints' | 'taxPrices'>;
type Facts = Pick<PaymentFacts, 'amount' | 'tax'>;

/** The tax that the provider's invoice states; null where the provider was told no tax. */
export const taxOf = ({ taxRateId, taxPrices }: Taxed, { tax }: Facts): number | null =>
  taxRateId === null && taxPrices === null ? null : tax;

/**
 * Why the tax of a payment differs from the rule, as text for operators. The payment itself is right,
 * because prices are final, so that the buyer gets the license. A tax that the provider calculates has no rule here.
 */
export function findTaxProblem(invoice: Taxed, { amount, tax }: Facts): string | undefined {
  if (invoice.taxPrices !== null) return undefined;
  const percent = invoice.taxRateId === null ? 0 : invoice.taxBasisPoints / 100;
  const expected = includedTax(amount ?? 0, percent);
  return tax === expected
    ? undefined
    : `the tax is ${tax} instead of ${expected}, in the smallest unit`;
}
