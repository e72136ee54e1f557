import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from '@portico/sdk';
import { SdkTestProvider } from '@portico/sdk/testing';
import EconomyLogsPage from './page.tsx';

const ANNA = '100000000000000001';
const entry = (type: string, amount: string, created = 1_774_740_600) => ({
  user_id: ANNA,
  action: 'work',
  type,
  amount,
  cash: '1234567.5',
  card: '0',
  created,
});

let status: number;
let entries: object[];
let total: number;
let requests: URL[];

beforeEach(() => {
  status = 200;
  entries = [entry('gain', '1250.5'), entry('loss', '20'), entry('transfer', '7')];
  total = 120;
  requests = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = new URL(new Request(input).url);
    if (url.pathname.endsWith('/user')) return Response.json({ user: 'Anna', avatar: null });
    if (url.pathname === '/api/staff/desk')
      return Response.json({ rights: ['read', 'export'], server_id: '987654321098765432' });
    requests.push(url);
    const totals = [
      { action: 'work', type: 'gain', entries: 118, amount: '5000.25' },
      { action: 'gamble', type: 'loss', entries: 1, amount: '20' },
    ];
    return Response.json(status === 200 ? entries : { error: 'away' }, {
      status,
      headers: { 'x-total-count': String(total), 'x-totals': JSON.stringify(totals) },
    });
  });
});
afterEach(() => jest.restoreAllMocks());

function Address() {
  return <output>{decodeURIComponent(useLocation().search)}</output>;
}

const open = (search = '', rowsPerPage?: number) =>
  render(
    <SdkTestProvider
      path={`/staff/logging/economy${search}`}
      configuration={rowsPerPage === undefined ? {} : { 'mfe-staff': { rowsPerPage } }}
    >
      <EconomyLogsPage />
      <Address />
    </SdkTestProvider>,
  );
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const address = () => screen.getAllByRole('status').at(-1)?.textContent;

describe('the economy log page', () => {
  it('[spec1 §5.5] ignores a blank user id, shows an error for an invalid one and accepts a mention', async () => {
    open();
    expect(screen.getByRole('heading', { name: 'Find a User' })).toBeInTheDocument();
    const box = screen.getByRole('searchbox', { name: 'Search by user ID' });
    await userEvent.type(box, '   ');
    await press('Search');
    expect(requests).toEqual([]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.type(box, 'anna');
    await press('Search');
    expect(screen.getByRole('alert')).toHaveTextContent('17 to 20 digits');
    await userEvent.clear(box);
    await userEvent.type(box, `<@${ANNA}>`);
    await press('Search');
    expect(await screen.findByText('Anna')).toBeInTheDocument();
    expect(address()).toBe(`?user=${ANNA}`);
  });

  it('[spec1 §2.49] shows a table with Date, Action, Type, Amount, Cash and Card', async () => {
    open(`?user=${ANNA}`);
    const table = await screen.findByRole('table', { name: 'Economy logs' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Date', 'Action', 'Type', 'Amount', 'Cash', 'Card']);
    const cells = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent?.trim()),
      );
    // Gains and losses have a sign and a word besides the color; numbers are German (spec 1 §9).
    expect(cells.map((row) => row.slice(2))).toEqual([
      ['gain', '+1.250,50', '1.234.567,50', '0,00'],
      ['loss', '−20,00', '1.234.567,50', '0,00'],
      ['transfer', '7,00', '1.234.567,50', '0,00'],
    ]);
    const totals = screen.getByRole('region', { name: 'Totals' });
    expect(within(totals).getByText('+5.000,25')).toBeInTheDocument();
    expect(within(totals).getByText('120')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      expect.stringMatching(`^/api/economy/${ANNA}/export\\?tz=`),
    );
  });

  it('[spec1 §2.48, §5.6, §5.7] has filters that can be toggled, are in the URL and in the request', async () => {
    open(`?user=${ANNA}&page=3`);
    expect(await screen.findByText('Page 3 of 3')).toBeInTheDocument();
    const toggle = screen.getByRole('button', { name: 'Filters' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    await userEvent.type(screen.getByLabelText('Type'), 'gain');
    await userEvent.type(screen.getByLabelText('Minimum amount'), '1.250,5o');
    await press('Apply Filters');
    expect(screen.getByLabelText('Minimum amount')).toBeInvalid();
    await userEvent.type(screen.getByLabelText('Minimum amount'), '{Backspace}');
    await userEvent.type(screen.getByLabelText('Start date'), '2026-03-29');
    await press('Apply Filters');
    await waitFor(() =>
      expect(address()).toBe(`?user=${ANNA}&type=gain&min=1250.5&from=2026-03-29`),
    );
    await waitFor(() => expect(requests.at(-1)?.searchParams.get('min')).toBe('1250.5'));
    expect(requests.at(-1)?.searchParams.get('tz')).toBeTruthy();
    expect(requests.at(-1)?.searchParams.get('page')).toBe('1');
    await press('Remove filter Type: gain');
    expect(address()).toBe(`?user=${ANNA}&min=1250.5&from=2026-03-29`);
    await press('Amount');
    expect(address()).toContain('sort=-amount');
    await press('Clear Filters');
    expect(address()).toBe(`?user=${ANNA}&sort=-amount`);
  });

  it('[spec1 §2.51] shows No Economy Logs Found for an empty log', async () => {
    entries = [];
    total = 0;
    open(`?user=${ANNA}&type=none`);
    expect(
      await screen.findByRole('heading', { name: 'No Economy Logs Found' }),
    ).toBeInTheDocument();
  });

  it('shows an error with Try Again after a failed request', async () => {
    status = 500;
    open(`?user=${ANNA}&type=broken`);
    expect(await screen.findByText('The economy logs could not be loaded')).toBeInTheDocument();
    status = 200;
    await press('Try Again');
    expect(await screen.findByRole('table')).toBeInTheDocument();
  });

  it.each([
    [undefined, '50', 3],
    [10, '10', 12],
  ])(
    'with %p rows per page in the site pack, it asks for %s of 120 entries, on %s pages',
    async (rows, size, pages) => {
      open(`?user=${ANNA}`, rows);
      await screen.findByRole('table');
      expect(requests[0]?.searchParams.get('pageSize')).toBe(size);
      expect(screen.getByText(new RegExp(`of ${pages}$`))).toBeInTheDocument();
    },
  );

  it('replaces invalid values in the URL by defaults', async () => {
    open(`?user=${ANNA}&page=-1&sort=user&min=1,5&from=never&evil=1`);
    await screen.findByRole('table');
    const { searchParams } = requests[0] as URL;
    expect(Object.fromEntries([...searchParams].filter(([name]) => name !== 'tz'))).toEqual({
      page: '1',
      pageSize: '50',
      sort: '-created',
    });
  });
});
