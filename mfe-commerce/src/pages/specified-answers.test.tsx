import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { answerAsSpecified } from '@portico/contracts/checks/specified-answers';
import { SdkTestProvider, testSession } from '@portico/sdk/testing';
import InvoicePage from './invoice/page.tsx';
import InvoicePrintPage from './invoice-print/page.tsx';
import UserAuthorizationPage from './user-authorization/page.tsx';
import UserInvoicesPage from './user-invoices/page.tsx';

/** Shows a page on a server that has the calls and the fields of the specification alone. */
const show = (page: ReactElement, path = '/', route = '*') =>
  render(
    <SdkTestProvider path={path} route={route}>
      {page}
    </SdkTestProvider>,
  );

beforeEach(() => {
  testSession({ id: '100000000000000001', username: 'mira', avatar: null });
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url, init) => answerAsSpecified(url as string, init?.method));
});
afterEach(() => {
  // No card of a failed call, and no text made of a missing field.
  expect(screen.queryByText('Error')).toBeNull();
  expect(document.body.textContent).not.toMatch(/undefined|null|NaN|Invalid/);
  jest.restoreAllMocks();
});

const INVOICE = ['/invoice/INV-1', '/invoice/:invoiceId'] as const;

test('the specified fields are enough for an invoice and its servers', async () => {
  show(<InvoicePage />, ...INVOICE);
  expect(await screen.findByText('Partially Authorized')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('combobox', { name: 'Server' }));
  expect(await screen.findByRole('option', { name: /Test Server/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Skip for Now' }));
  expect(await screen.findByText('Your license is active')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Back to Invoice' }));
  expect(await screen.findByText('INV-1')).toBeInTheDocument();
  expect(screen.getByText('Completed')).toBeInTheDocument();
  expect(screen.queryByText('Seller')).toBeNull();
  expect(screen.queryByText('Tax')).toBeNull();
});

test('the specified fields are enough for the document of an invoice', async () => {
  show(<InvoicePrintPage />, ...INVOICE);
  expect(await screen.findByText('INV-1')).toBeInTheDocument();
  expect(screen.getAllByText('€8.49')).toHaveLength(1);
});

test('the specified fields are enough for the list of invoices', async () => {
  show(<UserInvoicesPage />);
  expect(await screen.findByText('Pending Server Authorizations')).toBeInTheDocument();
  const table = screen.getByRole('table', { name: 'Invoices' });
  expect(table).toHaveTextContent(/INV-2.*€8\.49/);
  expect(table).toHaveTextContent(/09\.03\.2026/);
});

test('the specified fields are enough for the authorized servers', async () => {
  show(<UserAuthorizationPage />);
  const table = await screen.findByRole('table', { name: 'Authorized servers' });
  expect(await screen.findByText('Test Server')).toBeInTheDocument();
  expect(table).toHaveTextContent(/mira.*14\.11\.2023/);
});
