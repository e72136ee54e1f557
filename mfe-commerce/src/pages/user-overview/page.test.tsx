import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SdkTestProvider, testReset, testSection, testSession } from '@portico/sdk/testing';
import { mockApi, errorResponse } from '../../testing/mock-api.ts';
import { customer, pageOf } from '../../testing/samples.ts';
import { storeTexts } from '../../testing/store-texts.ts';
import UserOverviewPage from './page.tsx';

const LIST = 'GET /api/user/invoices/sort?page=1&sortBy=createdAt&sortDirection=desc&filter=all';
const SUMMARY = 'GET /api/user/servers/summary';
const none = {
  'GET /api/user/licenses': { licenses: [], nextTransferAt: null },
  'GET /api/store': storeTexts,
};
const open = () =>
  render(
    <SdkTestProvider path="/user/overview">
      <UserOverviewPage />
    </SdkTestProvider>,
  );

beforeEach(() => {
  testSession(customer);
});
afterEach(() => jest.restoreAllMocks());

test('[spec1 §2.9, §2.11] the overview shows title, user name, label and links', async () => {
  mockApi({ ...none, [LIST]: pageOf([]), [SUMMARY]: { licenses: 0, slots: 0, used: 0, free: 0 } });
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Dashboard Overview' })).toBeInTheDocument();
  expect(screen.getByText('customer')).toBeInTheDocument();
  expect(screen.getByText('Discord User')).toBeInTheDocument();
  for (const [name, path] of [
    ['Overview', '/user/overview'],
    ['Invoices', '/user/invoices'],
    ['Servers', '/user/licenses'],
    ['Authorization', '/user/authorization'],
  ] as const)
    expect(screen.getByRole('link', { name, hidden: true })).toHaveAttribute('href', path);
  expect(await screen.findByText('You have no license yet.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Visit the Store' })).toBeInTheDocument();
  expect(
    within(screen.getByRole('list', { name: 'How it works' })).getAllByRole('listitem'),
  ).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Redeem a Gift' })).toHaveAttribute('href', '/redeem');
  // Nothing counts to zero.
  expect(screen.queryByText('Slots in use')).toBeNull();
  expect(screen.queryByText('Latest invoices')).toBeNull();
  expect(await screen.findByRole('list', { name: 'What a license adds' })).toHaveTextContent(
    'Move to another server',
  );
});

test("[spec1 §2.10] the site's menu has the links of the sidebar while the page is shown", () => {
  mockApi(none);
  const { unmount } = open();
  expect(screen.queryByRole('button')).toBeNull();
  const links = within(
    screen.getByRole('navigation', { name: 'User dashboard', hidden: true }),
  ).getAllByRole('link', { hidden: true });
  expect(testSection()).toEqual({
    label: 'User dashboard',
    entries: links.map((link) => ({ label: link.textContent, path: link.getAttribute('href') })),
  });
  expect(links).toHaveLength(5);
  unmount();
  expect(testSection()).toBeUndefined();
});

test('the overview shows licenses, used and free slots, and the invoice with free slots', async () => {
  mockApi({
    ...none,
    [LIST]: pageOf([{}], { awaiting: [{ invoiceId: 'INV-W', pendingServers: 3 }] }),
    [SUMMARY]: { licenses: 4, slots: 12, used: 5, free: 7 },
  });
  open();
  expect(await screen.findByText('5 of 12')).toBeInTheDocument();
  expect(screen.getByText('Licenses', { selector: 'p' }).nextElementSibling).toHaveTextContent('4');
  expect(screen.getByText('Free slots').nextElementSibling).toHaveTextContent('7');
  expect(await screen.findByText(/7 slots are paid for/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Choose a Server' })).toHaveAttribute(
    'href',
    '/invoice/INV-W',
  );
});

test('the latest invoices show plan, amount and status', async () => {
  mockApi({
    ...none,
    [LIST]: pageOf([{ planName: 'Duo' }, {}, {}, {}, { planName: 'The fifth' }]),
    [SUMMARY]: { licenses: 1, slots: 2, used: 2, free: 0 },
  });
  open();
  const [first, ...others] = within(
    await screen.findByRole('list', { name: 'Latest invoices' }),
  ).getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Duo€8\.49.*Completed$/);
  expect(others).toHaveLength(3);
});

test('the next step is an unpaid purchase, or the store when all slots are used', async () => {
  const full = { licenses: 1, slots: 2, used: 2, free: 0 };
  mockApi({ ...none, [LIST]: pageOf([{ status: 'pending' }]), [SUMMARY]: full });
  const { unmount } = open();
  expect(await screen.findByRole('link', { name: 'View Invoice' })).toHaveAttribute(
    'href',
    '/invoice/INV-1',
  );
  unmount();
  testReset();
  mockApi({ ...none, [LIST]: pageOf([{}]), [SUMMARY]: full });
  open();
  expect(await screen.findByText(/All your slots are in use/)).toBeInTheDocument();
});

test('a failed request shows an error with Try Again', async () => {
  mockApi({ ...none, [LIST]: pageOf([]), [SUMMARY]: errorResponse(500) });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your dashboard could not be loaded');
  mockApi({ ...none, [LIST]: pageOf([]), [SUMMARY]: { licenses: 0, slots: 0, used: 0, free: 0 } });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('You have no license yet.')).toBeInTheDocument();
});
