/** Fixed text of every failure of the status page (spec 0 §8). */
export const FAILURE =
  'Unable to fetch status, please try again later or join our support server for assistance.';
