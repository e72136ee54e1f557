import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {
  Customer,
  CustomerInvoice,
  CustomerSearch,
} from '@portico/contracts/customers/schema';
import { SdkTestProvider } from '@portico/sdk/testing';
import { sampleCustomer } from '../../customers/sample-customer.ts';
import CustomersPage from './page.tsx';

const USER = '473052869059424293';
const GUILD = '377823360513749174';
const customer: Customer = {
  ...sampleCustomer,
  kind: 'user',
  user: { id: USER, username: 'Customer' },
  invoices: sampleCustomer.invoices.map((invoice): CustomerInvoice => ({
    ...invoice,
    number: '000012',
    plan: 'Duo',
    servers: 2,
    amount: 849,
    paidAmount: 849,
    sessionId: 'cs_test_1',
    slots: [
      {
        position: 1,
        guildId: GUILD,
        guildName: 'Bay',
        authorizedAt: 1_795_248_000,
        revokedAt: null,
        transferableAt: null,
      },
      ...[2, 3].map((position) => ({
        position,
        guildId: null,
        guildName: null,
        authorizedAt: null,
        revokedAt: null,
        transferableAt: null,
      })),
    ],
    state: 'paid' as const,
    lastWebhook: {
      id: 'evt_1',
      type: 'checkout.session.completed',
      outcome: 'waiting',
      attempts: 2,
      receivedAt: 1_795_248_060,
    },
  })),
  ledger: [
    {
      id: '4',
      at: 1_795_248_000,
      kind: 'server.authorized',
      invoiceId: 'INV-7K2M',
      amount: 0,
      currency: 'EUR',
      slots: 0,
      guildId: GUILD,
      fromGuildId: null,
      source: 'user',
    },
  ],
};

const match = {
  key: USER,
  userId: USER,
  username: 'Customer',
  invoices: 1,
  newest: { invoiceId: 'INV-7K2M', number: '000012', createdAt: 1_795_248_000 },
};

let found: Customer | undefined;
let matched: CustomerSearch | undefined;
beforeEach(() => {
  found = customer;
  matched = { kind: 'id', matches: [match], hasMore: false };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = typeof input === 'string' ? input : '';
    if (url === '/api/staff/desk') return Response.json({ rights: ['read'], server_id: '1' });
    if (url === '/api/staff/customers/search')
      return matched
        ? Response.json(matched)
        : Response.json({ error: 'The payment provider cannot be reached.' }, { status: 503 });
    return found ? Response.json(found) : Response.json({ error: 'away' }, { status: 500 });
  });
});
afterEach(() => jest.restoreAllMocks());

const open = (search = '') =>
  render(
    <SdkTestProvider path={`/staff/customers${search}`}>
      <CustomersPage />
    </SdkTestProvider>,
  );

describe('the customer look-up', () => {
  it('has no Verify again without the right to verify', async () => {
    open(`?id=${USER}`);
    expect(await screen.findByText('Customer')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Verify Again' })).toBeNull();
  });

  const searchFor = async (text: string) =>
    userEvent.type(screen.getByLabelText('Search customers'), `${text}{Enter}`);
  const sent = () =>
    jest
      .mocked(fetch)
      .mock.calls.flatMap(([url, init]) =>
        url === '/api/staff/customers/search' ? [init?.body] : [],
      );

  it('says what can be searched, and sends no request for a blank text', async () => {
    open();
    const start = within(screen.getByRole('region', { name: 'Find a Customer' }));
    expect(start.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      ...['Invoice', 'Payment', 'Email', 'Discord'],
    ]);
    expect(start.getByRole('link', { name: 'Pending Payments' })).toHaveAttribute(
      'href',
      '/staff/customers?waiting=payments',
    );
    await searchFor('  ');
    expect(sent()).toEqual([]);
  });

  it('leads to the only customer that a text can mean, without the text in the address', async () => {
    open();
    await searchFor(' ada@example.com ');
    expect(await screen.findByRole('region', { name: 'Invoices' })).toBeInTheDocument();
    expect(sent()).toEqual(['{"text":"ada@example.com"}']);
    expect(jest.mocked(fetch).mock.calls.map(([url]) => url)).toContain(
      `/api/staff/customers/${USER}`,
    );
    expect(screen.getByLabelText('Search customers')).toHaveValue('');
  });

  it('lists the customers that a text can mean, and opens the chosen one', async () => {
    const other = { ...match, key: 'INV-OTHER', userId: '1', username: null, newest: null };
    matched = { kind: 'name', matches: [match, other], hasMore: false };
    open();
    await searchFor('cu');
    expect(await screen.findByText('2 customers match. Choose one.')).toBeInTheDocument();
    const table = screen.getByRole('table', { name: 'Customers' });
    expect(table).toHaveTextContent('000012');
    expect(within(table).getByRole('link', { name: '1' })).toHaveAttribute(
      'href',
      '/staff/customers?id=INV-OTHER',
    );
    await userEvent.click(within(table).getByRole('link', { name: 'Customer' }));
    expect(await screen.findByRole('region', { name: 'Invoices' })).toBeInTheDocument();
    expect(screen.queryByRole('table', { name: 'Customers' })).toBeNull();
  });

  it('says that there are more customers than the list has', async () => {
    matched = { kind: 'name', matches: [match, { ...match, userId: '2' }], hasMore: true };
    open();
    await searchFor('cu');
    expect(await screen.findByText(/^The first 2 customers that match/)).toBeInTheDocument();
  });

  it.each([
    ['email', /^No invoice has this email address/],
    ['charge', /^No invoice belongs to this Stripe charge/],
    ['name', /^No Discord name begins like this/],
    ['number', /^No invoice has this number/],
  ] as const)('says why a search by %s finds nobody', async (kind, text) => {
    matched = { kind, matches: [], hasMore: false };
    open(`?id=${USER}`);
    await searchFor('x');
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByText(/^Search by invoice number or ID/)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Invoices' })).toBeNull();
  });

  it('shows why a search failed', async () => {
    matched = undefined;
    open();
    await searchFor('ch_1');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The payment provider cannot be reached.',
    );
  });

  it('shows invoices with slots and last webhook, and the ledger', async () => {
    open(`?id=${USER}`);
    const invoices = await screen.findByRole('region', { name: 'Invoices' });
    expect(invoices).toHaveTextContent('€8.49');
    expect(invoices).toHaveTextContent('checkout.session.completed, waiting');
    const slots = within(invoices).getByRole('list', { name: 'Slots of INV-7K2M' });
    expect(slots).toHaveTextContent(`Bay (${GUILD})`);
    expect(slots).toHaveTextContent('Slots 2, 3: free');
    expect(screen.getByRole('region', { name: 'Ledger' })).toHaveTextContent(
      `Server authorized · ${GUILD}`,
    );
  });

  it.each(['12', '#000012', 'Invoice 000 012'])(
    'looks up the invoice number "%s" of an address in canonical form',
    async (text) => {
      found = { ...customer, kind: 'invoice' };
      open(`?id=${encodeURIComponent(text)}`);
      expect(await screen.findByRole('region', { name: 'Invoices' })).toBeInTheDocument();
      expect(jest.mocked(fetch).mock.calls.map(([url]) => url)).toContain(
        '/api/staff/customers/000012',
      );
    },
  );

  it('shows No Customer Found for an unknown id and for an invalid key', async () => {
    found = { ...customer, kind: 'unknown', user: null, invoices: [], ledger: [] };
    open('?id=INV-0');
    expect(await screen.findByRole('heading', { name: 'No Customer Found' })).toBeInTheDocument();
    open('?id=a%20b');
    expect(screen.getAllByRole('heading', { name: 'No Customer Found' })).toHaveLength(2);
  });

  it('shows an error with Try Again after a failed look-up', async () => {
    found = undefined;
    open('?id=INV-5');
    expect(await screen.findByText('The customer could not be loaded')).toBeInTheDocument();
    found = customer;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('region', { name: 'Invoices' })).toBeInTheDocument();
  });
});
