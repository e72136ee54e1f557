import { screen, waitFor, within } from '@testing-library/react';
import type { Plan } from '@portico/contracts/store/schema';
import { testSession } from '@portico/sdk/testing';
import { errorResponse, mockApi } from '../../testing/mock-api.ts';
import { customer } from '../../testing/samples.ts';
import {
  CHECKOUT,
  fine,
  open,
  plan,
  PLANS,
  review,
  seller,
  SELLER,
  STORE,
  toPayment,
} from '../../testing/store-page.tsx';
import { storeTexts } from '../../testing/store-texts.ts';

beforeEach(() => {
  testSession(null);
});
afterEach(() => jest.restoreAllMocks());

describe('the store of a site pack', () => {
  it('says what the pack says: its promises, its comparison and its questions', async () => {
    mockApi(fine);
    open();
    expect(await screen.findByText(storeTexts.lead)).toBeInTheDocument();
    for (const { text } of storeTexts.promises) expect(screen.getByText(text)).toBeInTheDocument();
    const table = within(screen.getByRole('table', { name: storeTexts.comparison.title }));
    for (const { label, free, licensed } of storeTexts.comparison.groups.flatMap(
      ({ rows }) => rows,
    )) {
      const row = table.getByRole('row', { name: (name) => name.startsWith(`${label} `) });
      expect(
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ).toEqual([free, licensed].map(({ yes, no, text }) => [...yes, ...no, ...text].join('')));
    }
    expect(screen.getByText('Yes, buy additional slots anytime.')).toBeInTheDocument();
  });

  it('sells also while its texts cannot be loaded', async () => {
    mockApi({ ...fine, [STORE]: errorResponse(404) });
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Store' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Buy Duo' })).toBeInTheDocument();
  });

  it('leads to Discord where it sells a plan, too, and says whose refunds of it are', async () => {
    const discordUrl = 'https://discord.com/application-directory/1/store/2';
    mockApi({ ...fine, [PLANS]: [{ ...plan('Duo', 849), discordUrl }, plan('Multi', 1999)] });
    open();
    const links = await screen.findAllByRole('link', { name: /^Buy in Discord ?: / });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Buy in Discord: Duo', discordUrl],
    ]);
    expect(screen.getByText(/Discord handles their refunds and withdrawals/)).toBeInTheDocument();
  });

  it('says nothing of Discord where it sells nothing there', async () => {
    mockApi(fine);
    open();
    expect(await screen.findByRole('button', { name: 'Buy Duo' })).toBeInTheDocument();
    expect(screen.queryByText(/in Discord/)).toBeNull();
  });

  it('sells any number of plans in the currency and under the guarantee of the catalog', async () => {
    const inDollars = ['Mini', 'Solo', 'Team Pro', 'Network'].map((id, index): Plan => ({
      ...plan(id, 500 * (index + 1)),
      currency: 'USD',
      ...(id === 'Team Pro' && { servers: 3, maxServers: 9 }),
    }));
    const guarantee = { days: 14, activeHours: 48 };
    testSession(customer);
    const requests = mockApi({
      ...fine,
      [PLANS]: inDollars,
      [SELLER]: { ...seller, currency: 'USD', guarantee, taxPercent: 10 },
      [CHECKOUT]: errorResponse(502),
    });
    open();
    // The plan with a choice begins with its fewest servers.
    for (const price of ['$5.00', '$10.00', '$45.00', '$20.00'])
      expect(await screen.findByText(price)).toBeInTheDocument();
    expect(await screen.findByText('Includes 10% tax ($4.09)')).toBeInTheDocument();
    expect(screen.getByText('Prices in US dollars,', { exact: false })).toBeInTheDocument();
    const dialog = await review('Team Pro');
    for (const text of ['$15.00', '$45.00']) expect(dialog.getByText(text)).toBeInTheDocument();
    expect(
      dialog.getByText(/within 14 days of the purchase, unless a slot was active for 48 hours/),
    ).toBeInTheDocument();
    await toPayment();
    await waitFor(() =>
      expect(requests.find(({ call }) => call === CHECKOUT)?.body).toMatchObject({
        ...{ plan: 'Team Pro', servers: 3, price: 4500, currency: 'USD', guarantee },
      }),
    );
  });
});
