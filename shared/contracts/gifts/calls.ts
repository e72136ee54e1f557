import { call } from '../call.ts';
import * as answers from './answers.ts';

export const findGift = call({
  operation: 'findGift',
  method: 'POST',
  path: '/api/gifts/find',
  answer: answers.findGift,
});

export const redeemGift = call({
  operation: 'redeemGift',
  method: 'POST',
  path: '/api/gifts/redeem',
  answer: answers.redeemGift,
});
