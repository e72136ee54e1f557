import type { Sales, SalesBucket } from '@portico/contracts/sales/schema';
import type { LedgerSum } from './sales.repository.ts';

type Sums = Sales['totals'];

/** Adds up the ledger's sums. All amounts are whole. @param plans in their order */
export function sumSales(sums: readonly LedgerSum[], plans: readonly string[]): Sums {
  const amountOf = (...kinds: LedgerSum['kind'][]) =>
    total(sums.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount));
  const countOf = (wanted: LedgerSum['kind']) =>
    total(sums.filter(({ kind }) => kind === wanted).map(({ entries }) => entries));
  const revenue = amountOf('payment.received');
  // Entries of money that left are negative. A failed refund gives its money back.
  const refunds = minus(amountOf('payment.refunded', 'refund.failed'));
  const disputes = minus(amountOf('payment.disputed', 'payment.reinstated'));
  return {
    revenue,
    refunds,
    disputes,
    net: revenue - refunds - disputes,
    purchases: countOf('payment.received'),
    complimentary: countOf('license.granted'),
    discord: countOf('license.sold'),
    plans: plans.flatMap((plan) => {
      const own = sums.filter((sum) => sum.plan === plan && sum.kind === 'payment.received');
      const purchases = total(own.map(({ entries }) => entries));
      return purchases > 0
        ? [{ plan, purchases, revenue: total(own.map(({ amount }) => amount)) }]
        : [];
    }),
  };
}

/** The sums of each day or month, also of those without entries. @param starts first days */
export function bucketSales(
  sums: readonly LedgerSum[],
  starts: readonly string[],
  plans: readonly string[],
): SalesBucket[] {
  const byStart = new Map<string, LedgerSum[]>();
  for (const sum of sums) byStart.set(sum.start, [...(byStart.get(sum.start) ?? []), sum]);
  return starts.map((start) => ({ start, ...sumSales(byStart.get(start) ?? [], plans) }));
}

/** Every plan that was sold: those of the catalog in its order, then former ones. */
export const soldPlans = (sums: readonly LedgerSum[], offered: readonly string[]): string[] => {
  const sold = new Set(
    sums.filter(({ kind }) => kind === 'payment.received').map(({ plan }) => plan),
  );
  return [...new Set([...offered, ...[...sold].toSorted()])];
};

/** The currency of the catalog, then others in which something was bought. @param offered undefined: nothing is */
export const soldCurrencies = (sums: readonly LedgerSum[], offered?: string): string[] => {
  const others = sums.map(({ currency }) => currency).toSorted();
  return [...new Set([...(offered === undefined ? [] : [offered]), ...others])];
};

const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** Without a negative zero, which JSON writes as 0 and tests tell apart. */
const minus = (amount: number): number => 0 - amount;
