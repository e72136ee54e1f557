import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SlotEvent, UserLicense, UserSlot } from '@portico/contracts/licenses/user/schema';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { SdkTestProvider, testSession, testToasts } from '@portico/sdk/testing';
import { errorResponse, mockApi, type MockResponses } from '../../testing/mock-api.ts';
import { customer, serverOf } from '../../testing/samples.ts';
import { storeTexts } from '../../testing/store-texts.ts';
import UserLicensesPage from './page.tsx';

const LIST = 'GET /api/user/licenses';
const RELEASE = 'POST /api/user/licenses/INV-1/slots/1/release';
const HISTORY = 'GET /api/user/licenses/INV-1/slots/1/history';
const AUTHORIZE = 'POST /api/user/servers/authorize';
const TRANSFER = 'POST /api/user/servers/transfer';
const NEXT = 1_700_086_400;
const UNTIL = 1_700_604_800;
const harbour = { id: serverOf(1).id, name: 'Lantern Harbour', icon: null };

const slotOf = (position: number, change: Partial<UserSlot> = {}): UserSlot => ({
  position,
  server: null,
  since: null,
  transferableAt: null,
  revokedAt: null,
  ...change,
});
const used = slotOf(1, { server: harbour, since: 1_700_000_000 });
const licenseOf = (change: Partial<UserLicense> = {}): UserLicense => ({
  invoiceId: 'INV-1',
  number: '000007',
  plan: 'Duo',
  status: 'completed',
  isComplimentary: false,
  isRefunding: false,
  refund: { state: 'refundable', until: UNTIL },
  guarantee: { days: 7, activeHours: 24 },
  slots: [used, slotOf(2)],
  ...change,
});
const listOf = (...licenses: UserLicense[]) => ({ licenses, nextTransferAt: NEXT });
const fine: MockResponses = {
  [LIST]: listOf(licenseOf()),
  'GET /api/store': storeTexts,
  'GET /api/user/servers/list': { servers: [serverOf(1, { authorized: true }), serverOf(3)] },
};
const open = (responses: MockResponses = {}) => {
  const requests = mockApi({ ...fine, ...responses });
  render(
    <SdkTestProvider path="/user/licenses">
      <UserLicensesPage />
    </SdkTestProvider>,
  );
  return requests;
};
const slot = async (name: string) => within(await screen.findByRole('listitem', { name }));
const press = async (name: string, within = screen as Pick<typeof screen, 'findByRole'>) =>
  userEvent.click(await within.findByRole('button', { name }));
const choose = async (label: string, name: RegExp) => {
  await userEvent.click(await screen.findByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name }));
};

beforeEach(() => {
  testSession(customer);
});
afterEach(() => jest.restoreAllMocks());

test('[spec1 §2.11] licenses and authorization are two views of the servers, at their own addresses', async () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Servers' })).toBeInTheDocument();
  const views = within(screen.getByRole('navigation', { name: 'Servers' }));
  expect(views.getByRole('link', { name: 'Licenses' })).toHaveAttribute('href', '/user/licenses');
  expect(views.getByRole('link', { name: 'Licenses' })).toHaveAttribute('aria-current', 'page');
  expect(views.getByRole('link', { name: 'Authorization' })).toHaveAttribute(
    'href',
    '/user/authorization',
  );
  await slot('Slot 2');
});

test('each slot shows server, since when and next transfer; its license the invoice and the refund period', async () => {
  open({
    [LIST]: listOf(licenseOf({ slots: [{ ...used, transferableAt: NEXT }, slotOf(2)] })),
  });
  expect(screen.getByRole('group', { name: 'Loading licenses' })).toBeInTheDocument();
  const row = await slot('Lantern Harbour');
  expect(row.getByText(new RegExp(formatDateTime(1_700_000_000)))).toHaveTextContent(
    `Next transfer from ${formatDateTime(NEXT)}`,
  );
  expect(row.getByRole('button', { name: 'Transfer' })).toHaveAttribute('aria-disabled', 'true');
  expect(row.getByRole('button', { name: 'Release' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('link', { name: 'Invoice 000007' })).toHaveAttribute(
    'href',
    '/invoice/INV-1',
  );
  expect(screen.getByText(/1 of 2 slots in use/)).toHaveTextContent(
    `Refundable until ${formatDateTime(UNTIL)}`,
  );
  const free = await slot('Slot 2');
  expect(free.getByRole('button', { name: 'Authorize' })).not.toHaveAttribute('aria-disabled');
  expect(free.queryByRole('button', { name: 'Release' })).toBeNull();
});

test.each([
  [
    { refund: { state: 'closed', why: 'used' } },
    /Not refundable: a slot was active for 24 hours in total/,
  ],
  [
    { refund: { state: 'closed', why: 'too-late' } },
    /Not refundable: more than 7 days since the purchase/,
  ],
  [
    { isComplimentary: true, refund: { state: 'closed', why: 'not-paid' } },
    /Complimentary.*No refund/,
  ],
  [{ discord: 'bought' }, /Bought in Discord.*Refunds: by Discord/],
  [{ isGift: true, refund: { state: 'closed', why: 'not-paid' } }, /Gift.*Redeemed by you/],
  [{ isGift: true, status: 'expired' }, /Ended/],
  [{ isRefunding: true }, /Refund under way/],
  [{ status: 'disputed' }, /Disputed/],
  [{ status: 'disputed', dispute: 'lost' }, /Money returned/],
  [{ status: 'refunded', slots: [slotOf(1, { revokedAt: NEXT })] }, /Refunded.*Revoked/],
] as [Partial<UserLicense>, RegExp][])('a license with %j says so', async (change, text) => {
  open({ [LIST]: listOf(licenseOf(change)) });
  expect(await screen.findByRole('article', { name: 'Duo' })).toHaveTextContent(text);
});

test('a release is confirmed, names slot and server, and reloads the list', async () => {
  const requests = open({ [RELEASE]: { success: true } });
  await press('Release', await slot('Lantern Harbour'));
  expect(await screen.findByRole('dialog')).toHaveTextContent(`again on ${formatDateTime(NEXT)}`);
  await press('Yes, Release');
  await waitFor(() => expect(testToasts()).toEqual(['Lantern Harbour no longer uses this slot']));
  expect(requests.find(({ call }) => call === RELEASE)?.body).toEqual({ guildId: harbour.id });
  await waitFor(() => expect(requests.filter(({ call }) => call === LIST)).toHaveLength(2));
});

test('a refused release shows the reason and the current slots', async () => {
  const why = 'This slot covers another server now. Nothing was changed.';
  const requests = open({ [RELEASE]: errorResponse(409, why) });
  await press('Release', await slot('Lantern Harbour'));
  await press('Yes, Release');
  await waitFor(() => expect(testToasts()).toEqual([`The slot was not released: ${why}`]));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(requests.filter(({ call }) => call === LIST)).toHaveLength(2));
});

test('a slot is transferred after a confirmation', async () => {
  const requests = open({ [TRANSFER]: { success: true } });
  await press('Transfer', await slot('Lantern Harbour'));
  await choose('New server', /Server 3/);
  await press('Transfer Authorization');
  await press('Yes, Transfer');
  await waitFor(() =>
    expect(requests.find(({ call }) => call === TRANSFER)?.body).toEqual({
      oldGuildId: harbour.id,
      newGuildId: serverOf(3).id,
    }),
  );
});

test('a refused transfer keeps the form with the reason', async () => {
  const why = 'The new server is already authorized.';
  open({ [TRANSFER]: errorResponse(409, why) });
  await press('Transfer', await slot('Lantern Harbour'));
  await choose('New server', /Server 3/);
  await press('Transfer Authorization');
  await press('Yes, Transfer');
  expect(await screen.findByText(why)).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'New server' })).toHaveValue('Server 3');
});

test('a free slot is authorized; the first use of a refundable license is confirmed', async () => {
  const requests = open({
    [LIST]: listOf(licenseOf({ slots: [slotOf(1)] })),
    [AUTHORIZE]: { authorizedCount: 1, remainingCount: 0, serverCount: 1 },
  });
  await press('Authorize', await slot('Slot 1'));
  await choose('Server', /Server 3/);
  await press('Authorize Server');
  expect(await screen.findByRole('dialog')).toHaveTextContent(formatDateTime(UNTIL));
  await press('Yes, Authorize');
  await waitFor(() => expect(testToasts()).toEqual(['Server Authorized']));
  expect(requests.find(({ call }) => call === AUTHORIZE)?.body).toEqual({
    invoiceId: 'INV-1',
    serverIds: [serverOf(3).id],
  });
});

test('the history of a slot is fetched when it is opened, and a failure can be repeated', async () => {
  const event = (what: SlotEvent['what'], change: Partial<SlotEvent> = {}): SlotEvent => ({
    id: `${what}${change.by ?? ''}${change.server ? 's' : ''}`,
    at: 1_700_000_000,
    what,
    by: 'owner',
    server: null,
    from: null,
    ...change,
  });
  const foundry = { id: serverOf(2).id, name: null, icon: null };
  const requests = open({ [HISTORY]: errorResponse(400) });
  const row = await slot('Lantern Harbour');
  expect(requests.some(({ call }) => call === HISTORY)).toBe(false);
  await press('History', row);
  expect(await row.findByRole('alert')).toHaveTextContent('The history could not be loaded.');
  const events = [
    event('restored', { server: harbour, by: 'payment' }),
    event('revoked', { server: harbour, by: 'team' }),
    event('revoked', { by: 'payment' }),
    event('transferred', { server: harbour, from: foundry, by: 'team' }),
    event('released', { server: foundry }),
    event('authorized', { server: foundry }),
    event('made', { by: 'team' }),
    event('made', { by: 'payment' }),
  ];
  mockApi({ ...fine, [HISTORY]: { events } });
  await press('Try Again', row);
  const list = within(await row.findByRole('group', { name: 'History' }));
  await list.findByText('Restored, with Lantern Harbour');
  expect(list.getAllByRole('listitem').map((item) => item.firstChild?.textContent)).toEqual([
    'Restored, with Lantern Harbour',
    'Revoked by support: Lantern Harbour lost its license',
    'Revoked',
    `Transferred by support from ${foundry.id} to Lantern Harbour`,
    `Released: ${foundry.id} lost its license`,
    `${foundry.id} authorized`,
    'Granted by support',
    'Bought',
  ]);
});

test('a failed list has Try Again, an empty list leads to the store', async () => {
  open({ [LIST]: errorResponse(400) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Your licenses could not be loaded');
  mockApi({ ...fine, [LIST]: listOf() });
  await press('Try Again');
  expect(await screen.findByText('No license yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Visit the Store' })).toHaveAttribute('href', '/store');
  const added = within(screen.getByRole('list', { name: 'What a license adds' }));
  await added.findByText('Premium features: all, with updates');
  expect(added.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Premium features: all, with updates',
    'Move to another server',
  ]);
});
