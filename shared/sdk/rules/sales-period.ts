import { dayjs } from './time/dayjs.ts';

export const SALES_STEPS = ['day', 'month'] as const;
export type SalesStep = (typeof SALES_STEPS)[number];

const FORMAT = 'YYYY-MM-DD';

/** Number of days or months that a period touches. @param from first day, `YYYY-MM-DD` @param to last day */
export function countBuckets(from: string, to: string, by: SalesStep): number {
  return dayjs.utc(to).startOf(by).diff(dayjs.utc(from).startOf(by), by) + 1;
}

/** First days of the days or months that a period touches, oldest first. Parameters as above. */
export function bucketDays(from: string, to: string, by: SalesStep): string[] {
  const first = dayjs.utc(from).startOf(by);
  return Array.from({ length: Math.max(0, countBuckets(from, to, by)) }, (_, index) =>
    first.add(index, by).format(FORMAT),
  );
}
