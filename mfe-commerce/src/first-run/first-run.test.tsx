import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserLicense } from '@portico/contracts/licenses/user/schema';
import { SdkTestProvider, testReset, testSession } from '@portico/sdk/testing';
import UserOverviewPage from '../pages/user-overview/page.tsx';
import { COUNTS, counts, fine, INVOICE, open } from '../testing/invoice-page.tsx';
import { mockApi, type MockResponses } from '../testing/mock-api.ts';
import { customer, invoiceOf, pageOf, serverOf } from '../testing/samples.ts';
import { storeTexts } from '../testing/store-texts.ts';

const SINCE = Math.floor(Date.now() / 1000) - 60;
const server = { id: serverOf(7).id, name: 'Lantern Harbour', icon: null };

/** A new license for two servers. @param used the first slot covers a server */
const licenseOf = (used: boolean, change: Partial<UserLicense> = {}): UserLicense => ({
  invoiceId: 'INV-1',
  number: 'JUNO-1',
  plan: 'Duo',
  status: 'completed',
  isComplimentary: false,
  isRefunding: false,
  refund: { state: 'closed', why: 'used' },
  guarantee: { days: 7, activeHours: 24 },
  slots: [1, 2].map((position) => ({
    position,
    server: used && position === 1 ? server : null,
    since: used && position === 1 ? SINCE : null,
    transferableAt: null,
    revokedAt: null,
  })),
  ...change,
});
const answers = (...licenses: UserLicense[]): MockResponses => ({
  'GET /api/store': storeTexts,
  'GET /api/user/licenses': { licenses, nextTransferAt: null },
  'GET /api/user/servers/summary': { licenses: 1, slots: 2, used: 2, free: 0 },
  'GET /api/user/invoices/sort?page=1&sortBy=createdAt&sortDirection=desc&filter=all': pageOf([{}]),
});

const overview = () =>
  render(
    <SdkTestProvider path="/user/overview">
      <UserOverviewPage />
    </SdkTestProvider>,
  );
const steps = async () =>
  within(await screen.findByRole('list', { name: 'First steps' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('strong')?.textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  testSession(customer);
});
afterEach(() => jest.restoreAllMocks());

test('the dashboard leads from the payment to the first command, and not again', async () => {
  mockApi(answers(licenseOf(false)));
  const first = overview();
  expect(await steps()).toEqual([
    'Done: Your license is paid',
    'To do: Choose a server',
    'To do: Invite Juno to your server',
    'To do: Type your first command on your server',
  ]);
  expect(screen.getByRole('link', { name: 'Choose a Server' })).toHaveAttribute(
    'href',
    '/invoice/INV-1?authorize=1',
  );
  expect(screen.queryByRole('link', { name: 'Invite Juno' })).toBeNull();
  first.unmount();
  testReset();
  testSession(customer);
  mockApi(answers(licenseOf(true)));
  const second = overview();
  expect(await steps()).toEqual([
    'Done: Your license is paid',
    'Done: Lantern Harbour has your license',
    'To do: Invite Juno to Lantern Harbour',
    'To do: Type your first command on Lantern Harbour',
  ]);
  expect(screen.getByRole('link', { name: 'Invite Juno' })).toHaveAttribute(
    'href',
    `https://discord.com/oauth2/authorize?client_id=1&guild_id=${server.id}&disable_guild_select=true`,
  );
  expect(screen.getByText(';help')).toBeInTheDocument();
  await press('Already There');
  expect((await steps())[2]).toBe('Done: Invite Juno to Lantern Harbour');
  await press('Done');
  expect(screen.getByText('Juno is ready on Lantern Harbour.')).toBeInTheDocument();
  second.unmount();
  overview();
  expect(await screen.findByText(/All your slots are in use/)).toBeInTheDocument();
  expect(screen.queryByText('You are all set')).toBeNull();
});

test('the steps can be hidden, and another license has its own', async () => {
  mockApi(answers(licenseOf(true)));
  const { unmount } = overview();
  await steps();
  await press('Hide These Steps');
  expect(screen.queryByRole('list', { name: 'First steps' })).toBeNull();
  expect(screen.getByText(/All your slots are in use/)).toBeInTheDocument();
  unmount();
  testReset();
  testSession(customer);
  mockApi(answers(licenseOf(false, { invoiceId: 'INV-2' }), licenseOf(true)));
  overview();
  expect((await steps())[1]).toBe('To do: Choose a server');
});

test.each(['{', '[]', '"text"', 'null', '{"INV-1":null}'])(
  'what another version of the site stored, such as %s, is no obstacle',
  async (stored) => {
    localStorage.setItem('portico.first-run', stored);
    mockApi(answers(licenseOf(true)));
    overview();
    expect(await steps()).toHaveLength(4);
    await press('Already There');
    expect((await steps())[2]).toMatch(/^Done/);
  },
);

test('a pack without a first command has a step less', async () => {
  const { firstCommand: _, ...without } = storeTexts;
  mockApi({ ...answers(licenseOf(true)), 'GET /api/store': without });
  overview();
  expect(await steps()).toHaveLength(3);
});

test('the completed invoice says thanks, where the receipt goes, and what to do next', async () => {
  const invoice = invoiceOf({ pdfUrl: '/api/stripe/invoice/INV-1/pdf' });
  mockApi({ ...fine, ...answers(licenseOf(true)), [INVOICE]: invoice, [COUNTS]: counts(2) });
  open();
  expect(await screen.findByText('Thank you for your purchase')).toBeInTheDocument();
  expect(
    screen.getByText('Your receipt is 000007. It goes to casey@example.com.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Receipt (PDF)' })).toHaveAttribute(
    'href',
    '/api/stripe/invoice/INV-1/pdf',
  );
  expect((await steps())[2]).toBe('To do: Invite Juno to Lantern Harbour');
});

test('a payment that has just arrived is thanked for beside the choice of a server', async () => {
  mockApi({ ...fine, ...answers(licenseOf(false)) });
  open('/invoice/INV-1?checkout=success');
  expect(await screen.findByText('Thank you for your purchase')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Authorize a server' })).toBeInTheDocument();
  await press('Skip for Now');
  await steps();
  await press('Choose a Server');
  expect(screen.getByRole('button', { name: 'Skip for Now' })).toBeInTheDocument();
});

test('nobody is thanked for a complimentary license', async () => {
  mockApi({
    ...fine,
    ...answers(licenseOf(true, { isComplimentary: true })),
    [INVOICE]: invoiceOf({ isComplimentary: true }),
    [COUNTS]: counts(2),
  });
  open();
  expect((await steps())[0]).toBe('Done: Your license was granted');
  expect(screen.queryByText('Thank you for your purchase')).toBeNull();
});
