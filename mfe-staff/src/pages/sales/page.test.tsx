import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Sales } from '@portico/contracts/sales/schema';
import { SdkTestProvider } from '@portico/sdk/testing';
import SalesPage from './page.tsx';

const NONE = {
  revenue: 0,
  refunds: 0,
  disputes: 0,
  net: 0,
  purchases: 0,
  complimentary: 0,
  discord: 0,
  plans: [],
};
const SOLD = {
  revenue: 1348,
  refunds: 499,
  disputes: 0,
  net: 849,
  purchases: 2,
  complimentary: 1,
  discord: 0,
  plans: [
    { plan: 'Single' as const, purchases: 1, revenue: 499 },
    { plan: 'Duo' as const, purchases: 1, revenue: 849 },
  ],
};
const sales: Sales = {
  currency: 'EUR',
  currencies: ['EUR'],
  zone: 'UTC',
  totals: SOLD,
  buckets: [
    { start: '2026-03-01', ...NONE },
    { start: '2026-03-02', ...SOLD },
  ],
};

let rights: string[];
let found: Sales | undefined;
/** The `Date` of the answers. */
let date: string | undefined;
beforeEach(() => {
  rights = ['read', 'export', 'sales'];
  found = sales;
  date = undefined;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = typeof input === 'string' ? input : '';
    if (url === '/api/staff/desk')
      return Response.json({ rights, server_id: '1' }, { headers: { ...(date && { date }) } });
    return found ? Response.json(found) : Response.json({ error: 'away' }, { status: 500 });
  });
});
afterEach(() => jest.restoreAllMocks());

const open = (search = '') =>
  render(
    <SdkTestProvider path={`/staff/sales${search}`}>
      <SalesPage />
    </SdkTestProvider>,
  );
const asked = () =>
  jest
    .mocked(fetch)
    .mock.calls.map(([url]) => url as string)
    .filter((url) => url.startsWith('/api/staff/sales'));

describe('the sales page', () => {
  it('has a report for each currency, also in its file, and keeps the chosen one in another period', async () => {
    found = { ...sales, currencies: ['EUR', 'USD'] };
    open('?from=2026-03-01&to=2026-03-02');
    const choice = await screen.findByRole('group', { name: 'Currency' });
    found = { ...found, currency: 'USD', buckets: [] };
    await userEvent.click(within(choice).getByRole('button', { name: 'USD' }));
    expect(await screen.findByText('No Sales in This Period')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'USD' })).toHaveAttribute('aria-pressed', 'true');
    expect(asked().at(-1)).toBe(
      '/api/staff/sales?from=2026-03-01&to=2026-03-02&by=day&currency=USD',
    );
    expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      '/api/staff/sales/export?from=2026-03-01&to=2026-03-02&by=day&currency=USD',
    );
    await userEvent.click(screen.getByRole('button', { name: '90 days' }));
    await waitFor(() => expect(asked().at(-1)).toMatch(/&currency=USD$/));
    expect(asked().at(-1)).not.toContain('2026-03-01');
  });

  it('has no choice of a currency where there is one', async () => {
    open('?from=2026-03-01&to=2026-03-02');
    await screen.findByRole('region', { name: 'Totals' });
    expect(screen.queryByRole('group', { name: 'Currency' })).not.toBeInTheDocument();
  });

  it('shows totals, charts with a description, and the days with sales', async () => {
    open('?from=2026-03-01&to=2026-03-02');
    const totals = await screen.findByRole('region', { name: 'Totals' });
    expect(totals).toHaveTextContent('Revenue€13.48');
    expect(totals).toHaveTextContent('Net€8.49');
    expect(
      screen.getByRole('img', { name: 'Revenue: Revenue €13.48, Refunds €4.99, Disputes €0.00' }),
    ).toBeInTheDocument();
    expect(
      screen.getByRole('img', { name: 'Purchases by plan: Single 1, Duo 1' }),
    ).toBeInTheDocument();
    const rows = within(screen.getByRole('table', { name: 'Sales' })).getAllByRole('row');
    expect(rows).toHaveLength(2);
    expect(rows[1]).toHaveTextContent('2026-03-02€13.48€4.99€0.00€8.4921 Single, 1 Duo, 1 compl');
    expect(screen.getByText('1 day without sales is not listed.')).toBeInTheDocument();
    expect(asked()).toEqual(['/api/staff/sales?from=2026-03-01&to=2026-03-02&by=day']);
  });

  it('offers the same period as a file, with the right to export', async () => {
    open('?from=2026-03-01&to=2026-03-02');
    expect(await screen.findByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      '/api/staff/sales/export?from=2026-03-01&to=2026-03-02&by=day',
    );
  });

  it('shows another period, and why one cannot be shown', async () => {
    open('?from=2026-03-01&to=2026-03-02');
    await screen.findByRole('table', { name: 'Sales' });
    const first = screen.getByLabelText('First day (UTC)');
    await userEvent.clear(first);
    await userEvent.type(first, '2026-03-05');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.getByRole('alert')).toHaveTextContent('must not be after the last day');
    expect(asked()).toHaveLength(1);
    await userEvent.clear(first);
    await userEvent.type(first, '2026-01-01');
    await userEvent.click(screen.getByRole('button', { name: 'Months' }));
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await screen.findByRole('table', { name: 'Sales' });
    expect(asked().at(-1)).toBe('/api/staff/sales?from=2026-01-01&to=2026-03-02&by=month');
  });

  it('has presets that end today', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: '12 months' }));
    await screen.findByRole('table', { name: 'Sales' });
    expect(asked().at(-1)).toMatch(/from=\d{4}-\d\d-01&to=\d{4}-\d\d-\d\d&by=month$/);
    expect(screen.getByRole('button', { name: '12 months' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it("has presets that end today by the server's clock", async () => {
    date = 'Tue, 03 Feb 2026 10:00:00 GMT';
    open();
    await userEvent.click(await screen.findByRole('button', { name: '12 months' }));
    await screen.findByRole('table', { name: 'Sales' });
    expect(asked()).toEqual([
      '/api/staff/sales?from=2026-01-05&to=2026-02-03&by=day',
      '/api/staff/sales?from=2025-03-01&to=2026-02-03&by=month',
    ]);
  });

  it('says that a period has no sales', async () => {
    found = { ...sales, totals: NONE, buckets: [{ start: '2026-03-01', ...NONE }] };
    open();
    expect(await screen.findByText('No Sales in This Period')).toBeInTheDocument();
  });

  it('is not for other ranks, which send no request', async () => {
    rights = ['read', 'export'];
    open();
    expect(await screen.findByText('Not for Your Rank')).toBeInTheDocument();
    expect(asked()).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Export CSV' })).toBeNull();
  });

  it('offers to try again after a failure', async () => {
    found = undefined;
    open();
    expect(await screen.findByText('The sales could not be loaded')).toBeInTheDocument();
    found = sales;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('table', { name: 'Sales' })).toBeInTheDocument();
  });
});
