import type { IncidentImpact, IncidentKind } from 'shared/contracts/incidents/schema';
import { stateLabel, statesOf } from 'shared/rules/incidents';

/** Maximum lengths, as in the API. */
export const LIMITS = { title: 120, text: 2000 };

export const KINDS: { value: IncidentKind; label: string }[] = [
  { value: 'incident', label: 'Incident' },
  { value: 'maintenance', label: 'Maintenance' },
  { value: 'announcement', label: 'Announcement' },
];

export const IMPACTS: { value: IncidentImpact; label: string }[] = [
  { value: 'none', label: 'No impact' },
  { value: 'minor', label: 'Minor impact' },
  { value: 'major', label: 'Major impact' },
  { value: 'critical', label: 'Critical impact' },
];

export const stateOptions = (kind: IncidentKind) =>
  statesOf(kind).map((value) => ({ value, label: stateLabel(value) }));

/** The value of a `datetime-local` field in the browser's time zone. @param time epoch seconds */
export function toField(time: number): string {
  const offset = new Date(time * 1000).getTimezoneOffset() * 60;
  return new Date((time - offset) * 1000).toISOString().slice(0, 16);
}

/** @returns epoch seconds; undefined for an empty field */
export function fromField(text: string): number | undefined {
  const time = new Date(text).getTime();
  return Number.isNaN(time) ? undefined : Math.floor(time / 1000);
}
