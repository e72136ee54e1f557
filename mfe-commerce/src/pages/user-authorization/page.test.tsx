import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SdkTestProvider, testSession, testToasts } from '@portico/sdk/testing';
import { mockApi, errorResponse, type MockResponses } from '../../testing/mock-api.ts';
import { customer, pageOf, serverOf } from '../../testing/samples.ts';
import UserAuthorizationPage from './page.tsx';

const AUTHORIZED = 'GET /api/user/servers/authorized';
const TRANSFER = 'POST /api/user/servers/transfer';
const TRANSFERS = 'GET /api/user/servers/transfers';
const NEWEST =
  'GET /api/user/invoices/sort?page=1&sortBy=createdAt&sortDirection=desc&filter=completed';
const LIST = 'GET /api/user/servers/list';
const [old, gone, target] = [serverOf(1).id, serverOf(2).id, serverOf(3).id];

const covered = (guildId: string, change: object = {}) => ({
  guild_id: guildId,
  owner_id: customer.id,
  timestamp: '1700000000',
  invoice_id: 'INV-1',
  transferable_at: null,
  ...change,
});
const fine: MockResponses = {
  [AUTHORIZED]: [covered(old), covered(gone)],
  [TRANSFERS]: [],
  [NEWEST]: pageOf([]),
  [LIST]: { servers: [serverOf(1, { authorized: true }), serverOf(3)] },
  [`GET /api/server/${old}`]: { name: 'Lantern Harbour', image: '/cdn/icons/1/a.webp' },
  [`GET /api/server/${gone}`]: { name: 'Unknown Server', image: null },
  [`GET /api/server/${target}`]: { name: 'Server 3', image: null },
};
const open = () =>
  render(
    <SdkTestProvider path="/user/authorization">
      <UserAuthorizationPage />
    </SdkTestProvider>,
  );
const choose = async (label: string, name: RegExp) => {
  await userEvent.click(await screen.findByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name }));
};
const move = () => screen.getByRole('button', { name: 'Transfer Authorization' });
const confirm = async () => {
  await userEvent.click(move());
  await userEvent.click(screen.getByRole('button', { name: 'Yes, Transfer' }));
};
const chooseBoth = async () => {
  await choose('Old server', /Lantern Harbour/);
  await choose('New server', /Server 3/);
};

beforeEach(() => {
  testSession(customer);
});
afterEach(() => jest.restoreAllMocks());

test('[spec1 §2.30, §2.31] the table shows name and image per server, owner and date after loading', async () => {
  mockApi(fine);
  open();
  expect(screen.getByRole('group', { name: 'Loading authorized servers' })).toBeInTheDocument();
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByRole('columnheader').map((element) => element.textContent)).toEqual([
    'Server',
    'Owner',
    'Authorized Date',
  ]);
  const row = await table.findByRole('row', { name: /Lantern Harbour/ });
  expect(row).toHaveTextContent(/customer\d{2}\.\d{2}\.\d{4} \d{2}:\d{2}:\d{2}$/);
  expect(row.querySelector('img')).toHaveAttribute('src', '/cdn/icons/1/a.webp');
  // A server without a known name shows its id.
  expect(table.getByRole('row', { name: /Unknown Server/ })).toHaveTextContent(gone);
});

test('[spec1 §2.32, §8.10] a failed list shows an error with Try Again, an empty list its empty state', async () => {
  mockApi({ ...fine, [AUTHORIZED]: errorResponse(500) });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to load authorized servers. Please try again later.',
  );
  mockApi({ ...fine, [AUTHORIZED]: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('No authorized servers found.')).toBeInTheDocument();
  expect(screen.queryByText('Transfer Authorization')).toBeNull();
});

test('[spec1 §2.29, §5.4, §8.12] a transfer needs both servers and reloads the list', async () => {
  const requests = mockApi({ ...fine, [TRANSFER]: { success: true } });
  open();
  await choose('Old server', /Lantern Harbour/);
  expect(move()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('combobox', { name: 'New server' }));
  expect(screen.queryByRole('option', { name: /Server 1/ })).toBeNull();
  await userEvent.click(screen.getByRole('option', { name: /Server 3/ }));
  await confirm();
  await waitFor(() =>
    expect(testToasts()).toEqual(['Server authorization transferred successfully!']),
  );
  expect(requests.find(({ call }) => call === TRANSFER)?.body).toEqual({
    oldGuildId: old,
    newGuildId: target,
  });
  // Once for the time of the next transfer, and once after the transfer.
  await waitFor(() => expect(requests.filter(({ call }) => call === AUTHORIZED)).toHaveLength(3));
});

test.each([
  [
    errorResponse(409, 'The new server is already authorized.'),
    'The new server is already authorized.',
  ],
  [errorResponse(500), 'Failed to transfer server authorization'],
])('[spec1 §8.11] a rejected transfer shows the reason', async (answer, why) => {
  mockApi({ ...fine, [TRANSFER]: answer });
  open();
  await chooseBoth();
  await confirm();
  expect(await screen.findByText(why)).toBeInTheDocument();
  expect(testToasts()).toEqual([`Transfer Failed: ${why}`]);
});

test('[spec1 §5.4] a slot in its waiting period shows the end of the period; only the server enforces it', async () => {
  const until = new Date(2026, 2, 5, 7, 8, 9).getTime() / 1000;
  mockApi({ ...fine, [AUTHORIZED]: [covered(old, { transferable_at: until })] });
  open();
  await choose('Old server', /Lantern Harbour/);
  expect(screen.getByText(/can transfer it again on 05.03.2026 07:08:09/)).toBeInTheDocument();
  await choose('New server', /Server 3/);
  expect(move()).not.toHaveAttribute('aria-disabled');
});

test('an unreachable Discord keeps the table and shows an error in the form', async () => {
  mockApi({ ...fine, [LIST]: errorResponse(503, 'Discord cannot be reached right now.') });
  open();
  expect(await screen.findByText('Discord cannot be reached right now.')).toBeInTheDocument();
  expect(screen.getByRole('table')).toBeInTheDocument();
  mockApi(fine);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a revoked Discord grant offers a new sign-in', async () => {
  mockApi({ ...fine, [LIST]: errorResponse(403, 'Discord no longer shows us your servers.') });
  open();
  expect(await screen.findByRole('link', { name: 'Login with Discord' })).toHaveAttribute(
    'href',
    '/api/auth/discord?returnTo=%2Fuser%2Fauthorization',
  );
});

test('the transfer history names both servers', async () => {
  mockApi({
    ...fine,
    [TRANSFERS]: [{ from: gone, to: old, at: 1_700_000_000, invoice_id: 'INV-1' }],
  });
  open();
  const history = within(await screen.findByRole('table', { name: 'Transfer history' }));
  expect(await history.findByText('Lantern Harbour')).toBeInTheDocument();
  expect(await history.findByText('Unknown Server')).toBeInTheDocument();
});

test('a transfer asks first, and names the time of the next one', async () => {
  const next = new Date(2026, 2, 6, 7, 8, 9).getTime() / 1000;
  const requests = mockApi({
    ...fine,
    [AUTHORIZED]: [covered(old, { next_transfer_at: next })],
    [TRANSFER]: { success: true },
  });
  open();
  await chooseBoth();
  await userEvent.click(move());
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('06.03.2026 07:08:09')).toBeInTheDocument();
  expect(dialog.getByText('Lantern Harbour')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Not Now' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(requests.map(({ call }) => call)).not.toContain(TRANSFER);
});

const FREE = pageOf([], {
  awaiting: [
    { invoiceId: 'INV-9', pendingServers: 2 },
    { invoiceId: 'INV-1', pendingServers: 1 },
  ],
});

test.each([
  ['beside authorized servers', fine, '3 slots are free'],
  [
    'in place of authorized servers',
    { ...fine, [AUTHORIZED]: [] },
    '3 slots are free. Choose the servers that they cover.',
  ],
])(
  'free slots are offered once, with the form of their newest invoice, %s',
  async (_where, responses, says) => {
    mockApi({ ...responses, [NEWEST]: FREE });
    open();
    expect(await screen.findByText(says)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Choose a Server' })).toHaveAttribute(
      'href',
      '/invoice/INV-9?authorize=1',
    );
    expect(screen.getByRole('link', { name: 'Choose an Invoice' })).toBeInTheDocument();
  },
);

test.each([
  ['no license', pageOf([]), 'You have no active license.', 'Visit the Store'],
  ['unknown slots', errorResponse(500), 'Your licenses say', 'Your Licenses'],
])('nothing authorized with %s says what to do next', async (_what, invoices, says, action) => {
  mockApi({ ...fine, [AUTHORIZED]: [], [NEWEST]: invoices });
  open();
  expect(await screen.findByText(new RegExp(says))).toBeInTheDocument();
  expect(screen.getByRole('link', { name: action })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Choose a Server' })).toBeNull();
});
