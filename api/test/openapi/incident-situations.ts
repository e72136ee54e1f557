import type { StaffIncident } from '@portico/contracts/incidents/staff/schema';
import { EXAMPLES } from './all-examples.ts';
import type { World } from './world.ts';

/** Opens the incident of the example. @param change merged into its body */
export async function openIncident({ owner }: World, change: object = {}): Promise<StaffIncident> {
  const answer = await owner.fetch('/api/staff/incidents', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...Object(EXAMPLES.get('openIncident')?.body), ...change }),
  });
  return (await answer.json()) as StaffIncident;
}

const opened = async (world: World) => ({ params: { id: (await openIncident(world)).id } });
const exists = async (world: World) => void (await openIncident(world));

/** Situations of the calls that read and change incidents. */
export const INCIDENT_SITUATIONS = {
  getIncident: opened,
  getIncidentHistory: exists,
  getIncidentHistoryTexts: exists,
  getIncidentTexts: opened,
  getIncidents: exists,
  getStatusFeed: exists,
  getStatusSummary: async (world: World) => {
    await openIncident(world);
    await openIncident(world, { kind: 'maintenance', state: 'scheduled' });
  },
  listIncidents: exists,
  editIncident: async (world: World) => {
    const { id, starts_at } = await openIncident(world);
    return { params: { id }, fields: { starts_at } };
  },
  withdrawIncident: opened,
  updateIncident: opened,
  correctUpdate: async (world: World) => {
    const { id, updates } = await openIncident(world);
    return { params: { id, updateId: updates[0]?.id ?? '' } };
  },
};
