import { call } from '../call.ts';
import * as answers from './answers.ts';

export const startCheckout = call({
  operation: 'startCheckout',
  method: 'POST',
  path: '/api/stripe/checkout',
  answer: answers.startCheckout,
});

export const verifyPayment = call({
  operation: 'verifyPayment',
  method: 'POST',
  path: '/api/stripe/verify',
  answer: answers.verifyPayment,
});

export const paymentWebhook = call({
  operation: 'paymentWebhook',
  method: 'POST',
  path: '/api/stripe/webhook',
});
