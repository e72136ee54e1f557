import { call } from '../call.ts';

export const startCheckout = call({
  operation: 'startCheckout',
  method: 'POST',
  path: '/api/stripe/checkout',
});

export const verifyPayment = call({
  operation: 'verifyPayment',
  method: 'POST',
  path: '/api/stripe/verify',
});

export const stripeWebhook = call({
  operation: 'stripeWebhook',
  method: 'POST',
  path: '/api/stripe/webhook',
});
