import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Refund } from '@portico/contracts/invoices/refund';
import { testSession, testToasts } from '@portico/sdk/testing';
import { button, fine, INVOICE, open } from '../../testing/invoice-page.tsx';
import { errorResponse, mockApi } from '../../testing/mock-api.ts';
import { customer, invoiceOf } from '../../testing/samples.ts';

const REFUND = 'POST /api/invoices/INV-1/refund';
const refundOf = (change: Partial<Refund>): Refund => ({
  refundId: 'RF-1',
  amount: 849,
  status: 'succeeded',
  by: 'owner',
  requestedAt: new Date(2026, 2, 5, 7, 8, 9).getTime() / 1000,
  settledAt: new Date(2026, 2, 5, 7, 8, 10).getTime() / 1000,
  ...change,
});
const closed = { state: 'closed', why: 'not-paid' } as const;

beforeEach(() => {
  testSession(customer);
});
afterEach(() => jest.restoreAllMocks());

test('the owner refunds an invoice after one confirmation, which says what it means', async () => {
  const refunded = invoiceOf({
    status: 'refunded',
    refundedAmount: 849,
    refund: closed,
    refunds: [refundOf({})],
  });
  let isRefunded = false;
  const requests = mockApi({
    ...fine,
    [INVOICE]: () => (isRefunded ? refunded : invoiceOf()),
    [REFUND]: () => {
      isRefunded = true;
      return refundOf({});
    },
  });
  open();
  await userEvent.click(await button('Refund'));
  const dialog = screen.getByRole('dialog', { name: 'Refund €8.49?' });
  expect(dialog).toHaveTextContent('is refunded to the card or account that you paid with');
  expect(dialog).toHaveTextContent('You lose the 2 license slots of this invoice immediately');
  expect(dialog).toHaveTextContent('Premium features are turned off');
  expect(dialog).toHaveTextContent('5 to 10 business days');
  expect(requests.some(({ call }) => call === REFUND)).toBe(false);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refund €8.49' }));
  expect(await screen.findByText('Refunded €8.49 on 05.03.2026 07:08:10')).toBeInTheDocument();
  expect(requests.filter(({ call }) => call === REFUND)).toEqual([
    { call: REFUND, body: { amount: 849 } },
  ]);
  expect(testToasts()).toEqual(['Refunded']);
  for (const name of ['Refund', 'Authorize Server'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('the confirmation can be left, and asks for what is left after a partial refund', async () => {
  const requests = mockApi({ ...fine, [INVOICE]: invoiceOf({ refundedAmount: 49, servers: 1 }) });
  open();
  await userEvent.click(await button('Refund'));
  const dialog = screen.getByRole('dialog', { name: 'Refund €8.00?' });
  expect(dialog).toHaveTextContent('You lose the license slot of this invoice immediately');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep the License' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(requests.some(({ call }) => call === REFUND)).toBe(false);
});

test('a refund that is not possible says why, and the invoice is fetched again', async () => {
  const why = 'The 7-day money-back guarantee of this invoice has ended. Please ask our support.';
  const requests = mockApi({ ...fine, [REFUND]: errorResponse(409, why) });
  open();
  await userEvent.click(await button('Refund'));
  const before = requests.filter(({ call }) => call === INVOICE).length;
  await userEvent.click(await button('Refund €8.49'));
  await waitFor(() => expect(testToasts()).toEqual([`Refund Failed: ${why}`]));
  await waitFor(() =>
    expect(requests.filter(({ call }) => call === INVOICE).length).toBeGreaterThan(before),
  );
});

test.each<[Partial<Refund>, RegExp]>([
  [{ status: 'requested', settledAt: null }, /Refund Requested.*has not confirmed it yet/],
  [{ status: 'pending', settledAt: null }, /Refund Pending.*has accepted the refund of €8.49/],
  [
    { status: 'failed' },
    /Refund Failed.*Your bank rejected the refund.*license of this invoice is valid/,
  ],
  [{ status: 'refused' }, /Refund Refused.*Nothing was refunded/],
])('a refund with %j is explained', async (change, text) => {
  const isRefunding = change.status === 'requested';
  mockApi({
    ...fine,
    [INVOICE]: invoiceOf({ isRefunding, refund: closed, refunds: [refundOf(change)] }),
  });
  open();
  await screen.findByText('Invoice 000007');
  const notices = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(notices).toContainEqual(expect.stringMatching(text));
  expect(screen.queryAllByRole('button', { name: 'Authorize Server' })).toHaveLength(
    isRefunding ? 0 : 1,
  );
});
