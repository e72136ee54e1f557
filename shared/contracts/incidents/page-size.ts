/** Incidents per page of the public history. */
export const HISTORY_PAGE_SIZE = 20;
