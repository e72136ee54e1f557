import { call } from '../call.ts';

export const getPlans = call({ operation: 'getPlans', method: 'GET', path: '/api/plans' });

export const getSeller = call({ operation: 'getSeller', method: 'GET', path: '/api/seller' });
