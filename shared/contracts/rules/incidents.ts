import { lookup } from '@portico/sdk/rules/lookup';
import type { ComponentState } from './uptime.ts';

export type IncidentKind = 'incident' | 'maintenance' | 'announcement';
export type IncidentStateName =
  | 'investigating'
  | 'identified'
  | 'monitoring'
  | 'resolved'
  | 'scheduled'
  | 'in_progress'
  | 'completed'
  | 'posted'
  | 'ended';

/** The states of each kind, in order; the last one ends the incident. */
const STATES: Record<IncidentKind, readonly IncidentStateName[]> = {
  incident: ['investigating', 'identified', 'monitoring', 'resolved'],
  maintenance: ['scheduled', 'in_progress', 'completed'],
  announcement: ['posted', 'ended'],
};

const LABELS: Record<IncidentStateName, string> = {
  investigating: 'Investigating',
  identified: 'Identified',
  monitoring: 'Monitoring',
  resolved: 'Resolved',
  scheduled: 'Scheduled',
  in_progress: 'In progress',
  completed: 'Completed',
  posted: 'Posted',
  ended: 'Ended',
};

export const statesOf = (kind: IncidentKind): readonly IncidentStateName[] =>
  lookup(STATES, kind, []);

export const stateLabel = (state: IncidentStateName): string => lookup(LABELS, state, state);

export const isOver = (kind: IncidentKind, state: IncidentStateName): boolean =>
  state === statesOf(kind).at(-1);

/**
 * Whether an update may change the state. States may also go back, and an incident that has ended can
 * be reopened with any state except the last.
 */
export function canFollow(
  kind: IncidentKind,
  from: IncidentStateName,
  to: IncidentStateName,
): boolean {
  return statesOf(kind).includes(to) && !(isOver(kind, from) && isOver(kind, to));
}

/** Fields of an incident that decide about the state of components. Times in epoch seconds. */
interface Affecting {
  kind: IncidentKind;
  impact: 'none' | 'minor' | 'major' | 'critical';
  state: IncidentStateName;
  starts_at: number;
  planned_end?: number | null;
  ended_at: number | null;
  components?: readonly string[] | null;
}

/** Without an announced end, a maintenance window closes a day after its start. */
const DEFAULT_WINDOW_SECONDS = 86_400;

/**
 * Whether a maintenance window is open: the team says that it is in progress, or it was announced for
 * this time with its end. Impairments of its components are then not downtime. Maintenance that takes
 * longer than announced is.
 */
export function isUnderWay(
  { kind, state, starts_at, planned_end, ended_at }: Omit<Affecting, 'impact' | 'components'>,
  now: number,
): boolean {
  if (kind !== 'maintenance' || ended_at !== null) return false;
  if (now >= (planned_end ?? starts_at + DEFAULT_WINDOW_SECONDS)) return false;
  return state === 'in_progress' || (typeof planned_end === 'number' && starts_at <= now);
}

const DECLARED = {
  none: 'up',
  minor: 'degraded',
  major: 'degraded',
  critical: 'down',
} as const;

/**
 * The state of a component by what the team has written; undefined: nothing. It is shown besides the
 * measured state, and never counted.
 */
export function declaredState(
  incidents: readonly Affecting[],
  component: string,
  now: number,
): Extract<ComponentState, 'degraded' | 'down' | 'maintenance'> | undefined {
  const affecting = incidents.filter(
    ({ components, ended_at }) => ended_at === null && components?.includes(component),
  );
  if (affecting.some((incident) => isUnderWay(incident, now))) return 'maintenance';
  const states = affecting
    .filter(({ kind, starts_at }) => kind === 'incident' && starts_at <= now)
    .map(({ impact }) => lookup<ComponentState>(DECLARED, impact, 'degraded'));
  if (states.includes('down')) return 'down';
  return states.includes('degraded') ? 'degraded' : undefined;
}
