import { z } from 'zod';
import { COMPONENT_IDS } from '../../components/ids.ts';
import { contract } from '@portico/sdk/contracts/contract';
import {
  Incident,
  IncidentImpact,
  IncidentKind,
  IncidentState,
  IncidentUpdate,
} from '../schema.ts';
import {
  correctUpdate,
  editIncident,
  listIncidents,
  openIncident,
  updateIncident,
  withdrawIncident,
} from './calls.ts';

const MAX_TITLE = 120;
const MAX_TEXT = 2000;
/** Incidents per page of the list. */
export const PAGE_SIZE = 20;

const title = z.string().trim().min(1).max(MAX_TITLE);
const text = z.string().trim().min(1).max(MAX_TEXT);
const components = z
  .array(z.enum(COMPONENT_IDS))
  .max(COMPONENT_IDS.length)
  .meta({ description: 'Ids of the affected components' });
const Id = z.strictObject({ id: z.uuid() });

/** An incident with the fields for the team. */
export const StaffIncident = Incident.extend({
  version: z
    .int()
    .meta({ description: 'Sent with each change; 409 if the incident was changed since' }),
  withdrawn: z.boolean().meta({ description: 'Visible to the team only' }),
  updates: z.array(
    IncidentUpdate.extend({
      author: z.string().nullable().meta({ description: 'User id; null: the account was deleted' }),
    }),
  ),
}).meta({ id: 'StaffIncident' });
export type StaffIncident = z.infer<typeof StaffIncident>;

export const StaffIncidentPage = z.object({
  incidents: z.array(StaffIncident),
  total: z.int(),
  may_write: z.boolean().meta({ description: "Whether the caller's rank may write" }),
});
export type StaffIncidentPage = z.infer<typeof StaffIncidentPage>;

export const NewIncident = z.strictObject({
  kind: IncidentKind,
  title,
  impact: IncidentImpact,
  state: IncidentState,
  text,
  starts_at: z.int().nonnegative().optional(),
  ended_at: z
    .int()
    .nonnegative()
    .optional()
    .meta({ description: 'Only for a final state; default: now' }),
  planned_end: z.int().nonnegative().optional().meta({ description: 'Only for maintenance' }),
  components: components.optional(),
});
export type NewIncident = z.infer<typeof NewIncident>;

export const IncidentEdit = z.strictObject({
  version: z.int(),
  title,
  impact: IncidentImpact,
  starts_at: z.int().nonnegative(),
  planned_end: z
    .int()
    .nonnegative()
    .nullable()
    .optional()
    .meta({ description: 'Only for maintenance; absent: unchanged, null: none' }),
  components: components.optional().meta({ description: 'Absent: unchanged' }),
});
export type IncidentEdit = z.infer<typeof IncidentEdit>;

export const NewUpdate = z.strictObject({ version: z.int(), state: IncidentState, text });
export type NewUpdate = z.infer<typeof NewUpdate>;

export const listIncidentsContract = contract({
  call: listIncidents,
  summary: 'Lists all incidents, maintenance and announcements, newest first',
  query: z.strictObject({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  response: StaffIncidentPage,
});

export const openIncidentContract = contract({
  call: openIncident,
  summary: 'Creates an incident, maintenance or announcement',
  body: NewIncident,
  response: StaffIncident,
});

export const editIncidentContract = contract({
  call: editIncident,
  summary: 'Changes title, impact or start',
  params: Id,
  body: IncidentEdit,
  response: StaffIncident,
});

export const withdrawIncidentContract = contract({
  call: withdrawIncident,
  summary: 'Withdraws an incident from the public; the team still sees it',
  params: Id,
  response: StaffIncident,
});

export const updateIncidentContract = contract({
  call: updateIncident,
  summary: 'Adds an update; the final state of its kind ends the incident',
  params: Id,
  body: NewUpdate,
  response: StaffIncident,
});

export const correctUpdateContract = contract({
  call: correctUpdate,
  summary: 'Corrects the text of an update',
  params: z.strictObject({ id: z.uuid(), updateId: z.string().regex(/^\d{1,18}$/) }),
  body: z.strictObject({ text }),
  response: StaffIncident,
});
