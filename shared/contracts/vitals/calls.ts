import { call } from '../call.ts';

/** How the apps of the site fare in people's browsers; for the team. */
export const getVitals = call({ operation: 'getVitals', method: 'GET', path: '/api/vitals' });
