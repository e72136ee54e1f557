import { call } from '../call.ts';
import * as answers from './answers.ts';

/** Load times and errors of the apps in browsers; team only. */
export const getVitals = call({
  operation: 'getVitals',
  method: 'GET',
  path: '/api/vitals',
  answer: answers.getVitals,
});
