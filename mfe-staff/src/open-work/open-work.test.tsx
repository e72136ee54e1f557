import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SdkTestProvider, testTeam } from '@portico/sdk/testing';
import CustomersPage from '../pages/customers/page.tsx';
import { KINDS } from './kinds.ts';
import { OpenWork } from './open-work.tsx';

const AUDIT = {
  id: '7',
  at: 1_764_000_000,
  actor: 'operator',
  action: 'team.add',
  target: 'user:243483102788599882',
  detail: {},
  origin: null,
};
const INVOICE = {
  invoiceId: 'INV-7Q4M2Z9KD3XR8TVA',
  number: null,
  userId: '473052869059424293',
  username: 'Customer',
  plan: 'Duo',
  amount: 849,
  currency: 'EUR',
  since: 1_764_000_000,
  note: 'declined',
};

let answer: { status: number; body: unknown };
let requests: string[];

beforeEach(() => {
  testTeam([]);
  requests = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const url = input as string;
    if (url === '/api/staff/desk') {
      return Promise.resolve(Response.json({ rights: ['read'], server_id: '1' }));
    }
    requests.push(url);
    return Promise.resolve(Response.json(answer.body, { status: answer.status }));
  });
});
afterEach(() => jest.restoreAllMocks());

const open = (work: unknown[], audit: unknown[] = []) => {
  answer = { status: 200, body: { work, audit } };
  render(
    <SdkTestProvider path="/staff/overview">
      <OpenWork />
    </SdkTestProvider>,
  );
};

describe('the open work on the overview', () => {
  it('is a tile for each kind, which links to the page that lists it', async () => {
    open(Object.keys(KINDS).map((kind, index) => ({ kind, count: index + 1, since: null })));
    const tiles = within(await screen.findByRole('region', { name: 'Open work' }));
    expect(
      tiles.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['1Open IncidentsRight now', '/staff/incidents'],
      ['2Shards Down or SilentRight now', '/status'],
      ['3Withdrawals to DecideRight now', '/staff/customers?waiting=withdrawals'],
      ['4Open DisputesRight now', '/staff/customers?waiting=disputes'],
      ['5Fraud WarningsIn the last 30 days', '/staff/customers?waiting=warnings'],
      ['6Refunds That Need YouIn the last 30 days', '/staff/customers?waiting=refunds'],
      ['7Pending PaymentsRight now', '/staff/customers?waiting=payments'],
      ['8Stuck Discord PurchasesRight now', '/staff/customers?waiting=discord'],
      ['9Failed EmailsIn the last 7 days', '/staff/customers?waiting=mails'],
      ['10Price or Pack ChangesIn the last 7 days', '/staff/platform'],
    ]);
  });

  it('says how old the oldest is', async () => {
    const hours = 3;
    open([
      { kind: 'payments', count: 1, since: Math.floor(Date.now() / 1000) - hours * 3600 - 60 },
    ]);
    expect(await screen.findByText('Oldest: 3 h ago')).toBeInTheDocument();
  });

  it('is one calm line where nothing waits', async () => {
    open([]);
    expect(await screen.findByText('Nothing waits for the team.')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Open work' })).toBeNull();
  });

  it('ends with the latest actions and a link to all of them', async () => {
    open([], [AUDIT]);
    const latest = within(await screen.findByRole('region', { name: 'Latest actions' }));
    expect(latest.getAllByRole('listitem')).toHaveLength(1);
    expect(latest.getByRole('link', { name: 'All actions' })).toHaveAttribute(
      'href',
      '/staff/audit',
    );
  });

  it('has five latest actions, where reads in a row are one', async () => {
    const reads = ['20', '19', '18'].map((id) => ({ ...AUDIT, id, action: 'economy.read' }));
    const changes = ['9', '8', '7', '6', '5', '4'].map((id) => ({
      ...AUDIT,
      id,
      action: 'note.add',
    }));
    open([], [...reads, ...changes]);
    const latest = within(await screen.findByRole('region', { name: 'Latest actions' }));
    const rows = await latest.findAllByRole('listitem');
    expect(rows).toHaveLength(5);
    expect(rows[0]).toHaveTextContent('(3 times)');
  });

  it('offers to load again after a failed request', async () => {
    answer = { status: 500, body: {} };
    render(
      <SdkTestProvider path="/staff/overview">
        <OpenWork />
      </SdkTestProvider>,
    );
    const again = await screen.findByRole('button', { name: 'Load Again' });
    answer = { status: 200, body: { work: [], audit: [] } };
    await userEvent.click(again);
    expect(await screen.findByText('Nothing waits for the team.')).toBeInTheDocument();
  });
});

describe('the invoices behind a tile', () => {
  const list = (invoices: unknown[]) => {
    answer = { status: 200, body: { invoices } };
    render(
      <SdkTestProvider path="/staff/customers?waiting=refunds">
        <CustomersPage />
      </SdkTestProvider>,
    );
  };

  it('are a table on the customers page, each with a link to its customer', async () => {
    list([INVOICE]);
    const table = within(await screen.findByRole('table', { name: 'Refunds That Need You' }));
    expect(table.getByRole('link', { name: INVOICE.invoiceId })).toHaveAttribute(
      'href',
      `/staff/customers?id=${INVOICE.invoiceId}`,
    );
    expect(table.getByText('declined')).toBeInTheDocument();
    expect(requests).toEqual(['/api/staff/open-work/invoices?kind=refunds']);
  });

  it('are none where another member was faster', async () => {
    list([]);
    expect(await screen.findByText('None of these is left.')).toBeInTheDocument();
  });
});

describe('the purchases in Discord without a license', () => {
  const PURCHASE = { purchaseId: '30', skuId: '40', isTest: false, since: 1_764_000_000 };
  const list = (purchases: unknown[]) => {
    answer = { status: 200, body: { purchases } };
    render(
      <SdkTestProvider path="/staff/customers?waiting=discord">
        <CustomersPage />
      </SdkTestProvider>,
    );
  };

  it('say why they wait and what helps, with a link to the buyer', async () => {
    list([
      { ...PURCHASE, userId: '473052869059424293' },
      { ...PURCHASE, purchaseId: '31', userId: null, isTest: true },
    ]);
    const [unknown, server] = (await screen.findAllByRole('article')).map((card) => within(card));
    expect(unknown?.getByRole('heading', { name: 'No Plan Has This SKU' })).toBeInTheDocument();
    expect(unknown?.getByText(/discordSku in catalog.yaml/)).toBeInTheDocument();
    expect(unknown?.getByRole('link')).toHaveAttribute(
      'href',
      '/staff/customers?id=473052869059424293',
    );
    expect(unknown?.queryByText('Test purchase')).toBeNull();
    expect(server?.getByRole('heading', { name: 'Bought for a Server' })).toBeInTheDocument();
    expect(server?.getByText(/Refund it/)).toBeInTheDocument();
    expect(server?.getByText('Test purchase')).toBeInTheDocument();
    expect(requests).toEqual(['/api/staff/open-work/purchases']);
  });

  it('are none where each has its license', async () => {
    list([]);
    expect(await screen.findByText('Nothing Waits')).toBeInTheDocument();
  });
});
