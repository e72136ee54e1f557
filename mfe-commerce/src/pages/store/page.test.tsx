import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testReset, testSession, testToasts } from '@portico/sdk/testing';
import { mockApi, errorResponse } from '../../testing/mock-api.ts';
import { CHECKOUT, fine, open, plans, PLANS, seller, SELLER } from '../../testing/store-page.tsx';

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

  it('says what each server costs, and which plan costs less for as many', async () => {
    const [single, duo, multi] = plans;
    mockApi({
      ...fine,
      [PLANS]: [single, { ...duo, servers: 2 }, { ...multi, servers: 5 }],
    });
    open();
    const servers = await screen.findByLabelText('Servers');
    const card = (name: string) =>
      within(screen.getByRole('button', { name: `Buy ${name}` }).closest('li')!);
    expect(card('Duo').getByText('Per server').parentElement).toHaveTextContent('€4.25');
    expect(card('Multi').getByText('Per server').parentElement).toHaveTextContent('€4.00');
    expect(card('Single').queryByText('Per server')).toBeNull();
    for (const [count, text] of [
      ['2', 'Duo costs less: 2 servers for €8.49'],
      ['3', 'Per server'],
      ['4', 'Per server'],
      ['5', 'Multi costs less: 5 servers for €19.99'],
      ['6', 'Per server'],
    ] as const) {
      await userEvent.clear(servers);
      await userEvent.type(servers, count);
      expect(card('Single').getByText(text)).toBeInTheDocument();
      expect(card('Single').queryAllByText(/costs less|Per server/)).toHaveLength(1);
    }
  });

  it('says near the buttons who takes the payment and how refunds work', async () => {
    mockApi(fine);
    open();
    const trust = within(await screen.findByRole('list', { name: 'Before you buy' }));
    expect(trust.getByText('Secure payment by Stripe')).toBeInTheDocument();
    expect(trust.getByRole('link', { name: 'How refunds work' })).toHaveAttribute(
      'href',
      '/refund',
    );
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
