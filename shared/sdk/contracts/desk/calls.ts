import { call } from '../call.ts';

export const getDesk = call({ operation: 'getDesk', method: 'GET', path: '/api/staff/desk' });
