import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testReset, testSession, testToasts } from 'shared/sdk/testing';
import { answering, refusing } from '../../testing/answers.ts';
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
  testReset();
  testSession(customer);
});
afterEach(() => jest.restoreAllMocks());

const pending = invoiceOf({ status: 'pending', number: null, completedAt: null, payable: true });

test('[spec1 §4] verified: completed, and on to the servers', async () => {
  let isPaid = false;
  answering({
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

test('[spec1 §4] [spec1 §8] not verified: Payment Pending', async () => {
  answering({ ...fine, [INVOICE]: pending, [VERIFY]: { verified: false } });
  open();
  await userEvent.click(await button('Verify Payment'));
  expect(await screen.findByText('Payment Pending')).toBeInTheDocument();
  expect(testToasts()[0]).toMatch(/^Payment Pending/);
});

test('[spec1 §8] a failing call: Verification Failed', async () => {
  answering({ ...fine, [INVOICE]: pending, [VERIFY]: refusing(503) });
  open();
  await userEvent.click(await button('Verify Payment'));
  await waitFor(() =>
    expect(testToasts()).toEqual(['Verification Failed: Failed to verify payment status']),
  );
});

test('back from the payment page it asks by itself, once', async () => {
  const seen = answering({ ...fine, [INVOICE]: pending, [VERIFY]: { verified: false } });
  open('/invoice/INV-1?checkout=success');
  expect(await screen.findByText('Payment Pending')).toBeInTheDocument();
  expect(seen.filter(({ call }) => call === VERIFY)).toHaveLength(1);
  expect(testToasts()).toEqual([]);
});

test('a payment that the webhook reported before the browser came back is announced once', async () => {
  const seen = answering(fine);
  const { unmount } = open('/invoice/INV-1?checkout=success');
  expect(await screen.findByRole('combobox', { name: 'Server' })).toBeInTheDocument();
  expect(testToasts()).toEqual(['Payment Verified']);
  expect(seen.map(({ call }) => call)).not.toContain(VERIFY);
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

test('a payment that the verify call finds is announced once, a reload is silent', async () => {
  let isPaid = false;
  answering({
    ...fine,
    [INVOICE]: () => (isPaid ? invoiceOf() : pending),
    [VERIFY]: () => ({ verified: (isPaid = true) }),
  });
  open('/invoice/INV-1?checkout=success');
  expect(await screen.findByRole('combobox', { name: 'Server' })).toBeInTheDocument();
  expect(testToasts()).toEqual(['Payment Verified']);
  await waitFor(() => expect(address()).toBe('/invoice/INV-1'));
});

test('a payment that arrives while the page is open leads on to the servers', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    let isPaid = false;
    answering({
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

test('a paid invoice whose servers are all authorized does not lead to the server input', async () => {
  answering({ ...fine, [COUNTS]: counts(2) });
  open('/invoice/INV-1?checkout=success');
  expect(await screen.findByText('Servers Already Authorized')).toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Server' })).toBeNull();
});

test('signed out on the way back, the sign-in leads back to the announcement', async () => {
  testSession(null);
  answering(fine);
  open('/invoice/INV-1?checkout=success');
  expect(await screen.findByRole('link', { name: 'Login with Discord' })).toHaveAttribute(
    'href',
    '/api/auth/discord?returnTo=%2Finvoice%2FINV-1%3Fcheckout%3Dsuccess',
  );
});

test('cancelled: nothing was charged, and it can be paid at any time', async () => {
  answering({ ...fine, [INVOICE]: pending });
  open('/invoice/INV-1?checkout=cancelled');
  expect(await screen.findByText('Payment cancelled')).toBeInTheDocument();
  expect(await button('Pay now')).toBeEnabled();
});
