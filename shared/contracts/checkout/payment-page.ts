/** Redirects the buyer to the payment page of a checkout session: for a page change of a browser. */
export const PAYMENT_PAGE_PATH = '/api/stripe/checkout/:sessionId';

/** @param sessionId the id that a checkout answers */
export const paymentPageOf = (sessionId: string): string =>
  PAYMENT_PAGE_PATH.replace(':sessionId', () => encodeURIComponent(sessionId));
