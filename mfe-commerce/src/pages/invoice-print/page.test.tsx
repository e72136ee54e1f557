import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SdkTestProvider, testReset, testSession } from '@portico/sdk/testing';
import { mockApi, errorResponse } from '../../testing/mock-api.ts';
import { customer, invoiceOf } from '../../testing/samples.ts';
import InvoicePrintPage from './page.tsx';

const INVOICE = 'GET /api/stripe/invoice/INV-1';
const open = () =>
  render(
    <SdkTestProvider path="/invoice/INV-1/print" route="/invoice/:invoiceId/print">
      <InvoicePrintPage />
    </SdkTestProvider>,
  );

beforeEach(() => {
  testSession(customer);
});
afterEach(() => jest.restoreAllMocks());

test('the page shows the invoice and a print button', async () => {
  mockApi({ [INVOICE]: invoiceOf(), 'GET /api/plans': [] });
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Back to Invoice' })).toHaveAttribute(
    'href',
    '/invoice/INV-1',
  );
});

test('the page links to the PDF, which is the invoice', async () => {
  const pdfUrl = '/api/stripe/invoice/INV-1/pdf';
  mockApi({ [INVOICE]: invoiceOf({ pdfUrl }), 'GET /api/plans': [] });
  open();
  expect(await screen.findByRole('link', { name: 'Invoice (PDF)' })).toHaveAttribute(
    'href',
    pdfUrl,
  );
  expect(screen.getByText(/The invoice itself is the PDF/)).toBeInTheDocument();
});

test('[spec1 §6.6, §8.8] a missing invoice, a failed request and a missing session each have a message', async () => {
  mockApi({ [INVOICE]: errorResponse(404), 'GET /api/plans': [] });
  const { unmount } = open();
  expect(await screen.findByText('Invoice Not Found')).toBeInTheDocument();
  unmount();
  testReset();
  testSession(customer);
  mockApi({ 'GET /api/plans': [] });
  const second = open();
  expect(await screen.findByText('Failed to load invoice details')).toBeInTheDocument();
  second.unmount();
  testSession(null);
  open();
  expect(await screen.findByRole('link', { name: 'Login with Discord' })).toHaveAttribute(
    'href',
    '/api/auth/discord?returnTo=%2Finvoice%2FINV-1%2Fprint',
  );
});
