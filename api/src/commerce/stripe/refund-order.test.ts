import Stripe from 'stripe';
import { refundOutcome } from './refund-order.ts';

const { StripeAPIError, StripeConnectionError, StripeIdempotencyError, StripeInvalidRequestError } =
  Stripe.errors;
const raw = (statusCode: number, code?: string) =>
  ({ type: 'invalid_request_error', statusCode, code, message: '' }) as never;

test.each([
  ['a key with other parameters', new StripeIdempotencyError(raw(400)), 'stored-error'],
  ['a key that is in use', new StripeIdempotencyError(raw(409)), 'unknown'],
  ['a fault of Stripe', new StripeAPIError(raw(500)), 'stored-error'],
  ['no answer', new StripeConnectionError({ message: '' }), 'unknown'],
  ['a limit of rates', new StripeInvalidRequestError(raw(429)), 'unknown'],
  ['a conflict', new StripeInvalidRequestError(raw(409)), 'unknown'],
  ['a fault of ours', new TypeError('x'), 'unknown'],
])('after %s the refund can be tried again', (_, error, kind) => {
  expect(refundOutcome(error)).toEqual({ kind, cause: error });
});

test.each([
  [new StripeInvalidRequestError(raw(400, 'charge_already_refunded')), 'already-refunded'],
  [new StripeInvalidRequestError(raw(400, 'charge_disputed')), 'payment-disputed'],
  [new StripeInvalidRequestError(raw(400, 'refund_disputed_payment')), 'payment-disputed'],
  [new StripeInvalidRequestError(raw(400)), 'StripeInvalidRequestError'],
  [new StripeInvalidRequestError(raw(402, 'insufficient_funds')), 'insufficient_funds'],
])('a refusal has a reason (%#)', (error, code) => {
  expect(refundOutcome(error)).toEqual({ kind: 'refused', code });
});
