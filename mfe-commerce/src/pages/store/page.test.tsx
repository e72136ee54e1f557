import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testReset, testSession, testToasts } from '@portico/sdk/testing';
import { mockApi, errorResponse } from '../../testing/mock-api.ts';
import { customer } from '../../testing/samples.ts';
import { CHECKOUT, fine, open, plans, PLANS, seller, SELLER } from '../../testing/store-page.tsx';

/** A problem of the API, as its pages read it. */
const problem = (status: number, kind: string, error?: string, instance?: string) =>
  new Response(JSON.stringify({ type: `urn:portico:problem:${kind}`, status, error, instance }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });

const buyButtons = () => within(screen.getByRole('list', { name: 'Plans' })).getAllByRole('button');

beforeEach(() => {
  testSession(null);
});
afterEach(() => jest.restoreAllMocks());

describe('the store', () => {
  it('offers Try Again when the plans cannot be loaded, and recovers', async () => {
    mockApi({ ...fine, [PLANS]: errorResponse(400) });
    open();
    expect(screen.getByRole('group', { name: 'Loading plans' })).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent('Unable to fetch plans');
    expect(screen.getByRole('link', { name: 'Join Discord Server' })).toHaveAttribute(
      'href',
      'https://discord.gg/juno',
    );
    mockApi(fine);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('list', { name: 'Plans' })).toBeInTheDocument();
  });

  it('[spec1 §2.12, §2.13, §2.15] shows the headline, the plans with the prices of the API, and a badge on Duo', async () => {
    mockApi(fine);
    open();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Lifetime Access - No Subscriptions' }),
    ).toBeInTheDocument();
    const cards = within(await screen.findByRole('list', { name: 'Plans' }));
    for (const { name, description } of plans) {
      expect(cards.getByRole('heading', { name })).toBeInTheDocument();
      expect(cards.getByText(description)).toBeInTheDocument();
    }
    expect(['€4.99', '€8.49', '€19.99'].map((price) => cards.queryByText(price))).not.toContain(
      null,
    );
    expect(cards.getAllByText('MOST POPULAR')).toHaveLength(1);
    expect(cards.getByText('Save 15%')).toBeInTheDocument();
    expect(cards.getByText('Save 20%')).toBeInTheDocument();
  });

  it('says that the store is not open where nothing is sold, without prices and terms', async () => {
    mockApi({ ...fine, [PLANS]: [] });
    open();
    expect(await screen.findByText('The store is not open yet')).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Plans' })).not.toBeInTheDocument();
    expect(screen.queryByText(/By buying you accept/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Buy/ })).not.toBeInTheDocument();
  });

  it('[spec1 §5.1] requires a login, which returns to the chosen plan', async () => {
    const requests = mockApi(fine);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Buy Multi' }));
    expect(testToasts()).toEqual(['Authentication Required: Please log in before purchasing.']);
    expect(screen.getByRole('link', { name: 'Login with Discord', hidden: true })).toHaveAttribute(
      'href',
      '/api/auth/discord?returnTo=%2Fstore%3Fplan%3DMulti',
    );
    expect(requests.map(({ call }) => call)).not.toContain(CHECKOUT);
  });

  it('[spec1 §9.1] sells Single for a chosen number of servers at the price per server', async () => {
    mockApi(fine);
    open('/store?plan=Single&servers=4');
    const servers = await screen.findByLabelText('Servers');
    expect(servers).toHaveValue(4);
    await userEvent.clear(servers);
    expect(screen.getByRole('button', { name: 'Buy Single' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.type(servers, '3');
    expect(screen.getByText('€14.97')).toBeInTheDocument();
  });

  it('shows the tax in each price, also for several servers, or why there is none', async () => {
    const notice = 'No VAT is charged, because the seller is a small business.';
    mockApi({ ...fine, [SELLER]: { ...seller, taxNotice: notice } });
    const { unmount } = open();
    expect(await screen.findAllByText(notice)).toHaveLength(3);
    unmount();
    testReset();
    const taxed = { ...seller, taxPercent: 19, taxNotice: null, promotionCodes: true };
    mockApi({ ...fine, [SELLER]: taxed });
    open('/store?plan=Single&servers=3');
    for (const tax of ['€2.39', '€1.36', '€3.19'])
      expect(await screen.findByText(`Includes 19% tax (${tax})`)).toBeInTheDocument();
    expect(screen.getByText(/Discount codes can be entered/)).toBeInTheDocument();
  });

  it('shows the tax, and the imprint if there is one', async () => {
    mockApi(fine);
    const { unmount } = open();
    expect(await screen.findByText(/^no tax is charged$/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Imprint' })).toBeNull();
    unmount();
    testReset();
    const imprintUrl = 'https://example.com/imprint';
    mockApi({ ...fine, [SELLER]: { ...seller, taxPercent: 19, imprintUrl } });
    open();
    expect(await screen.findByText(/19% tax included/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Imprint' })).toHaveAttribute('href', imprintUrl);
  });
});

describe('buying', () => {
  beforeEach(() => testSession(customer));

  it('[spec1 §2.16] shows Processing... and disables every buy button during the checkout', async () => {
    let refuse: (answer: Response) => void = () => undefined;
    const requests = mockApi({
      ...fine,
      [CHECKOUT]: () => new Promise<Response>((resolve) => (refuse = resolve)),
    });
    open();
    await userEvent.click(await screen.findByLabelText(/I want my license at once/));
    await userEvent.click(screen.getByRole('button', { name: 'Buy Duo' }));
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
      consent: true,
      consentVersion: 1,
    });
  });

  it.each([
    [502, 'payment-provider-away', undefined, 'Failed to start checkout. Please try again.'],
    [409, 'price-changed', 'The price has changed to €9.49.', 'The price has changed to €9.49.'],
    [409, 'guarantee-changed', 'It has changed to 14 days.', 'It has changed to 14 days.'],
  ])('[spec1 §8.4] shows Checkout Failed for a %i response of %s', async (...shown) => {
    const [status, kind, error, why] = shown;
    const requests = mockApi({ ...fine, [CHECKOUT]: problem(status, kind, error) });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Buy Duo' }));
    await waitFor(() => expect(testToasts()).toEqual([`Checkout Failed: ${why}`]));
    // What the page shows is fetched again after a change.
    const times = status === 409 ? 2 : 1;
    for (const shows of [PLANS, SELLER])
      await waitFor(() =>
        expect(requests.filter(({ call }) => call === shows)).toHaveLength(times),
      );
  });

  it('requires a new login when the session has ended', async () => {
    mockApi({ ...fine, [CHECKOUT]: errorResponse(401), 'GET /api/auth/me': errorResponse(401) });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Buy Duo' }));
    await waitFor(() =>
      expect(testToasts()).toEqual(['Authentication Required: Please log in before purchasing.']),
    );
    expect(screen.getByRole('link', { name: 'Login with Discord', hidden: true })).toHaveAttribute(
      'href',
      '/api/auth/discord?returnTo=%2Fstore%3Fplan%3DDuo',
    );
  });

  it('needs the consent above the plans where the seller requires it', async () => {
    const requests = mockApi({
      ...fine,
      [SELLER]: { ...seller, consentRequired: true },
      [CHECKOUT]: errorResponse(502),
    });
    open();
    const list = await screen.findByRole('list', { name: 'Plans' });
    const box = screen.getByRole('checkbox');
    expect(box.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await waitFor(() => expect(box).toBeRequired());
    await userEvent.click(screen.getByRole('button', { name: 'Buy Duo' }));
    expect(box).toHaveFocus();
    expect(box).toHaveAccessibleDescription('Check this box to buy.');
    expect(requests.map(({ call }) => call)).not.toContain(CHECKOUT);
    await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: 'Buy Duo' }));
    await waitFor(() => expect(requests.map(({ call }) => call)).toContain(CHECKOUT));
  });

  it('leads to the invoice of the same plan that is being paid, unless the buyer insists', async () => {
    const requests = mockApi({
      ...fine,
      [CHECKOUT]: (body: unknown) =>
        (body as { again?: boolean }).again
          ? errorResponse(502)
          : problem(409, 'payment-under-way', 'A payment is under way.', '/invoice/INV-5'),
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Buy Duo' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('link', { name: 'View invoice' })).toHaveAttribute(
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
