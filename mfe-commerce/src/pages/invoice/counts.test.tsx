import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testReset, testSession } from '@portico/sdk/testing';
import { button, COUNTS, counts, fine, INVOICE, LIST, open } from '../../testing/invoice-page.tsx';
import { errorResponse, mockApi } from '../../testing/mock-api.ts';
import { customer, invoiceOf, serverOf } from '../../testing/samples.ts';

beforeEach(() => {
  testSession(customer);
});
afterEach(() => jest.restoreAllMocks());

test('[spec1 §2.19] Authorize Server says that the number of servers could not be loaded, and tries again', async () => {
  mockApi({ ...fine, [COUNTS]: errorResponse(500) });
  open();
  await userEvent.click(await button('Authorize Server'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be loaded/);
  await userEvent.click(await button('Back to Invoice'));
  expect(await screen.findByText('Invoice 000007')).toBeInTheDocument();
  await userEvent.click(await button('Authorize Server'));
  mockApi(fine);
  await userEvent.click(await button('Try Again'));
  expect(await screen.findByText(/2 slots are free/)).toBeInTheDocument();
});

test('counts beside nouns have the number of their noun', async () => {
  mockApi({
    ...fine,
    [INVOICE]: invoiceOf({ plan: 'Single', servers: 1 }),
    [COUNTS]: counts(1, 1),
    [LIST]: { servers: [serverOf(1, { members: 1 })] },
  });
  const { unmount } = open();
  expect(await screen.findByText(/1 of 1 server is authorized\./)).toBeInTheDocument();
  unmount();
  testReset();
  testSession(customer);
  mockApi({ ...fine, [LIST]: { servers: [serverOf(1, { members: 1 })] } });
  open();
  await userEvent.click(await button('Authorize Server'));
  await userEvent.click(await screen.findByRole('combobox', { name: 'Server' }));
  expect(screen.getByRole('option')).toHaveTextContent(/1 member$/);
});
