import { call } from '../call.ts';

export const getTeam = call({ operation: 'getTeam', method: 'GET', path: '/api/team' });
