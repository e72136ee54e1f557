import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testSession, testToasts } from '@portico/sdk/testing';
import { mockApi, errorResponse } from '../../testing/mock-api.ts';
import {
  AUTHORIZE,
  button,
  COUNTS,
  counts,
  fine,
  INVOICE,
  LIST,
  open,
} from '../../testing/invoice-page.tsx';
import { customer, invoiceOf, serverOf } from '../../testing/samples.ts';

const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: 'Server' }));
  await userEvent.click(screen.getByRole('option', { name: new RegExp(name) }));
};

/** Chooses a server as the first of its invoice, and confirms. */
const authorizeFirst = async (name: string) => {
  await choose(name);
  await userEvent.click(await button('Authorize Server'));
  await userEvent.click(await button('Yes, Authorize'));
};

beforeEach(() => {
  testSession(customer);
});
afterEach(() => jest.restoreAllMocks());

describe('the initial view', () => {
  test('[spec1 §5.8] without an id is Missing invoice ID', () => {
    mockApi(fine);
    open('/invoice');
    expect(screen.getByRole('alert')).toHaveTextContent('Missing invoice ID');
  });

  test('[spec1 §8.8] of an unknown invoice is Invoice Not Found', async () => {
    mockApi({ ...fine, [INVOICE]: errorResponse(404) });
    open();
    expect(screen.getByRole('group', { name: 'Loading invoice' })).toBeInTheDocument();
    expect(await screen.findByText('Invoice Not Found')).toBeInTheDocument();
    expect(testToasts()).toEqual([]);
  });

  test('[spec1 §8.5] after a failed request is an error with Try Again', async () => {
    mockApi({ ...fine, [INVOICE]: errorResponse(500) });
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load invoice details');
    expect(testToasts()).toEqual(['Error: Failed to load invoice details']);
    mockApi(fine);
    await userEvent.click(await button('Try Again'));
    expect(await screen.findByText('Invoice 000007')).toBeInTheDocument();
  });

  test('[spec1 §6.6] without a session is a sign-in link that returns to the invoice', async () => {
    testSession(null);
    const requests = mockApi(fine);
    open();
    expect(await screen.findByRole('link', { name: 'Login with Discord' })).toHaveAttribute(
      'href',
      '/api/auth/discord?returnTo=%2Finvoice%2FINV-1',
    );
    expect(requests.map(({ call }) => call)).not.toContain(INVOICE);
  });

  test('[spec1 §2.19, §4.10] without authorized servers is the invoice; Authorize Server opens the form', async () => {
    mockApi(fine);
    open();
    await userEvent.click(await button('Authorize Server'));
    expect(await screen.findByText(/2 slots are free/)).toBeInTheDocument();
    expect(screen.queryByText('Partially Authorized')).toBeNull();
    await userEvent.click(await button('Back to Invoice'));
    expect(await screen.findByText('Invoice 000007')).toBeInTheDocument();
  });

  test('[spec1 §4.11] with some authorized servers is the form with the notice Partially Authorized', async () => {
    mockApi({ ...fine, [COUNTS]: counts(1) });
    open();
    expect(await screen.findByText('Partially Authorized')).toBeInTheDocument();
    expect(await screen.findByRole('combobox', { name: 'Server' })).toBeInTheDocument();
  });

  test('[spec1 §4.12] with all servers authorized is completed with the notice Servers Already Authorized', async () => {
    mockApi({ ...fine, [COUNTS]: counts(2) });
    open();
    expect(await screen.findByText('Servers Already Authorized')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add More Servers' })).toBeNull();
    await userEvent.click(await button('Back to Invoice'));
    expect(await screen.findByText('Invoice 000007')).toBeInTheDocument();
    expect(screen.queryByText('Servers Already Authorized')).toBeNull();
    await userEvent.click(await button('Authorize Server'));
    expect(await screen.findByText('Servers Already Authorized')).toBeInTheDocument();
  });

  test.each([
    ['failed', 'Payment failed', 'The payment did not go through'],
    ['expired', 'Payment page expired', 'The payment page expired'],
    ['refunded', 'Refunded €8.49', 'The payment was refunded'],
    ['disputed', 'Payment disputed', 'The payment is disputed'],
    ['disputed', 'Payment disputed', 'The payment is disputed', 'open'],
    ['disputed', 'Payment returned', 'your bank returned the payment to you', 'lost'],
  ] as const)('[spec1 §3.3] %s is shown as failed, with the reason: %s', async (...shown) => {
    const [status, title, why, dispute] = shown;
    mockApi({
      ...fine,
      [INVOICE]: invoiceOf({
        status,
        dispute,
        refundedAmount: 849,
        refund: { state: 'closed', why: 'not-paid' },
      }),
    });
    open();
    expect(await screen.findByText(new RegExp(why))).toBeInTheDocument();
    expect(screen.getByText('Failed')).toBeInTheDocument();
    expect(screen.getByText(title)).toBeInTheDocument();
    // Nobody waits for a dispute that is over.
    expect(screen.queryByText(/until the dispute is settled/) === null).toBe(
      status !== 'disputed' || dispute === 'lost',
    );
    for (const name of ['Verify Payment', 'Authorize Server'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByText(/Refundable until/)).toBeNull();
  });
});

test('a dispute that was won is over, and the license is valid', async () => {
  mockApi({ ...fine, [INVOICE]: invoiceOf({ dispute: 'won' }) });
  open();
  expect(await screen.findByText(/the bank released the payment to us/)).toBeInTheDocument();
  expect(screen.getByText('Completed')).toBeInTheDocument();
  expect(await button('Authorize Server')).toBeInTheDocument();
});

describe('authorizing', () => {
  test('[spec1 §5.3] is disabled until a server is chosen', async () => {
    mockApi(fine);
    open();
    await userEvent.click(await button('Authorize Server'));
    await screen.findByRole('combobox', { name: 'Server' });
    expect(await button('Authorize Server')).toHaveAttribute('aria-disabled', 'true');
    await choose('Server 2');
    expect(await button('Authorize Server')).not.toHaveAttribute('aria-disabled');
  });

  test('[spec1 §5.3, §8.14] is disabled without servers and shows the German message', async () => {
    mockApi({ ...fine, [LIST]: { servers: [serverOf(1, { authorized: true })] } });
    open();
    await userEvent.click(await button('Authorize Server'));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Server' }));
    expect(screen.getByText('Keine Server verfügbar')).toBeInTheDocument();
    expect(await button('Authorize Server')).toHaveAttribute('aria-disabled', 'true');
  });

  test('[spec1 §4.13] the last slot opens the completed view', async () => {
    let used = 1;
    const requests = mockApi({
      ...fine,
      [COUNTS]: () => counts(used),
      [AUTHORIZE]: () => counts((used = 2)),
    });
    open();
    await choose('Server 1');
    await userEvent.click(await button('Authorize Server'));
    expect(await screen.findByText('Your license is active')).toBeInTheDocument();
    expect(requests.find(({ call }) => call === AUTHORIZE)?.body).toEqual({
      invoiceId: 'INV-1',
      serverIds: [serverOf(1).id],
    });
  });

  test('[spec1 §2.20, §4.13] stays on the form while slots are free; Skip for Now offers Add More Servers', async () => {
    let used = 0;
    mockApi({
      ...fine,
      [COUNTS]: () => counts(used, 5),
      [AUTHORIZE]: () => counts((used += 1), 5),
    });
    open();
    await userEvent.click(await button('Authorize Server'));
    await authorizeFirst('Server 1');
    expect(await screen.findByText(/4 slots are free/)).toBeInTheDocument();
    await userEvent.click(await button('Skip for Now'));
    await userEvent.click(await button('Add More Servers'));
    expect(await screen.findByText(/4 slots are free/)).toBeInTheDocument();
  });

  test('the summary without an authorized server does not call the license active', async () => {
    mockApi(fine);
    open();
    await userEvent.click(await button('Authorize Server'));
    await userEvent.click(await button('Skip for Now'));
    expect(await screen.findByText(/0 of 2 servers are authorized/)).toBeInTheDocument();
    expect(screen.queryByText('Your license is active')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'No server is authorized yet',
    );
    expect(await button('Add More Servers')).not.toHaveAttribute('aria-disabled');
  });

  test.each([
    [
      errorResponse(409, 'This server is already authorized.'),
      'This server is already authorized.',
    ],
    [errorResponse(500), 'Error authorizing server'],
  ])(
    '[spec1 §8.7] a rejected authorization shows Authorization Failed with the reason',
    async (answer, why) => {
      mockApi({ ...fine, [AUTHORIZE]: answer });
      open();
      await userEvent.click(await button('Authorize Server'));
      await authorizeFirst('Server 1');
      await waitFor(() => expect(testToasts()).toEqual([`Authorization Failed: ${why}`]));
      expect(await button('Authorize Server')).not.toHaveAttribute('aria-disabled');
    },
  );

  test('an unreachable Discord shows the reason and Try Again', async () => {
    const away = 'Discord cannot be reached right now. Please try again shortly.';
    mockApi({ ...fine, [LIST]: errorResponse(503, away) });
    open();
    await userEvent.click(await button('Authorize Server'));
    expect(await screen.findByRole('alert')).toHaveTextContent(away);
    expect(await button('Authorize Server')).toHaveAttribute('aria-disabled', 'true');
    mockApi(fine);
    await userEvent.click(await button('Try Again'));
    expect(await screen.findByRole('combobox', { name: 'Server' })).toBeInTheDocument();
  });

  test('the first authorization of a refundable invoice says what ends the refund period', async () => {
    const until = new Date(2026, 2, 5, 7, 8, 9).getTime() / 1000;
    const requests = mockApi({
      ...fine,
      [INVOICE]: invoiceOf({
        refund: { state: 'refundable', until },
        guarantee: { days: 7, activeHours: 72 },
      }),
      [AUTHORIZE]: counts(1),
    });
    open();
    await userEvent.click(await button('Authorize Server'));
    await choose('Server 1');
    await userEvent.click(await button('Authorize Server'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('heading')).toHaveTextContent('Authorize Server 1?');
    expect(dialog.getByText(/unless a slot was active for 72 hours in total/)).toHaveTextContent(
      '05.03.2026 07:08:09',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Not Now' }));
    expect(requests.map(({ call }) => call)).not.toContain(AUTHORIZE);
  });

  test('an invoice without a refund period is authorized without a question', async () => {
    const requests = mockApi({
      ...fine,
      [INVOICE]: invoiceOf({ refund: { state: 'closed', why: 'too-late' } }),
      [AUTHORIZE]: counts(1),
    });
    open('/invoice/INV-1?authorize=1');
    await choose('Server 1');
    await userEvent.click(await button('Authorize Server'));
    await waitFor(() => expect(requests.map(({ call }) => call)).toContain(AUTHORIZE));
  });

  test.each([
    [[], 'customer manages no server on Discord', ['Invite Juno', 'Log in with another account']],
    [
      [serverOf(1, { authorized: true })],
      'All servers that you manage already have a license',
      ['transfer a license', 'Invite Juno', 'Log in with another account'],
    ],
  ])('an empty picker says why, and what helps (%#)', async (servers, title, links) => {
    const requests = mockApi({ ...fine, [LIST]: { servers } });
    open('/invoice/INV-1?authorize=1');
    expect(await screen.findByText(title)).toBeInTheDocument();
    for (const name of links) expect(screen.getByRole('link', { name })).toBeInTheDocument();
    // Only the title of a notice has a line of its own.
    expect(screen.getByText(title)).toHaveStyle({ display: 'block' });
    expect(screen.getByText('Manage Server')).not.toHaveStyle({ display: 'block' });
    expect(screen.getByRole('link', { name: 'Log in with another account' })).toHaveAttribute(
      'href',
      '/api/auth/discord?returnTo=%2Finvoice%2FINV-1',
    );
    await userEvent.click(await button('Check Again'));
    await waitFor(() => expect(requests.filter(({ call }) => call === LIST)).toHaveLength(2));
  });
});
