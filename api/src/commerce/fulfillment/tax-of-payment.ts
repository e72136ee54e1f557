import { includedTax } from '@portico/sdk/rules/money';
import type { InvoiceRow } from '../invoices/invoice.table.ts';
import type { PaymentFacts } from '../payments/payment-facts.ts';

type Taxed = Pick<InvoiceRow, 'taxRateId' | 'taxBasisPoints'>;
type Facts = Pick<PaymentFacts, 'amount' | 'tax'>;

/** The tax that the provider's invoice states; null where the provider was told no rate. */
export const taxOf = ({ taxRateId }: Taxed, { tax }: Facts): number | null =>
  taxRateId === null ? null : tax;

/**
 * Why the tax of a payment differs from the rule, as text for operators. The payment itself is right,
 * because prices are final, so that the buyer gets the license.
 */
export function findTaxProblem(invoice: Taxed, { amount, tax }: Facts): string | undefined {
  const percent = invoice.taxRateId === null ? 0 : invoice.taxBasisPoints / 100;
  const expected = includedTax(amount ?? 0, percent);
  return tax === expected ? undefined : `the tax is ${tax} cents instead of ${expected}`;
}
