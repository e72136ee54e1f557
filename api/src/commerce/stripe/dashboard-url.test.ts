import { dashboardUrl } from './dashboard-url.ts';

describe("a payment in Stripe's dashboard", () => {
  it.each([
    [true, 'https://dashboard.stripe.com/payments/pi_1'],
    [false, 'https://dashboard.stripe.com/test/payments/pi_1'],
  ])('is in the mode of the key: live %p', (isLive, url) => {
    expect(dashboardUrl('pi_1', isLive)).toBe(url);
  });
});
