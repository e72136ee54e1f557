import { call } from '../call.ts';
import * as answers from './answers.ts';

export const getDesk = call({
  operation: 'getDesk',
  method: 'GET',
  path: '/api/staff/desk',
  answer: answers.getDesk,
});

export const getOpenWork = call({
  operation: 'getOpenWork',
  method: 'GET',
  path: '/api/staff/open-work',
  answer: answers.getOpenWork,
});

export const getWaitingPurchases = call({
  operation: 'getWaitingPurchases',
  method: 'GET',
  path: '/api/staff/open-work/purchases',
  answer: answers.getWaitingPurchases,
});

export const getWaitingInvoices = call({
  operation: 'getWaitingInvoices',
  method: 'GET',
  path: '/api/staff/open-work/invoices',
  answer: answers.getWaitingInvoices,
});
