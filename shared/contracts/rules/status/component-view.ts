import { formatDayOfYear } from '@portico/sdk/rules/time/format';
import { componentStateLabel, findingOf, formatUptimeShare } from '../uptime.ts';
import type { ComponentDay, ComponentState, DayFinding } from '../uptime.ts';
import { choiceOf } from './choice.ts';
import type { Choice } from './choice.ts';

export const COMPONENT_STATES = ['up', 'degraded', 'down', 'maintenance', 'unknown'] as const;
export const DAY_FINDINGS = ['up', 'maintenance', 'disruption', 'outage', 'none'] as const;

interface ComponentFields {
  id: string;
  name: string;
  method: string;
  state: ComponentState;
  uptime: number | null;
  measured: number;
  days: readonly ComponentDay[];
}

/** Texts of a component. */
export interface ComponentView {
  id: string;
  name: string;
  method: string;
  /** Label of the state. */
  state: Choice<ComponentState, string>;
  /** `99.98%`; `—` without a measurement. */
  share: string;
  /** What the percentage is about. */
  period: string;
  /** How much of the period was measured. */
  coverage: string;
  /** `Aug 24, 2026`: the first day of the strip. */
  firstDay: string;
  /** The name of the day, by what was found. */
  days: Choice<DayFinding, string>[];
}

export function componentView(component: ComponentFields): ComponentView {
  const { id, name, method, state, uptime, measured, days } = component;
  const knownState = COMPONENT_STATES.find((each) => each === state) ?? 'unknown';
  return {
    id,
    name,
    method,
    state: choiceOf(COMPONENT_STATES, knownState, componentStateLabel(state)),
    share: formatUptimeShare(uptime),
    period: `uptime over the last ${days.length} days`,
    coverage: uptime === null ? 'Not measured yet' : `Measured ${percentOf(measured)} of the time`,
    firstDay: days[0] ? nameOfDay(days[0]) : '',
    days: days.map((day) => choiceOf(DAY_FINDINGS, findingOf(day), day.day)),
  };
}

/** `Nov 21, 2026`: days are in UTC. */
export const nameOfDay = ({ day }: { day: string }): string =>
  formatDayOfYear(Date.parse(day) / 1000, 'UTC');

/** `62%`; never 0 for something that was measured. */
const percentOf = (share: number) => `${Math.max(1, Math.floor(share * 100))}%`;
