import { call } from '../call.ts';

export const getCommands = call({ operation: 'getCommands', method: 'GET', path: '/api/commands' });
