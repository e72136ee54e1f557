import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SdkTestProvider, testTeam } from '@portico/sdk/testing';
import CustomersPage from '../pages/customers/page.tsx';

const ID = '6f2d9a8e-8d1c-4c53-9a54-0f4a3f1f8f10';
const waiting = {
  withdrawalId: ID,
  name: 'Casey Customer',
  contract: 'My license of last week',
  email: 'casey@example.com',
  receivedAt: 1_764_000_000,
  state: 'open',
  doubt: 'unmatched',
  invoiceId: null,
  userId: null,
};

let withdrawals: unknown[];
let bodies: unknown[];

beforeEach(() => {
  testTeam([]);
  withdrawals = [waiting];
  bodies = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = input as string;
    if (url === '/api/staff/desk')
      return Promise.resolve(Response.json({ rights: ['refund'], server_id: '1' }));
    if (url === '/api/staff/withdrawals') return Promise.resolve(Response.json({ withdrawals }));
    bodies.push([url, JSON.parse(init?.body as string)]);
    withdrawals = [];
    return Promise.resolve(Response.json({ state: 'accepted' }));
  });
});
afterEach(() => jest.restoreAllMocks());

const open = () =>
  render(
    <SdkTestProvider path="/staff/customers?waiting=withdrawals">
      <CustomersPage />
    </SdkTestProvider>,
  );

test.each([
  ['Accept and Refund', 'INV-7Q4M2Z9KD3XR8TVA', { invoiceId: 'INV-7Q4M2Z9KD3XR8TVA' }],
  ['Reject', undefined, {}],
])('a member decides by "%s", and the statement is gone', async (name, invoiceId, expected) => {
  open();
  expect(await screen.findByText('My license of last week')).toBeInTheDocument();
  expect(screen.getByText('No purchase has this number and this address.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name }));
  const dialog = await screen.findByRole('dialog');
  if (invoiceId) await userEvent.type(screen.getByLabelText('ID of the invoice'), invoiceId);
  await userEvent.type(screen.getByLabelText(/Reason/), 'Known by phone');
  const buttons = [...dialog.querySelectorAll('button')];
  await userEvent.click(buttons.find((each) => each.textContent === name)!);
  expect(await screen.findByText('No withdrawals are waiting.')).toBeInTheDocument();
  expect(bodies).toEqual([
    [`/api/staff/withdrawals/${ID}`, { reason: 'Known by phone', ...expected }],
  ]);
});
