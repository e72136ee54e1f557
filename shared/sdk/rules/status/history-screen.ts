import { incidentView, type IncidentFields, type IncidentView } from './incident-view.ts';

/** Name of the first page of the incident history in a document. */
export const HISTORY_DATA = 'incident history';

/** Name of a report in a document. @param id of the incident */
export const reportData = (id: string): string => `incident ${id}`;

/** Instead of reports. */
export const NO_REPORTS = 'The team has reported nothing yet.';

/** The first screen of the incident history. Times are in UTC. */
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
