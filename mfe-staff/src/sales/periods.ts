import { findPeriodProblem, type SalesPeriod } from '@portico/contracts/rules/sales-period';
import { SALES_STEPS } from '@portico/contracts/rules/sales-period';
import { dayjs } from '@portico/sdk/rules/time/dayjs';

const FORMAT = 'YYYY-MM-DD';
const DAY = /^\d{4}-\d\d-\d\d$/;

export const PRESETS = [
  { value: '30d', label: '30 days' },
  { value: '90d', label: '90 days' },
  { value: '12m', label: '12 months' },
] as const;
export type Preset = (typeof PRESETS)[number]['value'];

/** A period that ends today, in UTC. @param now epoch milliseconds */
export function presetPeriod(preset: Preset, now: number): SalesPeriod {
  const today = dayjs.utc(now);
  const to = today.format(FORMAT);
  if (preset === '12m') {
    return { from: today.startOf('month').subtract(11, 'month').format(FORMAT), to, by: 'month' };
  }
  const days = preset === '30d' ? 29 : 89;
  return { from: today.subtract(days, 'day').format(FORMAT), to, by: 'day' };
}

/** The period of an address; the last 30 days without a valid one. @param now epoch milliseconds */
export function readPeriod(search: URLSearchParams, now: number): SalesPeriod {
  const by = SALES_STEPS.find((step) => step === search.get('by')) ?? 'day';
  const period = { from: search.get('from') ?? '', to: search.get('to') ?? '', by };
  return periodProblem(period) === undefined ? period : presetPeriod('30d', now);
}

/** The preset that a period is; undefined: another period. */
export const presetOf = (period: SalesPeriod, now: number): Preset | undefined =>
  PRESETS.find(({ value }) => {
    const { from, to, by } = presetPeriod(value, now);
    return from === period.from && to === period.to && by === period.by;
  })?.value;

/** Why a period cannot be shown, in words; undefined: it can. */
export function periodProblem(period: SalesPeriod): string | undefined {
  const isDay = (text: string) =>
    DAY.test(text) && dayjs.utc(text).isValid() && dayjs.utc(text).format(FORMAT) === text;
  if (!isDay(period.from) || !isDay(period.to)) return 'Choose the first and the last day.';
  return findPeriodProblem(period);
}
