import { z } from 'zod';
import { contract } from '@portico/sdk/contracts/contract';
import { lenient } from '@portico/sdk/contracts/leniency';
import { choice } from '@portico/sdk/contracts/choice';
import {
  getIncident,
  getIncidentHistory,
  getIncidentHistoryTexts,
  getIncidents,
  getIncidentTexts,
} from './calls.ts';

export const IncidentKind = z.enum(['incident', 'maintenance', 'announcement']);
export type IncidentKind = z.infer<typeof IncidentKind>;

export const IncidentImpact = z.enum(['none', 'minor', 'major', 'critical']);
export type IncidentImpact = z.infer<typeof IncidentImpact>;

/** `shared/contracts/rules/incidents` lists the states of each kind. */
export const IncidentState = z.enum([
  'investigating',
  'identified',
  'monitoring',
  'resolved',
  'scheduled',
  'in_progress',
  'completed',
  'posted',
  'ended',
]);
export type IncidentState = z.infer<typeof IncidentState>;

const time = z.int().meta({ description: 'Epoch seconds, UTC' });

export const IncidentUpdate = z
  .object({ id: z.string(), at: time, state: IncidentState, text: z.string() })
  .meta({ id: 'IncidentUpdate' });
export type IncidentUpdate = z.infer<typeof IncidentUpdate>;

/** A public incident, maintenance or announcement with its updates. */
export const Incident = z
  .object({
    id: z.string(),
    kind: IncidentKind,
    title: z.string(),
    impact: IncidentImpact,
    state: IncidentState,
    starts_at: time.meta({ description: 'For maintenance: the planned start' }),
    ended_at: time.nullable().meta({ description: 'null: ongoing' }),
    planned_end: lenient(
      'optional',
      time.nullable().meta({ description: 'Maintenance: the announced end; null: none' }),
    ),
    components: lenient(
      'optional',
      z.array(z.string()).meta({ description: 'Ids of the affected components' }),
    ),
    updates: z.array(IncidentUpdate).meta({ description: 'Newest first' }),
  })
  .meta({ id: 'Incident' });
export type Incident = z.infer<typeof Incident>;

export const getIncidentsContract = contract({
  call: getIncidents,
  summary: 'Lists ongoing incidents and those that ended within 90 days, newest first',
  response: z.array(Incident),
});

export const getIncidentContract = contract({
  call: getIncident,
  summary: 'Returns an incident, maintenance or announcement of any age with its updates',
  params: z.strictObject({ id: z.uuid() }),
  response: Incident,
});

export const IncidentHistory = z.object({ incidents: z.array(Incident), total: z.int() });
export type IncidentHistory = z.infer<typeof IncidentHistory>;

export const getIncidentHistoryContract = contract({
  call: getIncidentHistory,
  summary: 'Lists all incidents, maintenance and announcements by pages, newest first',
  query: z.strictObject({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  response: IncidentHistory,
});

/** An incident in the texts of its page, with times in UTC. */
export const IncidentTexts = z
  .object({
    id: z.string(),
    title: z.string(),
    icon: choice(z.string()),
    state: z.string(),
    impact: choice(z.string()),
    notes: z.array(z.string()),
    ended: z.string(),
    updates: z.array(
      z.object({
        id: z.string(),
        state: z.string(),
        at: z.string().meta({ description: 'ISO 8601' }),
        when: z.string(),
        text: z.string(),
      }),
    ),
  })
  .meta({ id: 'IncidentTexts' });

export const getIncidentTextsContract = contract({
  call: getIncidentTexts,
  summary: 'Returns an incident in the texts of its page, with times in UTC',
  params: z.strictObject({ id: z.uuid() }),
  response: IncidentTexts,
});

export const getIncidentHistoryTextsContract = contract({
  call: getIncidentHistoryTexts,
  summary: 'Returns the first page of the incident history in its texts, with times in UTC',
  response: z.object({
    reports: z.array(IncidentTexts),
    calm: z.array(z.string()).meta({ description: 'Instead of reports: none or one line' }),
  }),
});
