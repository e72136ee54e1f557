import { dayjs } from '@portico/sdk/rules/time/dayjs';

/** What sales are summed by. */
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

/** The most rows of a report: a year of days, or as many months. */
const MAX_BUCKETS = 366;

export interface SalesPeriod {
  /** First day, `YYYY-MM-DD`, UTC. */
  from: string;
  /** Last day, inclusive. */
  to: string;
  by: SalesStep;
}

/** Why a period of valid days cannot be reported; undefined: it can. */
export function findPeriodProblem({ from, to, by }: SalesPeriod): string | undefined {
  if (from > to) return 'The first day must not be after the last day.';
  return countBuckets(from, to, by) > MAX_BUCKETS
    ? `The period has more than ${MAX_BUCKETS} ${by}s. Choose a shorter one${by === 'day' ? ', or months' : ''}.`
    : undefined;
}
