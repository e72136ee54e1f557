import { componentNames } from '@portico/sdk/contracts/components/names';
import type { Incident } from '@portico/sdk/contracts/incidents/schema';
import { incidentView } from '@portico/sdk/rules/status/incident-view';

/** Texts of an incident for this reader. */
export const viewOf = (incident: Incident) =>
  incidentView(incident, { affected: componentNames(incident.components) });
