import { call } from '../call.ts';
import * as answers from './answers.ts';

export const getSales = call({
  operation: 'getSales',
  method: 'GET',
  path: '/api/staff/sales',
  answer: answers.getSales,
});

export const exportSales = call({
  operation: 'exportSales',
  method: 'GET',
  path: '/api/staff/sales/export',
  answer: answers.exportSales,
});
