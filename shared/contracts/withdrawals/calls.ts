import { call } from '../call.ts';
import * as answers from './answers.ts';

export const stateWithdrawal = call({
  operation: 'stateWithdrawal',
  method: 'POST',
  path: '/api/withdrawals',
  answer: answers.stateWithdrawal,
});
