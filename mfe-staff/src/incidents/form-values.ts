import type { IncidentImpact, IncidentKind } from '@portico/contracts/incidents/schema';
import { stateLabel, statesOf } from '@portico/contracts/rules/incidents';
import { dayjs } from '@portico/sdk/rules/time/dayjs';

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
  return dayjs.unix(time).format('YYYY-MM-DDTHH:mm');
}

/** @returns epoch seconds; undefined for an empty field */
export function fromField(text: string): number | undefined {
  const time = dayjs(text);
  return time.isValid() ? time.unix() : undefined;
}
