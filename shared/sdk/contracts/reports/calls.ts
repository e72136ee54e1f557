import { call } from '../call.ts';

/** Load times and errors of a page; sent while the page is idle. */
export const sendBeacon = call({
  operation: 'sendBeacon',
  method: 'POST',
  path: '/api/reports/beacon',
});
