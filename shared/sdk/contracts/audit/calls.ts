import { call } from '../call.ts';
import * as answers from './answers.ts';

export const getAudit = call({
  operation: 'getAudit',
  method: 'GET',
  path: '/api/staff/audit',
  answer: answers.getAudit,
});
