import { componentNames } from '@portico/contracts/components/names';
import type { ComponentNames } from '@portico/contracts/components/names';
import type { Incident } from '@portico/contracts/incidents/schema';
import { incidentView } from '@portico/contracts/rules/status/incident-view';

/** Texts of an incident for this reader. */
export const viewOf = (incident: Incident, names: Partial<ComponentNames>) =>
  incidentView(incident, { affected: componentNames(incident.components, names) });
