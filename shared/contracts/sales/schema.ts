import { z } from 'zod';
import { contract } from '@portico/sdk/contracts/contract';
import { lenient } from '@portico/sdk/contracts/leniency';
import { CurrencyCode, PlanId } from '../store/schema.ts';
import { exportSales, getSales } from './calls.ts';

const cents = z.int().meta({ description: 'In the smallest unit of the currency' });

const PlanSales = z.object({ plan: PlanId, purchases: z.int(), revenue: cents });

const sums = {
  revenue: cents.meta({ description: 'Received payments' }),
  refunds: cents.meta({ description: 'Refunded payments, not below 0' }),
  disputes: cents.meta({ description: 'Withheld by disputes less won disputes' }),
  net: cents.meta({ description: 'Revenue less refunds and disputes' }),
  purchases: z.int().meta({ description: 'Received payments' }),
  complimentary: z.int().meta({ description: 'Licenses granted without a payment' }),
  discord: lenient(
    'optional',
    z.int().meta({ description: 'Licenses bought in Discord, whose amounts only Discord knows' }),
  ),
  plans: z.array(PlanSales).meta({ description: 'Plans with purchases' }),
};

/** Sums of a day or a month. */
export const SalesBucket = z
  .object({ start: z.string().meta({ description: 'First day, `YYYY-MM-DD`' }), ...sums })
  .meta({ id: 'SalesBucket' });
export type SalesBucket = z.infer<typeof SalesBucket>;

export const Sales = z
  .object({
    currency: CurrencyCode.meta({
      description: 'Of all sums: one currency is never added to another',
    }),
    currencies: lenient(
      'optional',
      z.array(CurrencyCode).meta({
        description:
          'Of the catalog, then all others of the period, of which each has its own report',
      }),
    ),
    zone: z.literal('UTC').meta({ description: 'Days and months begin at 00:00 in this zone' }),
    totals: z.object(sums),
    buckets: z.array(SalesBucket).meta({ description: 'Every day or month, oldest first' }),
  })
  .meta({ id: 'Sales' });
export type Sales = z.infer<typeof Sales>;

/** An entry of money counts on the day when it was written: a refund on its own day. */
const SalesQuery = z.strictObject({
  from: z.iso.date().meta({ description: 'First day, UTC' }),
  to: z.iso.date().meta({ description: 'Last day, UTC; at most 366 days or months' }),
  by: z.enum(['day', 'month']).default('day'),
  currency: CurrencyCode.optional().meta({ description: 'Default: that of the catalog' }),
});
export type SalesQuery = z.infer<typeof SalesQuery>;

export const getSalesContract = contract({
  call: getSales,
  summary: "Sums the store's money by day or month, from the ledger",
  description:
    'A refund and a dispute count in the period in which they happened. Complimentary licenses are no revenue. A purchase counts in the currency of its invoice.',
  query: SalesQuery,
  response: Sales,
});

export const exportSalesContract = contract({
  call: exportSales,
  summary: 'Exports the same as CSV, oldest first',
  query: SalesQuery,
  response: z.string(),
  media: 'text/csv',
});
