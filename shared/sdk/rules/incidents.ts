import { lookup } from './lookup.ts';

type Kind = 'incident' | 'maintenance' | 'announcement';
type State =
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
const STATES: Record<Kind, readonly State[]> = {
  incident: ['investigating', 'identified', 'monitoring', 'resolved'],
  maintenance: ['scheduled', 'in_progress', 'completed'],
  announcement: ['posted', 'ended'],
};

const LABELS: Record<State, string> = {
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

export const statesOf = (kind: Kind): readonly State[] => lookup(STATES, kind, []);

export const stateLabel = (state: State): string => lookup(LABELS, state, state);

export const isOver = (kind: Kind, state: State): boolean => state === statesOf(kind).at(-1);

/**
 * Whether an update may change the state. States may also go back, and an incident that has ended can
 * be reopened with any state except the last.
 */
export function canFollow(kind: Kind, from: State, to: State): boolean {
  return statesOf(kind).includes(to) && !(isOver(kind, from) && isOver(kind, to));
}
