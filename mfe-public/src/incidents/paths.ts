export const HISTORY_PATH = '/status/incidents';

/** The path of a report. */
export const incidentPath = (id: string): string => `${HISTORY_PATH}/${encodeURIComponent(id)}`;
