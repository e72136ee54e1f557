import { incidentView, type IncidentFields, type IncidentView } from './incident-view.ts';

/** Instead of reports. */
export const NO_REPORTS = 'The team has reported nothing yet.';

/** The first page of the incident history. Times are in UTC. */
export interface HistoryScreen {
  reports: IncidentView[];
  /** Instead of reports: none or one line. */
  calm: string[];
}

/** @param incidents newest first, with the names of what they affect */
export const historyScreen = (
  incidents: readonly (IncidentFields & { affected: readonly string[] })[],
): HistoryScreen => ({
  reports: incidents.map((incident) =>
    incidentView(incident, { affected: incident.affected, tz: 'UTC' }),
  ),
  calm: incidents.length === 0 ? [NO_REPORTS] : [],
});
