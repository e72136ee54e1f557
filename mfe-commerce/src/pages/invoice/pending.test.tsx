import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testSession, testToasts } from '@portico/sdk/testing';
import { consentTextOf } from '@portico/contracts/rules/consent';
import { mockApi, errorResponse } from '../../testing/mock-api.ts';
import { button, fine, INVOICE, open, VERIFY } from '../../testing/invoice-page.tsx';
import { customer, invoiceOf, sellerWithConsent } from '../../testing/samples.ts';

const CHECKOUT = 'POST /api/stripe/checkout';
const CANCEL = 'POST /api/stripe/invoice/INV-1/cancel';
const SELLER = 'GET /api/seller';

const unpaid = invoiceOf({
  status: 'pending',
  number: null,
  completedAt: null,
  payable: true,
  refund: { state: 'closed', why: 'not-paid' },
});
const callsOf = (requests: { call: string }[], name: string) =>
  requests.filter(({ call }) => call === name);

beforeEach(() => {
  testSession(customer);
});
afterEach(() => jest.restoreAllMocks());

test('an invoice leads back to the list', async () => {
  mockApi(fine);
  open();
  expect(await screen.findByRole('link', { name: 'Your invoices' })).toHaveAttribute(
    'href',
    '/user/invoices',
  );
});

test('Pay Now comes first on an unpaid invoice', async () => {
  mockApi({ ...fine, [INVOICE]: unpaid });
  open();
  await button('Pay Now');
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual(['Pay Now', 'Verify Payment', 'Cancel Purchase']);
});

test('an invoice whose payment is under way says so once, and can be verified only', async () => {
  const requests = mockApi({
    ...fine,
    [INVOICE]: { ...unpaid, payable: false },
    [VERIFY]: { verified: false },
  });
  open('/invoice/INV-1?checkout=success');
  expect(await screen.findByText('Your payment is under way')).toBeInTheDocument();
  await waitFor(() => expect(requests.map(({ call }) => call)).toContain(VERIFY));
  await button('Verify Payment');
  expect(screen.queryByText('Payment Pending')).toBeNull();
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual(['Verify Payment']);
});

describe('canceling', () => {
  test('asks first, and shows the canceled invoice', async () => {
    let isCanceled = false;
    const requests = mockApi({
      ...fine,
      [INVOICE]: () =>
        isCanceled
          ? invoiceOf({ status: 'expired', payable: false, canceledAt: 1_700_000_100 })
          : unpaid,
      [CANCEL]: () => {
        isCanceled = true;
        return { status: 'expired' };
      },
    });
    open();
    await userEvent.click(await button('Cancel Purchase'));
    await userEvent.click(await button('Keep It'));
    expect(callsOf(requests, CANCEL)).toHaveLength(0);
    await userEvent.click(await button('Cancel Purchase'));
    await userEvent.click(
      screen.getAllByRole('button', { name: 'Cancel Purchase' }).at(-1) as HTMLElement,
    );
    expect(await screen.findByText(/You canceled this purchase/)).toBeInTheDocument();
    expect(testToasts()).toEqual(['Purchase canceled']);
    expect(screen.queryByText(/payment page has expired/)).toBeNull();
  });

  test('shows why it was refused, and what the invoice is now', async () => {
    const why = 'This invoice is no longer open, so it cannot be canceled.';
    let isPaid = false;
    mockApi({
      ...fine,
      [INVOICE]: () => (isPaid ? invoiceOf() : unpaid),
      [CANCEL]: () => {
        isPaid = true;
        return errorResponse(409, why);
      },
    });
    open();
    await userEvent.click(await button('Cancel Purchase'));
    await userEvent.click(
      screen.getAllByRole('button', { name: 'Cancel Purchase' }).at(-1) as HTMLElement,
    );
    await waitFor(() => expect(testToasts()).toContain(`Not canceled: ${why}`));
    expect(await screen.findByRole('combobox', { name: 'Server' })).toBeInTheDocument();
  });
});

describe('the consent to immediate supply', () => {
  test('is asked on an unpaid invoice without it, where the seller requires it', async () => {
    const requests = mockApi({
      ...fine,
      [SELLER]: sellerWithConsent,
      [INVOICE]: unpaid,
      [CHECKOUT]: errorResponse(502),
    });
    open();
    const box = await screen.findByRole('checkbox');
    await userEvent.click(await button('Pay Now'));
    expect(box).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('Check this box to buy.');
    expect(callsOf(requests, CHECKOUT)).toHaveLength(0);
    await userEvent.click(box);
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(await button('Pay Now'));
    await waitFor(() => expect(callsOf(requests, CHECKOUT)).toHaveLength(1));
    expect(requests.find(({ call }) => call === CHECKOUT)?.body).toMatchObject({
      consent: true,
      consentVersion: 1,
    });
  });

  test('is shown with its words once it was given, and not asked again', async () => {
    mockApi({
      ...fine,
      [SELLER]: sellerWithConsent,
      [INVOICE]: { ...unpaid, consent: { at: 1_700_000_000, text: consentTextOf(1, 7, 14) } },
    });
    open();
    await button('Pay Now');
    expect(screen.getByText(/you agreed: “I want my license at once/)).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
