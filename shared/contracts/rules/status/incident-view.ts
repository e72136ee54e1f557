import { stateLabel } from '../incidents.ts';
import type { IncidentKind, IncidentStateName } from '../incidents.ts';
import { lookup } from '@portico/sdk/rules/lookup';
import { choiceOf } from './choice.ts';
import type { Choice } from './choice.ts';
import { momentOf, spanOf } from './moment.ts';

export type IncidentImpactName = 'none' | 'minor' | 'major' | 'critical';
export const IMPACT_TONES = ['neutral', 'warning', 'danger'] as const;
export type ImpactTone = (typeof IMPACT_TONES)[number];

const IMPACTS: Record<IncidentImpactName, { label: string; tone: ImpactTone; weight: number }> = {
  none: { label: 'No impact', tone: 'neutral', weight: 0 },
  minor: { label: 'Minor impact', tone: 'warning', weight: 1 },
  major: { label: 'Major impact', tone: 'danger', weight: 2 },
  critical: { label: 'Critical impact', tone: 'danger', weight: 3 },
};

/** An impact of a newer API is shown by its name, and treated as the most severe. */
export const impactOf = (impact: IncidentImpactName) =>
  lookup(IMPACTS, impact, { ...IMPACTS.critical, label: impact });

/** `over`: of any kind, and resolved. */
export const INCIDENT_ICONS = ['incident', 'maintenance', 'announcement', 'over'] as const;
export type IncidentIconName = (typeof INCIDENT_ICONS)[number];

export interface IncidentFields {
  id: string;
  kind: IncidentKind;
  title: string;
  impact: IncidentImpactName;
  state: IncidentStateName;
  /** Times in epoch seconds. */
  starts_at: number;
  ended_at: number | null;
  planned_end?: number | null | undefined;
  updates: readonly { id: string; at: number; state: IncidentStateName; text: string }[];
}

/** An update of an incident. */
export interface UpdateView {
  id: string;
  state: string;
  /** ISO 8601. */
  at: string;
  when: string;
  text: string;
}

/** Texts of an incident. */
export interface IncidentView {
  id: string;
  title: string;
  icon: Choice<IncidentIconName, string>;
  state: string;
  /** Label of the impact; announcements have none. */
  impact: Choice<ImpactTone, string>;
  /** The planned time, and what is affected. */
  notes: string[];
  /** `Resolved Nov 21, 14:05` */
  ended: string;
  updates: UpdateView[];
}

/** Kinds of a newer API have the icon of an incident. */
function iconOf({ kind, ended_at }: Pick<IncidentFields, 'kind' | 'ended_at'>) {
  const icon = ended_at === null ? INCIDENT_ICONS.find((each) => each === kind) : 'over';
  return choiceOf(INCIDENT_ICONS, icon ?? 'incident', kind);
}

/**
 * @param options.affected names of the affected components
 * @param options.tz as in `momentOf`
 */
export function incidentView(
  incident: IncidentFields,
  { affected, tz }: { affected: readonly string[]; tz?: 'UTC' },
): IncidentView {
  const { id, kind, title, impact, state, starts_at, ended_at, planned_end, updates } = incident;
  const { label, tone } = impactOf(impact);
  const planned = planned_end ? spanOf(starts_at, planned_end, tz) : momentOf(starts_at, tz);
  return {
    id,
    title,
    icon: iconOf(incident),
    state: stateLabel(state),
    impact: choiceOf(IMPACT_TONES, kind === 'announcement' ? undefined : tone, label),
    notes: [
      ...(kind === 'maintenance' ? [`Planned for ${planned}`] : []),
      ...(affected.length > 0 ? [`Affected: ${affected.join(', ')}`] : []),
    ],
    ended: ended_at === null ? '' : `${stateLabel(state)} ${momentOf(ended_at, tz)}`,
    updates: updates.map((update) => ({
      id: update.id,
      state: stateLabel(update.state),
      at: new Date(update.at * 1000).toISOString(),
      when: momentOf(update.at, tz),
      text: update.text,
    })),
  };
}

/** Open incidents: what happens now before what is planned, then the most severe first. */
export function openIncidents<T extends Pick<IncidentFields, 'ended_at' | 'impact' | 'state'>>(
  incidents: readonly T[],
): T[] {
  const isPlanned = ({ state }: T) => Number(state === 'scheduled');
  return incidents
    .filter(({ ended_at }) => ended_at === null)
    .sort(
      (a, b) =>
        isPlanned(a) - isPlanned(b) || impactOf(b.impact).weight - impactOf(a.impact).weight,
    );
}

/** Resolved incidents, by end, newest first. */
export function pastIncidents<T extends Pick<IncidentFields, 'ended_at'>>(
  incidents: readonly T[],
): T[] {
  return incidents
    .filter(({ ended_at }) => ended_at !== null)
    .sort((a, b) => (b.ended_at ?? 0) - (a.ended_at ?? 0));
}

export const NOTICE_TONES = ['calm', 'warning', 'danger'] as const;
export type NoticeTone = (typeof NOTICE_TONES)[number];

/** The line above the overall state. */
export interface NoticeView {
  icon: Choice<IncidentIconName, string>;
  /** `Investigating:`; none without an open incident. */
  state: string[];
  text: string;
}

/** The first of the open incidents, in one line. */
export function noticeView(incidents: readonly IncidentFields[]): Choice<NoticeTone, NoticeView> {
  const open = openIncidents(incidents);
  const [first] = open;
  if (!first) {
    const icon = choiceOf(INCIDENT_ICONS, 'over', '');
    return choiceOf(NOTICE_TONES, 'calm', { icon, state: [], text: 'No open incidents' });
  }
  const isGrave = first.impact === 'major' || first.impact === 'critical';
  const tone = isGrave ? 'danger' : first.impact === 'minor' ? 'warning' : 'calm';
  const more = open.length > 1 ? ` (and ${open.length - 1} more)` : '';
  return choiceOf(NOTICE_TONES, tone, {
    icon: iconOf(first),
    state: [`${stateLabel(first.state)}:`],
    text: first.title + more,
  });
}
