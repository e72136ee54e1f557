import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testSession, testToasts } from '@portico/sdk/testing';
import { errorResponse, mockApi, problemResponse } from '../../testing/mock-api.ts';
import { customer } from '../../testing/samples.ts';
import {
  CHECKOUT,
  fine,
  open,
  plans,
  PLANS,
  review,
  seller,
  SELLER,
  toPayment,
} from '../../testing/store-page.tsx';

const buyButtons = () => within(screen.getByRole('list', { name: 'Plans' })).getAllByRole('button');

const CONSENT = /withdraw/;

beforeEach(() => {
  testSession(customer);
});
afterEach(() => jest.restoreAllMocks());

describe('buying', () => {
  it('[spec1 §2.16] shows Processing... and disables every buy button during the checkout', async () => {
    let refuse: (answer: Response) => void = () => undefined;
    const requests = mockApi({
      ...fine,
      [CHECKOUT]: () => new Promise<Response>((resolve) => (refuse = resolve)),
    });
    open();
    const dialog = await review('Duo');
    await toPayment();
    // Neither a second press nor Escape does anything.
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await userEvent.click(dialog.getByRole('button', { name: 'Processing...' }));
    expect(requests.filter(({ call }) => call === CHECKOUT)).toHaveLength(1);
    expect(buyButtons().map((element) => element.textContent)).toEqual([
      'Buy Single',
      'Processing...',
      'Buy Multi',
    ]);
    for (const button of buyButtons()) expect(button).toHaveAttribute('aria-disabled', 'true');
    refuse(errorResponse(502));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Buy Duo' })).not.toHaveAttribute('aria-disabled'),
    );
    expect(requests.find(({ call }) => call === CHECKOUT)?.body).toEqual({
      plan: 'Duo',
      servers: 1,
      userId: customer.id,
      price: 849,
      currency: 'EUR',
      guarantee: { days: 7, activeHours: 24 },
      consent: false,
    });
  });

  it.each([
    [502, 'payment-provider-away', undefined, 'Failed to start checkout. Please try again.'],
    [409, 'about:blank', 'The store is not open.', 'The store is not open.'],
  ])('[spec1 §8.4] shows Checkout Failed for a %i response of %s', async (...shown) => {
    const [status, kind, error, why] = shown;
    mockApi({ ...fine, [CHECKOUT]: problemResponse(status, kind, error) });
    open();
    const dialog = await review('Duo');
    await toPayment();
    await waitFor(() => expect(testToasts()).toEqual([`Checkout Failed: ${why}`]));
    // The choice stays, and can be tried again.
    expect(dialog.getByRole('button', { name: 'Continue to Payment' })).toBeEnabled();
  });

  it.each([
    ['price-changed', 'The price has changed to €9.49. Nothing was charged.'],
    ['guarantee-changed', 'The money-back guarantee has changed. Nothing was charged.'],
  ])('shows the new terms in the review and asks again after %s', async (kind, why) => {
    const requests = mockApi({ ...fine, [CHECKOUT]: problemResponse(409, kind, why) });
    open();
    const dialog = await review('Duo');
    expect(dialog.getByText('€8.49')).toBeInTheDocument();
    const now = plans.map((plan) => ({ ...plan, price: plan.price + 100 }));
    const guarantee = { days: 3, activeHours: 5 };
    const next = mockApi({
      ...fine,
      [PLANS]: now,
      [SELLER]: { ...seller, guarantee },
      [CHECKOUT]: problemResponse(409, kind, why),
    });
    await toPayment();
    expect(await dialog.findByText(why)).toBeInTheDocument();
    expect(await dialog.findByText('€9.49')).toBeInTheDocument();
    expect(await dialog.findByText(/within 3 days of the purchase/)).toBeInTheDocument();
    expect(testToasts()).toEqual([]);
    expect(requests.map(({ call }) => call)).not.toContain(CHECKOUT);
    expect(next.filter(({ call }) => call === CHECKOUT)).toHaveLength(1);
    const last = mockApi({ ...fine, [PLANS]: now, [CHECKOUT]: errorResponse(502) });
    await toPayment();
    await waitFor(() =>
      expect(last.find(({ call }) => call === CHECKOUT)?.body).toMatchObject({
        ...{ price: 949, guarantee },
      }),
    );
    expect(dialog.queryByText(why)).not.toBeInTheDocument();
  });

  it('buys a license for somebody else where the buyer says so', async () => {
    const requests = mockApi({ ...fine, [CHECKOUT]: errorResponse(502) });
    open();
    const dialog = await review('Duo');
    expect(dialog.queryByText(/shows a code to give away/)).toBeNull();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'This is a gift' }));
    expect(dialog.getByText(/shows a code to give away/)).toBeInTheDocument();
    await toPayment();
    await waitFor(() =>
      expect(requests.find(({ call }) => call === CHECKOUT)?.body).toMatchObject({ gift: true }),
    );
  });

  it('leaves the review where the plan is no longer sold', async () => {
    mockApi({ ...fine, [CHECKOUT]: errorResponse(400, 'Unknown plan.') });
    open();
    await review('Duo');
    mockApi({ ...fine, [PLANS]: [plans[0]], [CHECKOUT]: errorResponse(400, 'Unknown plan.') });
    await toPayment();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Buy Duo' })).toBeNull();
    expect(testToasts()).toHaveLength(1);
  });

  it('says in the review what is bought, for how much, from whom and under which terms', async () => {
    const imprintUrl = 'https://example.com/imprint';
    mockApi({ ...fine, [SELLER]: { ...seller, taxPercent: 19, imprintUrl } });
    open();
    await userEvent.clear(await screen.findByLabelText('Servers'));
    await userEvent.type(screen.getByLabelText('Servers'), '3');
    const dialog = await review('Single');
    for (const text of ['A feature of Single', '3', '€4.99', '€14.97', 'Includes 19% tax (€2.39)'])
      expect(dialog.getByText(text)).toBeInTheDocument();
    expect(
      dialog.getByText(/money back within 7 days of the purchase, unless a slot was active/),
    ).toBeInTheDocument();
    expect(dialog.getByText('Sold by Juno.')).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Imprint' })).toHaveAttribute('href', imprintUrl);
    expect(dialog.getByRole('link', { name: 'Refund Policy' })).toHaveAttribute('href', '/refund');
    expect(dialog.queryByRole('checkbox', { name: CONSENT })).toBeNull();
  });

  it('opens the review of the plan and the number that a sign-in or the payment page returns to', async () => {
    mockApi(fine);
    const { unmount } = open('/store?plan=Single&servers=4');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('€19.96')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    unmount();
    // A number that the plan does not allow is none, and neither is another plan.
    open('/store?plan=Single&servers=400');
    expect(within(await screen.findByRole('dialog')).getAllByText('€4.99')).toHaveLength(2);
  });

  it.each(['Gone', '', 'constructor'])('reviews nothing for the plan "%s"', async (id) => {
    mockApi(fine);
    open(`/store?plan=${id}`);
    expect(await screen.findByRole('button', { name: 'Buy Duo' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes the review by Escape, and nothing was sent', async () => {
    const requests = mockApi(fine);
    open();
    await review('Duo');
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Buy Duo' })).toHaveFocus();
    expect(requests.map(({ call }) => call)).not.toContain(CHECKOUT);
  });

  it('requires a new login when the session has ended', async () => {
    mockApi({ ...fine, [CHECKOUT]: errorResponse(401), 'GET /api/auth/me': errorResponse(401) });
    open();
    await review('Duo');
    await toPayment();
    await waitFor(() =>
      expect(testToasts()).toEqual(['Authentication Required: Please log in before purchasing.']),
    );
    expect(screen.getByRole('link', { name: 'Login with Discord', hidden: true })).toHaveAttribute(
      'href',
      '/api/auth/discord?returnTo=%2Fstore%3Fplan%3DDuo',
    );
  });

  it('needs the consent in the review where the seller requires it', async () => {
    const requests = mockApi({
      ...fine,
      [SELLER]: {
        ...seller,
        consentRequired: true,
        withdrawal: { days: 14, exception: 'content' },
      },
      [CHECKOUT]: errorResponse(502),
    });
    open();
    expect(await screen.findByRole('list', { name: 'Plans' })).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: CONSENT })).toBeNull();
    const dialog = await review('Duo');
    const box = await dialog.findByRole('checkbox', { name: CONSENT });
    expect(box).toBeRequired();
    await toPayment();
    expect(box).toHaveFocus();
    expect(box).toHaveAccessibleDescription('Check this box to buy.');
    expect(requests.map(({ call }) => call)).not.toContain(CHECKOUT);
    await userEvent.click(box);
    await toPayment();
    await waitFor(() =>
      expect(requests.find(({ call }) => call === CHECKOUT)?.body).toMatchObject({
        ...{ consent: true, consentVersion: 1 },
      }),
    );
  });

  it('leads to the invoice of the same plan that is being paid, unless the buyer insists', async () => {
    const requests = mockApi({
      ...fine,
      [CHECKOUT]: (body: unknown) =>
        (body as { again?: boolean }).again
          ? errorResponse(502)
          : problemResponse(409, 'payment-under-way', 'A payment is under way.', '/invoice/INV-5'),
    });
    open();
    await review('Duo');
    await toPayment();
    const dialog = within(
      await screen.findByRole('dialog', { name: 'You are already paying for Duo' }),
    );
    expect(dialog.getByRole('link', { name: 'View Invoice' })).toHaveAttribute(
      'href',
      '/invoice/INV-5',
    );
    expect(testToasts()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Buy anyway' }));
    await waitFor(() => expect(testToasts()).toHaveLength(1));
    expect(requests.filter(({ call }) => call === CHECKOUT).at(-1)?.body).toMatchObject({
      plan: 'Duo',
      again: true,
    });
  });
});
