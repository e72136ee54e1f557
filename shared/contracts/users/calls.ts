import { call } from '../call.ts';

export const getUser = call({ operation: 'getUser', method: 'GET', path: '/api/user/:userId' });
