import { signatureOf } from 'sandbox/testing/stripe';
import type { Shop } from './shop.ts';
import { WEBHOOK_SECRET } from './stripe.ts';

/** Events of Stripe that a test delivers itself, without the sandbox. */
export const webhooksOf = (shop: () => Shop) => ({
  /** @param options the secret and the time of the signature, and other bytes than it signs */
  deliver: (event: object, { secret = WEBHOOK_SECRET, at = Date.now(), body = '' } = {}) => {
    const text = JSON.stringify(event);
    return shop().api.call('/api/stripe/webhook', {
      method: 'POST',
      body: body || text,
      headers: {
        'content-type': 'application/json',
        'stripe-signature': signatureOf(text, secret, at),
      },
    });
  },
  /** An event about the session of an invoice. */
  eventOf: async (invoiceId: string, type: string, id = `evt_${type}`) => {
    const sessions = await shop().stripe.sessions();
    const object = sessions.find((session) => session.client_reference_id === invoiceId);
    return { id, object: 'event', type, data: { object } };
  },
});
