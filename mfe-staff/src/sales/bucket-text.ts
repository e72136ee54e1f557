import type { SalesBucket } from '@portico/contracts/sales/schema';
import type { SalesStep } from '@portico/contracts/rules/sales-period';
import { tickFormat } from '@portico/sdk/rules/ticks';
import { dayjs } from '@portico/sdk/rules/time/dayjs';

/** The starts of days or months, epoch seconds. */
export const bucketTimes = (buckets: readonly Pick<SalesBucket, 'start'>[]): number[] =>
  buckets.map(({ start }) => dayjs.utc(start).unix());

/** Formats the start of a day or month: `Mar 9`, `Mar 2026`. */
export function bucketFormat(times: readonly number[], by: SalesStep): (time: number) => string {
  return by === 'month'
    ? (time) => dayjs.unix(time).utc().format('MMM YYYY')
    : tickFormat(times, 'all', 'UTC');
}
