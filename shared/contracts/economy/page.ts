/** Page of the economy log, by which a site pack leaves the log out (`pages.absent`). */
export const ECONOMY_LOG = '/staff/logging/economy';
