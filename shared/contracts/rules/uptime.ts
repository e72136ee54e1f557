import { lookup } from '@portico/sdk/rules/lookup';

/** The state of a component at one time. `unknown`: nothing was measured. */
export type ComponentState = 'up' | 'degraded' | 'down' | 'maintenance' | 'unknown';

/** Measured seconds of a period by state. What is not measured is in none of them. */
export interface MeasuredSeconds {
  up: number;
  /** Usable, but slow or partly failing. */
  degraded: number;
  down: number;
  /** Degraded or down during an announced maintenance window. */
  maintenance: number;
}

/** A UTC day of a component. */
export interface ComponentDay extends MeasuredSeconds {
  /** `2026-11-21`. */
  day: string;
  /** Seconds of the day so far without a measurement. */
  unknown: number;
}

const DAY = 86_400;
/** A day with more downtime than this is an outage, not a disruption. */
const OUTAGE_SECONDS = 3600;
/** Measurements are rounded: shorter times are not shown. */
const SHOWN_SECONDS = 1;

/** What a measurement counts as: impairments within an announced maintenance window are not downtime. */
export function countedAs(
  state: Exclude<ComponentState, 'unknown'>,
  isMaintenance: boolean,
): keyof MeasuredSeconds {
  return isMaintenance && state !== 'up' ? 'maintenance' : state;
}

export interface Uptime {
  /** Share of the counted time in which the component was usable, 0 to 1; null: nothing was measured. */
  share: number | null;
  /** Share of the period that was measured, maintenance included, 0 to 1. */
  measured: number;
}

/**
 * Uptime of a period. Degraded time counts as uptime, maintenance counts as neither, and time without a
 * measurement is left out, so it never counts as uptime.
 */
export function uptimeOf(days: readonly ComponentDay[]): Uptime {
  const sum = (part: keyof MeasuredSeconds | 'unknown') =>
    days.reduce((total, day) => total + day[part], 0);
  const usable = sum('up') + sum('degraded');
  const counted = usable + sum('down');
  const measured = counted + sum('maintenance');
  const period = measured + sum('unknown');
  return {
    share: counted > 0 ? usable / counted : null,
    measured: period > 0 ? measured / period : 0,
  };
}

/**
 * `99.98 %`, or `—` without a measurement. Rounded down, so that 100 % is shown only without any downtime.
 * @param share 0 to 1
 */
export function formatUptimeShare(share: number | null | undefined): string {
  if (share === null || share === undefined) return '—';
  // A tiny amount corrects products such as 0.9999 * 10000, which is below 9999.
  const hundredths = Math.floor(share * 10_000 + 1e-6);
  return `${String(hundredths / 100)}%`;
}

/** The most severe finding of a day, for its color. */
export type DayFinding = 'none' | 'up' | 'maintenance' | 'disruption' | 'outage';

export function findingOf(day: MeasuredSeconds): DayFinding {
  if (day.down > OUTAGE_SECONDS) return 'outage';
  if (isShown(day.down) || isShown(day.degraded)) return 'disruption';
  if (isShown(day.maintenance)) return 'maintenance';
  return isShown(day.up) ? 'up' : 'none';
}

/** `Down for 14 min. No data for 2 h.`: what was measured on a day, in words. */
export function describeDay(day: ComponentDay): string {
  if (findingOf(day) === 'none') return 'No data.';
  const parts = [
    ['Down', day.down],
    ['Degraded', day.degraded],
    ['Maintenance', day.maintenance],
  ] as const;
  const impaired = parts.flatMap(([words, seconds]) =>
    isShown(seconds) ? [`${words} for ${formatSeconds(seconds)}.`] : [],
  );
  const found = impaired.length > 0 ? impaired : ['No downtime.'];
  // A restart of the site leaves a minute unmeasured.
  const gap = day.unknown > 300 ? [`No data for ${formatSeconds(day.unknown)}.`] : [];
  return [...found, ...gap].join(' ');
}

const STATE_LABELS: Record<ComponentState, string> = {
  up: 'Operational',
  degraded: 'Degraded',
  down: 'Down',
  maintenance: 'Maintenance',
  unknown: 'No data',
};

export const componentStateLabel = (state: ComponentState): string =>
  lookup(STATE_LABELS, state, state);

const SEVERITY: readonly ComponentState[] = ['up', 'unknown', 'maintenance', 'degraded', 'down'];

/** The most severe of some states. */
export function worstState(states: readonly ComponentState[]): ComponentState {
  const ranks = states.map((state) => SEVERITY.indexOf(state));
  return SEVERITY[Math.max(0, ...ranks)] ?? 'unknown';
}

/** `2026-11-21`, the UTC day of a time in epoch seconds. */
export const dayOf = (time: number): string => new Date(time * 1000).toISOString().slice(0, 10);

/** The UTC days of a period that ends today, oldest first. @param now epoch seconds */
export function lastDays(now: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => dayOf(now - (count - 1 - index) * DAY));
}

/** A day with the time that was not measured. @param now epoch seconds; today has not all its seconds */
export function wholeDay(day: string, measured: MeasuredSeconds, now: number): ComponentDay {
  const start = Date.parse(`${day}T00:00:00Z`) / 1000;
  const seconds = Math.min(DAY, Math.max(0, now - start));
  const { up, degraded, down, maintenance } = measured;
  const unknown = Math.max(0, seconds - up - degraded - down - maintenance);
  return { day, up, degraded, down, maintenance, unknown: Math.round(unknown) };
}

const isShown = (seconds: number) => seconds >= SHOWN_SECONDS;

/** `45 s`, `14 min`, `2 h 5 min`. */
function formatSeconds(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
