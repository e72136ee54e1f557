import { codedMoney } from './money.ts';
import type { StripeInvoice, TaxRate } from './objects.ts';

/** A row of an invoice: what it is, and its value. */
type InvoiceRow = readonly [name: string, value: string];

const day = (seconds: number | null): string =>
  seconds === null ? '' : new Date(seconds * 1000).toISOString().slice(0, 10);

/** The texts of Stripe's invoice, for its page and its PDF. */
export function invoiceText(
  invoice: StripeInvoice,
  taxRates: readonly TaxRate[],
): { title: string; rows: InvoiceRow[]; footer: string[] } {
  const money = (amount: number) => codedMoney(amount, invoice.currency);
  const discount = (invoice.total_discount_amounts ?? []).reduce(
    (sum, { amount }) => sum + amount,
    0,
  );
  const taxes = (invoice.total_taxes ?? []).map((tax): InvoiceRow => {
    const rate = taxRates.find(({ id }) => id === tax.tax_rate_details?.tax_rate);
    return [
      `${rate?.display_name ?? 'Tax'} (${rate?.percentage ?? 0}% ${tax.tax_behavior})`,
      money(tax.amount),
    ];
  });
  const fields = (invoice.custom_fields ?? []).map(({ name, value }): InvoiceRow => [name, value]);
  return {
    title: `Invoice ${invoice.number}`,
    rows: [
      ['Seller', invoice.account_name ?? ''],
      ['Date', day(invoice.effective_at)],
      ...fields,
      ['Bill to', [invoice.customer_name, invoice.customer_email].filter(Boolean).join(', ')],
      ...invoice.lines.data.map(({ description, quantity, amount }): InvoiceRow => [
        `${description ?? ''} x ${quantity ?? 1}`,
        money(amount),
      ]),
      ['Subtotal', money(invoice.subtotal)],
      ...(discount > 0 ? [['Discount', `-${money(discount)}`] as const] : []),
      ...taxes,
      ['Total', money(invoice.total)],
      ['Amount paid', money(invoice.amount_paid)],
    ],
    footer: (invoice.footer ?? '').split('\n').filter(Boolean),
  };
}
