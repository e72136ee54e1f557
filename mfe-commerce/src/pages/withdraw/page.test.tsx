import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SdkTestProvider, testSession } from '@portico/sdk/testing';
import { errorResponse, mockApi } from '../../testing/mock-api.ts';
import { customer } from '../../testing/samples.ts';
import WithdrawPage from './page.tsx';

const STATE = 'POST /api/withdrawals';

const open = (path = '/withdraw') =>
  render(
    <SdkTestProvider path={path}>
      <WithdrawPage />
    </SdkTestProvider>,
  );
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
const fill = async (label: RegExp, text: string) =>
  userEvent.type(screen.getByLabelText(label), text);

beforeEach(() => testSession(null));
afterEach(() => jest.restoreAllMocks());

test('a visitor states a withdrawal in two steps, and sees what was received and when', async () => {
  const requests = mockApi({ [STATE]: { receivedAt: 1_763_639_600 } });
  open();
  await fill(/Your name/, ' Casey ');
  await fill(/Invoice number/, 'SANDBOX-0001');
  await fill(/Email/, 'casey@example.com');
  await press('Continue');
  expect(requests).toEqual([]);
  expect(screen.getByRole('heading', { name: 'You withdraw from this contract' })).toHaveFocus();
  await press('Confirm withdrawal');
  expect(
    await screen.findByRole('heading', { name: 'We received your withdrawal' }),
  ).toBeInTheDocument();
  expect(requests).toEqual([
    {
      call: STATE,
      body: { name: 'Casey', contract: 'SANDBOX-0001', email: 'casey@example.com' },
    },
  ]);
  for (const text of ['Casey', 'SANDBOX-0001', 'casey@example.com'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByText(/^20\.11\.2025 /)).toBeInTheDocument();
  window.print = jest.fn();
  await press('Print');
  expect(window.print).toHaveBeenCalledTimes(1);
});

test('what is missing is named at its field, which gets the focus', async () => {
  const requests = mockApi({});
  open();
  await fill(/Invoice number/, 'x');
  await press('Continue');
  expect(screen.getByText('Enter your name.')).toBeInTheDocument();
  expect(screen.getByText(/Enter an email address/)).toBeInTheDocument();
  expect(screen.getByLabelText(/Your name/)).toHaveFocus();
  await fill(/Your name/, 'Casey');
  expect(screen.queryByText('Enter your name.')).not.toBeInTheDocument();
  expect(requests).toEqual([]);
});

test('a buyer who comes from an invoice finds it filled in, and can change it', async () => {
  testSession(customer);
  mockApi({ [STATE]: { receivedAt: 1 } });
  open('/withdraw?invoice=SANDBOX-0007');
  expect(screen.getByLabelText(/Invoice number/)).toHaveValue('SANDBOX-0007');
  expect(screen.getByLabelText(/Your name/)).toHaveValue('customer');
  await fill(/Email/, 'casey@example.com');
  await press('Continue');
  await press('Change');
  expect(screen.getByLabelText(/Email/)).toHaveValue('casey@example.com');
});

test('a withdrawal that did not arrive says so, and nothing of it is lost', async () => {
  mockApi({ [STATE]: errorResponse(429, 'Too many attempts. Wait a minute and try again.') });
  open();
  await fill(/Your name/, 'Casey');
  await fill(/Invoice number/, 'x');
  await fill(/Email/, 'casey@example.com');
  await press('Continue');
  await press('Confirm withdrawal');
  expect(await screen.findByText('Your withdrawal was not sent')).toBeInTheDocument();
  expect(screen.getByText(/Too many attempts/)).toBeInTheDocument();
  await press('Change');
  expect(screen.getByLabelText(/Invoice number/)).toHaveValue('x');
});
