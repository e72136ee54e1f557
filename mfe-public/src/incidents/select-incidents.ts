import type { Incident, IncidentImpact } from '@portico/sdk/contracts/incidents/schema';
import { lookup } from '@portico/sdk/rules/lookup';
import type { BadgeTone } from '@portico/ui';

const IMPACTS: Record<IncidentImpact, { label: string; tone: BadgeTone; weight: number }> = {
  none: { label: 'No impact', tone: 'neutral', weight: 0 },
  minor: { label: 'Minor impact', tone: 'warning', weight: 1 },
  major: { label: 'Major impact', tone: 'danger', weight: 2 },
  critical: { label: 'Critical impact', tone: 'danger', weight: 3 },
};

/** An impact of a newer API is shown by its name, and treated as the most severe. */
export const impactOf = (impact: IncidentImpact) =>
  lookup(IMPACTS, impact, { ...IMPACTS.critical, label: impact });

/** Open incidents, most severe first. */
export function openIncidents(incidents: readonly Incident[]): Incident[] {
  return incidents
    .filter(({ ended_at }) => ended_at === null)
    .sort((a, b) => impactOf(b.impact).weight - impactOf(a.impact).weight);
}

/** Resolved incidents, by end, newest first. */
export function pastIncidents(incidents: readonly Incident[]): Incident[] {
  return incidents
    .filter(({ ended_at }) => ended_at !== null)
    .sort((a, b) => (b.ended_at ?? 0) - (a.ended_at ?? 0));
}
