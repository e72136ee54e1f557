import { call } from '../call.ts';

export const getAudit = call({ operation: 'getAudit', method: 'GET', path: '/api/staff/audit' });
