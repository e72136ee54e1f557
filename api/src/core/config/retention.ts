import { z } from 'zod';
import { wholeNumber } from './whole-number.ts';

/** The longest duration that can be set: a century. */
const MAX_DAYS = 36_500;
/** What happened in a year can always be looked up; the database refuses to delete younger entries. */
const MIN_AUDIT_DAYS = 365;

/** Load times and errors of browsers: they help for as long as the versions are known that they are about. */
const VITALS_DAYS = 30;

/** Days after which rows are deleted. 0: never. */
export interface RetentionConfig {
  activity: number;
  economy: number;
  history: number;
  vitals: number;
  audit: number;
}

const days = (min: number, byDefault: number) =>
  [
    z.union([z.literal('0').transform(() => 0), wholeNumber(min, MAX_DAYS)]).default(byDefault),
    `a whole number of days from ${min} to ${MAX_DAYS}, or 0 for ever`,
  ] as const;

/** variable -> its schema, and the expected value in words. Minimums are what the pages show. */
export const retentionShape = {
  KEEP_ACTIVITY_DAYS: days(90, 1095),
  KEEP_ECONOMY_DAYS: days(90, 1095),
  KEEP_HISTORY_DAYS: days(400, 0),
  KEEP_AUDIT_DAYS: days(MIN_AUDIT_DAYS, 0),
} as const;

type Values = { [K in keyof typeof retentionShape]: number };

export const retentionConfigOf = (values: Values): RetentionConfig => ({
  activity: values.KEEP_ACTIVITY_DAYS,
  economy: values.KEEP_ECONOMY_DAYS,
  history: values.KEEP_HISTORY_DAYS,
  vitals: VITALS_DAYS,
  audit: values.KEEP_AUDIT_DAYS,
});
