import { call } from '../call.ts';

/** What a page noticed about the parts that it is made of; sent when nobody waits for it. */
export const sendBeacon = call({
  operation: 'sendBeacon',
  method: 'POST',
  path: '/api/reports/beacon',
});
