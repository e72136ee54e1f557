import type { IncidentImpact, IncidentKind } from 'shared/contracts/incidents/schema';
import { stateLabel, statesOf } from 'shared/rules/incidents';

/** Most characters, as the API takes them. */
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

const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
});

/** In the zone of who reads. @param time epoch seconds */
export const momentText = (time: number) => moment.format(time * 1000);

/** What a `datetime-local` field holds, in the zone of who writes. @param time epoch seconds */
export function toField(time: number): string {
  const offset = new Date(time * 1000).getTimezoneOffset() * 60;
  return new Date((time - offset) * 1000).toISOString().slice(0, 16);
}

/** @returns epoch seconds; undefined for an empty field */
export function fromField(text: string): number | undefined {
  const time = new Date(text).getTime();
  return Number.isNaN(time) ? undefined : Math.floor(time / 1000);
}

/** What a refused call says, in its own words where it has some. */
export function refusal(error: unknown): string {
  const { serverError, message } = Object(error) as { serverError?: unknown; message?: unknown };
  if (typeof serverError === 'string' && serverError) return serverError;
  return typeof message === 'string' && message ? message : 'That did not work. Please try again.';
}
