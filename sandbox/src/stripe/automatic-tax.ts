import { HOME, type Buyer } from './buyer.ts';
import { newTaxRate } from './tax-rates.ts';
import type { Session, TaxRate } from './objects.ts';
import type { StripeStore } from './stripe-store.ts';

/** Percent of the countries in which the account is registered. In all others it collects nothing. */
const PERCENT: Readonly<Record<string, number>> = { AT: 20, DE: 19, FR: 20, IE: 23, NL: 21 };

const owesReverseCharge = ({ country, taxId }: Buyer): boolean =>
  taxId !== null && country !== HOME && country in PERCENT;

/** The rate that Stripe Tax calculates for a buyer; made where the account has none. */
export function calculatedRate(store: StripeStore, buyer: Buyer, inclusive: boolean): TaxRate {
  const { country } = buyer;
  const percentage = owesReverseCharge(buyer) ? 0 : (PERCENT[country] ?? 0);
  const { taxRates } = store.contents;
  const known = taxRates.find(
    (rate) =>
      rate.country === country && rate.percentage === percentage && rate.inclusive === inclusive,
  );
  if (known) return known;
  const params = { display_name: 'VAT', inclusive, percentage };
  const rate = { ...newTaxRate(params, 0), active: false, country, tax_type: 'vat' } as TaxRate;
  taxRates.push(rate);
  return rate;
}

/** What `total_details.breakdown` of a session says of its taxes. @param rates of its line items */
export function breakdownOf(
  session: Session,
  rates: readonly (TaxRate | undefined)[],
  buyer: Buyer,
): NonNullable<Session['total_details']['breakdown']> {
  const reason = owesReverseCharge(buyer) ? 'reverse_charge' : 'standard_rated';
  return {
    discounts: [],
    taxes: session.line_items.data.flatMap((item, index) => {
      const rate = rates[index];
      if (!rate) return [];
      return {
        amount: item.amount_tax,
        rate,
        taxability_reason:
          rate.percentage === 0 && reason !== 'reverse_charge' ? 'not_collecting' : reason,
        taxable_amount: item.amount_total - item.amount_tax,
      };
    }),
  };
}

/** The countries of the payment page, and those of `tax/registrations`. */
export const REGISTERED = Object.keys(PERCENT);
