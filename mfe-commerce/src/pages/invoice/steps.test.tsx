import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testSession } from '@portico/sdk/testing';
import { mockApi } from '../../testing/mock-api.ts';
import {
  AUTHORIZE,
  button,
  COUNTS,
  counts,
  fine,
  INVOICE,
  open,
} from '../../testing/invoice-page.tsx';
import { customer, invoiceOf } from '../../testing/samples.ts';

beforeEach(() => {
  testSession(customer);
});
afterEach(() => jest.restoreAllMocks());

const steps = async () =>
  within(await screen.findByRole('list', { name: 'Steps of your purchase' }))
    .getAllByRole('listitem')
    .map((step) => `${step.getAttribute('aria-current') ?? '-'} ${step.textContent}`);

test('an unpaid invoice shows that paying is the first of three steps', async () => {
  mockApi({ ...fine, [INVOICE]: invoiceOf({ status: 'pending' }) });
  open();
  expect(await steps()).toEqual(['step 1Pay', '- 2Choose servers', '- 3License active']);
});

test('a paid one goes on with the choice of servers, and says what follows', async () => {
  mockApi(fine);
  open();
  await screen.findByText('Invoice 000007');
  expect(screen.queryByRole('list', { name: 'Steps of your purchase' })).toBeNull();
  await userEvent.click(await button('Authorize Server'));
  expect(await steps()).toEqual(['- Done: Pay', 'step 2Choose servers', '- 3License active']);
  expect(screen.getByText(/^Next: invite Juno to your server/)).toBeInTheDocument();
});

test('all steps are done when the first server has the license', async () => {
  let used = 0;
  mockApi({
    ...fine,
    [COUNTS]: () => counts(used, 1),
    [AUTHORIZE]: () => counts((used = 1), 1),
    'GET /api/user/licenses': { licenses: [], nextTransferAt: null },
  });
  open();
  await userEvent.click(await button('Authorize Server'));
  await userEvent.click(await screen.findByRole('combobox', { name: 'Server' }));
  await userEvent.click(screen.getByRole('option', { name: /Server 1/ }));
  await userEvent.click(await button('Authorize Server'));
  await userEvent.click(await button('Yes, Authorize'));
  expect(await screen.findByText('Your license is active')).toBeInTheDocument();
  expect(await steps()).toEqual([
    '- Done: Pay',
    '- Done: Choose servers',
    '- Done: License active',
  ]);
});

test('a license that is in use has no steps, also while it has free slots', async () => {
  mockApi({ ...fine, [COUNTS]: counts(1) });
  open();
  expect(await screen.findByText('Partially Authorized')).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Steps of your purchase' })).toBeNull();
});

test('a license without a payment has no steps of a purchase', async () => {
  mockApi({ ...fine, [INVOICE]: invoiceOf({ isComplimentary: true }) });
  open('/invoice/INV-1?authorize=1');
  expect(await screen.findByText(/2 slots are free/)).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Steps of your purchase' })).toBeNull();
});
