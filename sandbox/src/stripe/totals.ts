import type { Coupon, LineItem, Session, TaxRate } from './objects.ts';

/** Percentages have at most four decimals. */
const SCALE = 10_000;

/** Quotient of whole numbers; half is rounded up, as Stripe rounds taxes. */
const divided = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor));

/** What a coupon takes off an amount, in cents. */
function discountOf({ percent_off: percent, amount_off: off }: Coupon, amount: number): number {
  return percent === null
    ? Math.min(off ?? 0, amount)
    : divided(amount * Math.round(percent * SCALE), 100 * SCALE);
}

/** The tax on an amount after its discount. An inclusive rate is a part of the amount. */
function taxOf({ percentage, inclusive }: TaxRate, amount: number): number {
  const percent = Math.round(percentage * SCALE);
  return divided(amount * percent, 100 * SCALE + (inclusive ? percent : 0));
}

/**
 * Sets discount, tax and total of the line items and of the session.
 * @param rates tax rate of each item
 */
export function setTotals(
  session: Session,
  rates: readonly (TaxRate | undefined)[],
  coupon?: Coupon,
): void {
  const items = session.line_items.data;
  let before = 0;
  let given = 0;
  for (const [index, item] of items.entries()) {
    // Shares of the whole discount, so that they add up to it.
    before += item.amount_subtotal;
    const reached = coupon ? discountOf(coupon, before) : 0;
    setItem(item, reached - given, rates[index]);
    given = reached;
  }
  const sum = (amount: (item: LineItem) => number) =>
    items.reduce((total, item) => total + amount(item), 0);
  session.amount_subtotal = before;
  session.amount_total = sum((item) => item.amount_total);
  session.total_details = {
    amount_discount: given,
    amount_shipping: 0,
    amount_tax: sum((item) => item.amount_tax),
  };
}

function setItem(item: LineItem, discount: number, rate: TaxRate | undefined): void {
  const amount = item.amount_subtotal - discount;
  item.amount_discount = discount;
  item.amount_tax = rate ? taxOf(rate, amount) : 0;
  item.amount_total = amount + (rate && !rate.inclusive ? item.amount_tax : 0);
}
