import {
  startCheckoutContract,
  paymentWebhookContract,
  verifyPaymentContract,
} from '../checkout/schema.ts';
import { example, exampleOf } from '@portico/sdk/contracts/example';

export const checkoutExamples = [
  example(startCheckoutContract, {
    body: {
      plan: '{{plan}}',
      servers: 2,
      userId: '473052869059424293',
      price: 849,
      currency: 'EUR',
      guarantee: { days: 7, activeHours: 24 },
      consent: true,
      consentVersion: 1,
    },
    answer: {
      id: 'cs_test_QzHp9rRYbMe00wFVlojk4D14',
      url: 'https://checkout.stripe.com/c/pay/cs_test_QzHp9rRYbMe00wFVlojk4D14',
    },
  }),
  exampleOf('openCheckout', {
    params: { sessionId: 'cs_test_QzHp9rRYbMe00wFVlojk4D14' },
    answer: 'https://checkout.stripe.com/c/pay/cs_test_QzHp9rRYbMe00wFVlojk4D14',
  }),
  example(verifyPaymentContract, {
    body: { invoiceId: 'INV-7Q4M2Z9KD3XR8TVA' },
    answer: { verified: true },
  }),
  example(paymentWebhookContract, {
    body: {
      id: 'evt_1SVbX2LkdIwHu7ix0LbYp9Qd',
      object: 'event',
      type: 'payment_intent.created',
      data: { object: { id: 'pi_3SVbX2LkdIwHu7ix1kTTWv0c', object: 'payment_intent' } },
    },
    answer: { received: true },
  }),
];
