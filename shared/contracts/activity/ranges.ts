/** Ranges of the activity charts in display order; `7d` is the default (spec 1 §9). */
export const ACTIVITY_RANGES = ['7d', '14d', '30d', 'all'] as const;
export type ActivityRange = (typeof ACTIVITY_RANGES)[number];

/** Days in a range, including today; `all` starts at the earliest record. */
export const RANGE_DAYS: Record<ActivityRange, number | undefined> = {
  '7d': 7,
  '14d': 14,
  '30d': 30,
  all: undefined,
};
