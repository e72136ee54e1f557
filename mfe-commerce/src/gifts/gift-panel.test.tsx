import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Invoice } from '@portico/contracts/invoices/schema';
import { testSession } from '@portico/sdk/testing';
import { button, COUNTS, fine, INVOICE, open } from '../testing/invoice-page.tsx';
import { mockApi } from '../testing/mock-api.ts';
import { customer, invoiceOf } from '../testing/samples.ts';

const CODE = '7K3QX-9D2MX-A4T8R-WPLEH';
const closed = { state: 'closed', why: 'redeemed' } as const;

beforeEach(() => {
  testSession(customer);
});
afterEach(() => jest.restoreAllMocks());

const openGift = (gift: Invoice['gift'], change: Partial<Invoice> = {}) => {
  const requests = mockApi({ ...fine, [INVOICE]: invoiceOf({ gift, ...change }) });
  open();
  return requests;
};

test('the invoice of a gift shows its code and link, and offers no server to its buyer', async () => {
  const requests = openGift({ code: CODE, redeemedAt: null });
  expect(await screen.findByText(CODE)).toBeInTheDocument();
  expect(screen.getByText(/it can be redeemed once/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Authorize Server' })).toBeNull();
  expect(await button('Refund')).toBeInTheDocument();
  expect(requests.map(({ call }) => call)).not.toContain(COUNTS);
  const user = userEvent.setup();
  await user.click(await button('Copy Link'));
  expect(await window.navigator.clipboard.readText()).toBe(
    `${window.location.origin}/redeem?code=${CODE}`,
  );
});

test('a redeemed gift says when, and who decides about its money', async () => {
  openGift({ code: null, redeemedAt: 1_700_000_100 }, { refund: closed });
  expect(await screen.findByText(/It was redeemed on/)).toBeInTheDocument();
  expect(screen.getByText(/our support decides about refunds/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
});

test.each<[Partial<Invoice>, RegExp | null]>([
  [{ status: 'pending', payable: true }, /appears here as soon as it is paid/],
  [{}, /The code cannot be shown right now/],
  [{ status: 'refunded', refundedAmount: 849 }, null],
])('a gift without a code says what is missing: %j', async (change, text) => {
  openGift({ code: null, redeemedAt: null }, change);
  await screen.findByText('Invoice 000007');
  expect(screen.queryByText('Your gift') === null).toBe(text === null);
  if (text) expect(screen.getByText(text)).toBeInTheDocument();
});
