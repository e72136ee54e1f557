import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from '@portico/sdk';
import { SdkTestProvider, testSession } from '@portico/sdk/testing';
import { mockApi, errorResponse, type MockResponses } from '../../testing/mock-api.ts';
import { customer, pageOf } from '../../testing/samples.ts';
import UserInvoicesPage from './page.tsx';

/** The list request of the page. */
const call = (change: Record<string, string | number> = {}) => {
  const query = { page: 1, sortBy: 'createdAt', sortDirection: 'desc', filter: 'all', ...change };
  const text = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  return `GET /api/user/invoices/sort?${text.join('&')}`;
};

function Address() {
  const { search } = useLocation();
  return <output aria-label="address">{search}</output>;
}
const open = (search = '') =>
  render(
    <SdkTestProvider path={`/user/invoices${search}`}>
      <UserInvoicesPage />
      <Link to="/user/invoices">Elsewhere</Link>
      <Address />
    </SdkTestProvider>,
  );
const address = () => screen.getByRole('status', { name: 'address' });
const fine: MockResponses = { [call()]: pageOf([{}]) };

beforeEach(() => {
  testSession(customer);
});
afterEach(() => jest.restoreAllMocks());

test('[spec1 §2.25] the list shows a table with its columns after loading', async () => {
  mockApi(fine);
  open();
  expect(screen.getByRole('group', { name: 'Loading invoices' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'INV-1' })).toHaveAttribute(
    'href',
    '/invoice/INV-1',
  );
  expect(screen.getAllByRole('columnheader').map((element) => element.textContent.trim())).toEqual([
    'Invoice ID',
    'Number',
    'Date',
    'Amount',
    'Status',
  ]);
  expect(screen.getByRole('row', { name: /INV-1/ })).toHaveTextContent(/€8.49.*Completed/);
});

test('the list shows the invoice number that the refund policy requires', async () => {
  const rows = [{ number: '000012' }, { status: 'pending' as const }];
  mockApi({ [call()]: pageOf(rows) });
  open();
  const cells = within(await screen.findByRole('row', { name: /INV-1/ })).getAllByRole('cell');
  expect(cells[1]).toHaveTextContent('000012');
  const unpaid = within(screen.getByRole('row', { name: /INV-2/ })).getAllByRole('cell');
  expect(unpaid[1]).toHaveTextContent('–');
  expect(
    within(screen.getByRole('columnheader', { name: 'Number' })).queryByRole('button'),
  ).toBeNull();
});

test('phones show plan, amount, date and status of each invoice', async () => {
  mockApi({ [call()]: pageOf([{ planName: 'Multi', amount: 1999, state: 'refunded' }]) });
  open();
  // Hidden in a wide window.
  const list = await screen.findByRole('list', { name: 'Invoices', hidden: true });
  expect(list).toHaveTextContent(/^Multi€19\.99.*2023.*FailedRefunded$/);
  expect(within(list).getByRole('link', { name: 'Multi', hidden: true })).toHaveAttribute(
    'href',
    '/invoice/INV-1',
  );
});

test('[spec1 §4.17] phones sort the cards by a list of orders, from the first page', async () => {
  const change = { total: 12, totalPages: 2 };
  mockApi({
    [call({ page: 2 })]: pageOf([{}], change),
    [call({ sortBy: 'amount', sortDirection: 'asc' })]: pageOf([{ planName: 'Single' }], change),
  });
  open('?page=2');
  const order = await screen.findByRole('combobox', { name: 'Sort by', hidden: true });
  expect(order).toHaveTextContent('Newest first');
  await userEvent.click(order);
  await userEvent.click(screen.getByRole('option', { name: 'Lowest amount', hidden: true }));
  expect(address()).toHaveTextContent('?sortBy=amount&sortDirection=asc');
  expect(await screen.findByRole('link', { name: 'Single', hidden: true })).toBeInTheDocument();
  // The heads of the table say the same.
  expect(screen.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

test('[spec1 §4.17] the active head reverses the order; another one starts descending, from the first page', async () => {
  const page = pageOf([{}], { total: 12, totalPages: 2 });
  mockApi({
    [call({ page: 2 })]: page,
    [call({ sortDirection: 'asc' })]: page,
    [call({ sortBy: 'amount' })]: page,
  });
  open('?page=2');
  const press = async (head: string) =>
    userEvent.click(within(await screen.findByRole('table')).getByRole('button', { name: head }));
  await press('Date');
  expect(address()).toHaveTextContent(/^\?sortDirection=asc$/);
  await press('Amount');
  expect(address()).toHaveTextContent(/^\?sortBy=amount$/);
});

test('[spec1 §4.14, §8.9] a failed request shows an error with Try Again', async () => {
  mockApi({ [call()]: errorResponse(500) });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to load invoices. Please try again later.',
  );
  mockApi(fine);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'INV-1' })).toBeInTheDocument();
});

test('[spec1 §2.28] an empty list shows No Invoices Found with the reason', async () => {
  mockApi({ [call()]: pageOf([]), [call({ filter: 'pending' })]: pageOf([]) });
  open();
  expect(await screen.findByText('No Invoices Found')).toBeInTheDocument();
  expect(screen.getByText('You have not bought anything yet.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Pending' }));
  expect(
    await screen.findByText('No invoices match the filter and the search.'),
  ).toBeInTheDocument();
});

test('[spec1 §1.4, §2.23, §4.15, §4.16] tab, sort field and direction are in the URL and in the request', async () => {
  const page = pageOf([{}]);
  const requests = mockApi({
    ...fine,
    [call({ filter: 'completed' })]: page,
    [call({ filter: 'completed', sortBy: 'amount' })]: page,
    [call({ filter: 'completed', sortBy: 'amount', sortDirection: 'asc' })]: page,
  });
  open();
  const tabs = within(await screen.findByRole('group', { name: 'Status' }));
  expect(tabs.getAllByRole('button').map((element) => element.textContent)).toEqual([
    'All',
    'Pending',
    'Completed',
  ]);
  await userEvent.click(tabs.getByRole('button', { name: 'Completed' }));
  const amount = await screen.findByRole('columnheader', { name: 'Amount' });
  expect(screen.getByRole('columnheader', { name: 'Date' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await userEvent.click(within(amount).getByRole('button'));
  expect(address()).toHaveTextContent('?sortBy=amount&filter=completed');
  await userEvent.click(
    within(screen.getByRole('columnheader', { name: 'Amount' })).getByRole('button'),
  );
  expect(address()).toHaveTextContent('?sortBy=amount&sortDirection=asc&filter=completed');
  await waitFor(() =>
    expect(requests.map(({ call }) => call)).toEqual([
      call(),
      call({ filter: 'completed' }),
      call({ filter: 'completed', sortBy: 'amount' }),
      call({ filter: 'completed', sortBy: 'amount', sortDirection: 'asc' }),
    ]),
  );
});

test('[spec1 §2.24] the search is debounced, runs on the server and follows the URL', async () => {
  const requests = mockApi({ ...fine, [call({ q: 'duo' })]: pageOf([{ invoiceId: 'INV-DUO' }]) });
  open();
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search invoices' }), ' duo ');
  expect(await screen.findByRole('link', { name: 'INV-DUO' })).toBeInTheDocument();
  expect(address()).toHaveTextContent('?q=duo');
  expect(requests.filter(({ call }) => call.includes('q='))).toHaveLength(1);
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
  expect(await screen.findByRole('link', { name: 'INV-1' })).toBeInTheDocument();
  expect(address()).toBeEmptyDOMElement();
});

test('[spec1 §2.26] the list is paginated; a page beyond the last becomes the last', async () => {
  const change = { total: 12, totalPages: 2 };
  mockApi({
    [call()]: pageOf([{}], change),
    [call({ page: 2 })]: pageOf([{ invoiceId: 'INV-LAST' }], change),
    [call({ page: 9 })]: pageOf([], change),
  });
  open('?page=9');
  expect(await screen.findByText('Page 2 of 2')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'INV-LAST' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await screen.findByText('Page 1 of 2')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
});

test('[spec1 §2.27] Pending Server Authorizations links to invoices with free slots', async () => {
  const awaiting = [5, 1, 2, 2, 2, 2].map((pendingServers, index) => ({
    invoiceId: `INV-W${index}`,
    pendingServers,
  }));
  mockApi({ [call()]: pageOf([{}], { awaiting }) });
  open();
  const banner = (await screen.findByText('Pending Server Authorizations')).parentElement;
  expect(banner).toHaveTextContent('INV-W0: 5 servers to authorize');
  expect(banner).toHaveTextContent('INV-W1: 1 server to authorize');
  expect(banner).not.toHaveTextContent('INV-W5');
  expect(screen.getByRole('link', { name: 'INV-W0' })).toHaveAttribute('href', '/invoice/INV-W0');
  expect(screen.getByRole('link', { name: 'and more' })).toBeInTheDocument();
});
