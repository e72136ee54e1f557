import { call } from '../../call.ts';
import * as answers from './answers.ts';

export const getWithdrawals = call({
  operation: 'getWithdrawals',
  method: 'GET',
  path: '/api/staff/withdrawals',
  answer: answers.getWithdrawals,
});

export const resolveWithdrawal = call({
  operation: 'resolveWithdrawal',
  method: 'POST',
  path: '/api/staff/withdrawals/:withdrawalId',
  answer: answers.resolveWithdrawal,
});
