import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Customer } from '@portico/sdk/contracts/customers/schema';
import { SdkTestProvider } from '@portico/sdk/testing';
import CustomersPage from './page.tsx';

const USER = '473052869059424293';
const GUILD = '377823360513749174';
const customer: Customer = {
  kind: 'user',
  user: { id: USER, username: 'Customer' },
  total: 1,
  invoices: [
    {
      invoiceId: 'INV-7K2M',
      number: '000012',
      userId: USER,
      plan: 'Duo',
      servers: 2,
      amount: 849,
      paidAmount: 849,
      refundedAmount: 0,
      refundableAmount: 0,
      refunds: [],
      status: 'pending',
      createdAt: 1_795_248_000,
      completedAt: null,
      sessionId: 'cs_test_1',
      slots: [
        {
          position: 1,
          guildId: GUILD,
          guildName: 'Bay',
          authorizedAt: 1_795_248_000,
          revokedAt: null,
        },
        { position: 2, guildId: null, guildName: null, authorizedAt: null, revokedAt: null },
      ],
      lastWebhook: {
        id: 'evt_1',
        type: 'checkout.session.completed',
        outcome: 'waiting',
        attempts: 2,
        receivedAt: 1_795_248_060,
      },
    },
  ],
  ledger: [
    {
      id: '4',
      at: 1_795_248_000,
      kind: 'server.authorized',
      invoiceId: 'INV-7K2M',
      amount: 0,
      slots: 0,
      guildId: GUILD,
      fromGuildId: null,
      source: 'user',
    },
  ],
};

let found: Customer | undefined;
beforeEach(() => {
  found = customer;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = typeof input === 'string' ? input : '';
    if (url === '/api/staff/desk') return Response.json({ rights: ['read'], server_id: '1' });
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
    expect(screen.queryByRole('button', { name: 'Verify again' })).toBeNull();
  });

  it('sends no request without an id', async () => {
    open();
    expect(screen.getByText('Find a customer')).toBeInTheDocument();
    await userEvent.type(
      screen.getByLabelText('User ID, server ID, invoice ID or number'),
      ` ${USER} {Enter}`,
    );
    expect(await screen.findByText('Customer')).toBeInTheDocument();
  });

  it('shows invoices with slots and last webhook, and the ledger', async () => {
    open(`?id=${USER}`);
    const invoices = await screen.findByRole('region', { name: 'Invoices' });
    expect(invoices).toHaveTextContent('€8.49');
    expect(invoices).toHaveTextContent('checkout.session.completed, waiting');
    const slots = within(invoices).getByRole('list', { name: 'Slots of INV-7K2M' });
    expect(slots).toHaveTextContent(`Bay (${GUILD})`);
    expect(slots).toHaveTextContent('Slot 2: free');
    expect(screen.getByRole('region', { name: 'Ledger' })).toHaveTextContent(
      `Server authorized · ${GUILD}`,
    );
  });

  it.each(['12', '#000012', 'Invoice 000 012'])(
    'looks up the invoice number "%s" in canonical form',
    async (text) => {
      found = { ...customer, kind: 'invoice' };
      open();
      const label = 'User ID, server ID, invoice ID or number';
      await userEvent.type(screen.getByLabelText(label), `${text}{Enter}`);
      expect(await screen.findByRole('region', { name: 'Invoices' })).toBeInTheDocument();
      expect(jest.mocked(fetch).mock.calls.map(([url]) => url)).toContain(
        '/api/staff/customers/000012',
      );
      expect(screen.getByLabelText(label)).toHaveValue('000012');
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
    expect(await screen.findByText('The lookup failed. Please try again.')).toBeInTheDocument();
    found = customer;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('region', { name: 'Invoices' })).toBeInTheDocument();
  });
});
