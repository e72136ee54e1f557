/**
 * A payment in Stripe's dashboard.
 * @param payment id of the payment intent @param isLive whether the secret key is of live mode
 */
export const dashboardUrl = (payment: string, isLive: boolean): string =>
  `https://dashboard.stripe.com${isLive ? '' : '/test'}/payments/${encodeURIComponent(payment)}`;
