import { countBuckets, type SalesStep } from '../../rules/sales-period.ts';

/** The most rows of a report: a year of days, or as many months. */
export const MAX_SALES_BUCKETS = 366;

export interface SalesPeriod {
  /** First day, `YYYY-MM-DD`, UTC. */
  from: string;
  /** Last day, inclusive. */
  to: string;
  by: SalesStep;
}

/** Why a period cannot be reported; undefined: it can. */
export function findPeriodProblem({ from, to, by }: SalesPeriod): string | undefined {
  if (from > to) return 'The first day must not be after the last day.';
  return countBuckets(from, to, by) > MAX_SALES_BUCKETS
    ? `The period has more than ${MAX_SALES_BUCKETS} ${by}s. Choose a shorter one${by === 'day' ? ', or months' : ''}.`
    : undefined;
}
