import { json, type Reply } from '../http/http.ts';

type ErrorType = 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'card_error';

/** An error response in Stripe's format. */
export class StripeError extends Error {
  constructor(
    readonly status: number,
    readonly type: ErrorType,
    message: string,
    readonly details: { code?: string; param?: string } = {},
  ) {
    super(message);
  }

  toReply(): Reply {
    const error = { type: this.type, message: this.message, ...this.details };
    return json(this.status, { error });
  }
}

/** An invalid parameter. */
export function invalidRequest(message: string, param?: string, code?: string): StripeError {
  return new StripeError(400, 'invalid_request_error', message, {
    ...(param && { param }),
    ...(code && { code }),
  });
}

export function resourceMissing(object: string, id: string): StripeError {
  return new StripeError(404, 'invalid_request_error', `No such ${object}: '${id}'`, {
    code: 'resource_missing',
    param: 'id',
  });
}
