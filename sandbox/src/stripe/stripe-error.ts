import type Stripe from 'stripe';
import { json, type Reply } from '../http/http.ts';
import type { Documented } from './objects.ts';

type ErrorType = Extract<
  Stripe.RawErrorType,
  'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
>;
type ErrorCode = Documented<Stripe.PaymentIntent.LastPaymentError.Code>;

/** An error response in Stripe's format. */
export class StripeError extends Error {
  constructor(
    readonly status: number,
    readonly type: ErrorType,
    message: string,
    readonly details: { code?: ErrorCode | undefined; param?: string | undefined } = {},
  ) {
    super(message);
  }

  toReply(): Reply {
    const { code } = this.details;
    const error: Stripe.StripeRawError = {
      type: this.type,
      message: this.message,
      ...this.details,
      ...(code && { doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` }),
    };
    return json(this.status, { error });
  }
}

/** Parameters that Stripe refuses before it executes the call. It stores no such response. */
export class ParameterError extends StripeError {
  constructor(message: string, param?: string, code?: ErrorCode) {
    super(400, 'invalid_request_error', message, { code, param });
  }
}

/** A call that fails during its execution. */
export function invalidRequest(message: string, param?: string, code?: ErrorCode): StripeError {
  return new StripeError(400, 'invalid_request_error', message, { code, param });
}

/** @param param Stripe's name of the parameter with the id */
export function resourceMissing(object: string, id: string, param: string): StripeError {
  return new StripeError(404, 'invalid_request_error', `No such ${object}: '${id}'`, {
    code: 'resource_missing',
    param,
  });
}
