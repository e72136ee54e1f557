import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testReset, testSession, testToasts } from '@portico/sdk/testing';
import { mockApi, errorResponse } from '../../testing/mock-api.ts';
import {
  address,
  button,
  COUNTS,
  counts,
  fine,
  INVOICE,
  open,
  VERIFY,
} from '../../testing/invoice-page.tsx';
import { customer, invoiceOf } from '../../testing/samples.ts';

beforeEach(() => {
  testSession(customer);
});
afterEach(() => jest.restoreAllMocks());

const pending = invoiceOf({ status: 'pending', number: null, completedAt: null, payable: true });

test('[spec1 §2.18, §4.6, §4.7] a verified payment completes the invoice and opens the server form', async () => {
  let isPaid = false;
  mockApi({
    ...fine,
    [INVOICE]: () => (isPaid ? invoiceOf() : pending),
    [VERIFY]: () => {
      isPaid = true;
      return { verified: true };
    },
  });
  open();
  await userEvent.click(await button('Verify Payment'));
  expect(await screen.findByRole('combobox', { name: 'Server' })).toBeInTheDocument();
});

test('[spec1 §4.8] an unverified payment shows Payment Pending', async () => {
  mockApi({ ...fine, [INVOICE]: pending, [VERIFY]: { verified: false } });
  open();
  await userEvent.click(await button('Verify Payment'));
  expect(await screen.findByText('Payment Pending')).toBeInTheDocument();
  expect(testToasts()[0]).toMatch(/^Payment Pending/);
});

test('[spec1 §8.6] a failed verify call shows Verification Failed', async () => {
  mockApi({ ...fine, [INVOICE]: pending, [VERIFY]: errorResponse(503) });
  open();
  await userEvent.click(await button('Verify Payment'));
  await waitFor(() =>
    expect(testToasts()).toEqual(['Verification Failed: Failed to verify payment status']),
  );
});

test('the invoice page verifies once by itself after the payment page', async () => {
  const requests = mockApi({ ...fine, [INVOICE]: pending, [VERIFY]: { verified: false } });
  open('/invoice/INV-1?checkout=success');
  expect(await screen.findByText('Payment Pending')).toBeInTheDocument();
  expect(requests.filter(({ call }) => call === VERIFY)).toHaveLength(1);
  expect(testToasts()).toEqual([]);
});

test('a payment that the webhook reported before the browser returned is announced once', async () => {
  const requests = mockApi(fine);
  const { unmount } = open('/invoice/INV-1?checkout=success');
  expect(await screen.findByRole('combobox', { name: 'Server' })).toBeInTheDocument();
  expect(testToasts()).toEqual(['Payment Verified']);
  expect(requests.map(({ call }) => call)).not.toContain(VERIFY);
  await waitFor(() => expect(address()).toBe('/invoice/INV-1'));
  const reloaded = address();
  unmount();
  testReset();
  testSession(customer);
  open(reloaded);
  expect(await button('Authorize Server')).toBeInTheDocument();
  expect(await screen.findByText('Invoice 000007')).toBeInTheDocument();
  expect(testToasts()).toEqual([]);
});

test('a payment that the verify call detects is announced once, not again after a reload', async () => {
  let isPaid = false;
  mockApi({
    ...fine,
    [INVOICE]: () => (isPaid ? invoiceOf() : pending),
    [VERIFY]: () => ({ verified: (isPaid = true) }),
  });
  open('/invoice/INV-1?checkout=success');
  expect(await screen.findByRole('combobox', { name: 'Server' })).toBeInTheDocument();
  expect(testToasts()).toEqual(['Payment Verified']);
  await waitFor(() => expect(address()).toBe('/invoice/INV-1'));
});

test('a payment that arrives while the page is open opens the server form', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    let isPaid = false;
    mockApi({
      ...fine,
      [INVOICE]: () => (isPaid ? invoiceOf() : pending),
      [VERIFY]: { verified: false },
    });
    open('/invoice/INV-1?checkout=success');
    expect(await screen.findByText('Payment Pending')).toBeInTheDocument();
    isPaid = true;
    await act(() => jest.advanceTimersByTimeAsync(4000));
    expect(await screen.findByRole('combobox', { name: 'Server' })).toBeInTheDocument();
    expect(testToasts()).toEqual(['Payment Verified']);
  } finally {
    jest.useRealTimers();
  }
});

test('a paid invoice with all servers authorized does not open the server form', async () => {
  mockApi({ ...fine, [COUNTS]: counts(2) });
  open('/invoice/INV-1?checkout=success');
  expect(await screen.findByText('Servers Already Authorized')).toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Server' })).toBeNull();
});

test('a visitor who returns without a session sees the announcement after the sign-in', async () => {
  testSession(null);
  mockApi(fine);
  open('/invoice/INV-1?checkout=success');
  expect(await screen.findByRole('link', { name: 'Login with Discord' })).toHaveAttribute(
    'href',
    '/api/auth/discord?returnTo=%2Finvoice%2FINV-1%3Fcheckout%3Dsuccess',
  );
});

test('a canceled payment shows that nothing was charged and that it can be paid later', async () => {
  mockApi({ ...fine, [INVOICE]: pending });
  open('/invoice/INV-1?checkout=canceled');
  expect(await screen.findByText('Payment canceled')).toBeInTheDocument();
  expect(await button('Pay Now')).not.toHaveAttribute('aria-disabled');
});
