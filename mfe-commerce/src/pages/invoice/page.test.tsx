import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testReset, testSession, testToasts } from 'shared/sdk/testing';
import { answering, refusing } from '../../testing/answers.ts';
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

beforeEach(() => {
  testReset();
  testSession(customer);
});
afterEach(() => jest.restoreAllMocks());

describe('which view there is', () => {
  test('[spec1 §5] [spec1 §8] without an id: Missing invoice ID', () => {
    answering(fine);
    open('/invoice');
    expect(screen.getByRole('alert')).toHaveTextContent('Missing invoice ID');
  });

  test('[spec1 §8] no match: Invoice Not Found', async () => {
    answering({ ...fine, [INVOICE]: refusing(404) });
    open();
    expect(screen.getByRole('group', { name: 'Loading invoice' })).toBeInTheDocument();
    expect(await screen.findByText('Invoice Not Found')).toBeInTheDocument();
    expect(testToasts()).toEqual([]);
  });

  test('[spec1 §8] a failure is said, and can be tried again', async () => {
    answering({ ...fine, [INVOICE]: refusing(500) });
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load invoice details');
    expect(testToasts()).toEqual(['Error: Failed to load invoice details']);
    answering(fine);
    await userEvent.click(await button('Try Again'));
    expect(await screen.findByText('Invoice 000007')).toBeInTheDocument();
  });

  test('[spec1 §6] signed out: a way to sign in that comes back', async () => {
    testSession(null);
    const seen = answering(fine);
    open();
    expect(await screen.findByRole('link', { name: 'Login with Discord' })).toHaveAttribute(
      'href',
      '/api/auth/discord?returnTo=%2Finvoice%2FINV-1',
    );
    expect(seen.map(({ call }) => call)).not.toContain(INVOICE);
  });

  test('[spec1 §4] none authorized: the invoice, and Authorize Server opens the step', async () => {
    answering(fine);
    open();
    await userEvent.click(await button('Authorize Server'));
    expect(await screen.findByText(/2 slots are free/)).toBeInTheDocument();
    expect(screen.queryByText('Partially Authorized')).toBeNull();
    await userEvent.click(await button('Back to Invoice'));
    expect(await screen.findByText('Invoice 000007')).toBeInTheDocument();
  });

  test('[spec1 §4] some authorized: the step, with the notice Partially Authorized', async () => {
    answering({ ...fine, [COUNTS]: counts(1) });
    open();
    expect(await screen.findByText('Partially Authorized')).toBeInTheDocument();
    expect(await screen.findByRole('combobox', { name: 'Server' })).toBeInTheDocument();
  });

  test('[spec1 §4] all authorized: completed, with the notice Servers Already Authorized', async () => {
    answering({ ...fine, [COUNTS]: counts(2) });
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
    ['failed', 'The payment did not go through'],
    ['expired', 'The payment page has expired'],
    ['refunded', 'The money was paid back'],
    ['disputed', 'The payment is disputed'],
  ] as const)('[spec1 §3] %s is shown as failed, with the reason', async (status, why) => {
    answering({
      ...fine,
      [INVOICE]: invoiceOf({ status, refund: { state: 'closed', why: 'not-paid' } }),
    });
    open();
    expect(await screen.findByText(new RegExp(why))).toBeInTheDocument();
    expect(screen.getAllByText('Failed').length).toBeGreaterThan(0);
    for (const name of ['Verify Payment', 'Authorize Server'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByText(/Refundable until/)).toBeNull();
  });
});

describe('authorizing', () => {
  test('[spec1 §5] the button waits for a server', async () => {
    answering(fine);
    open();
    await userEvent.click(await button('Authorize Server'));
    await screen.findByRole('combobox', { name: 'Server' });
    expect(await button('Authorize Server')).toBeDisabled();
    await choose('Server 2');
    expect(await button('Authorize Server')).toBeEnabled();
  });

  test('[spec1 §5] no server to choose from: disabled, and the German words', async () => {
    answering({ ...fine, [LIST]: { servers: [serverOf(1, { authorized: true })] } });
    open();
    await userEvent.click(await button('Authorize Server'));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Server' }));
    expect(screen.getByText('Keine Server verfügbar')).toBeInTheDocument();
    expect(await button('Authorize Server')).toBeDisabled();
  });

  test('[spec1 §4] the last slot leads to completed', async () => {
    let used = 1;
    const seen = answering({
      ...fine,
      [COUNTS]: () => counts(used),
      [AUTHORIZE]: () => counts((used = 2)),
    });
    open();
    await choose('Server 1');
    await userEvent.click(await button('Authorize Server'));
    expect(await screen.findByText('Your licence is active')).toBeInTheDocument();
    expect(seen.find(({ call }) => call === AUTHORIZE)?.body).toEqual({
      invoiceId: 'INV-1',
      serverIds: [serverOf(1).id],
    });
  });

  test('[spec1 §4] with more slots left it stays; Done for now offers Add More Servers', async () => {
    let used = 0;
    answering({
      ...fine,
      [COUNTS]: () => counts(used, 5),
      [AUTHORIZE]: () => counts((used += 1), 5),
    });
    open();
    await userEvent.click(await button('Authorize Server'));
    await choose('Server 1');
    await userEvent.click(await button('Authorize Server'));
    expect(await screen.findByText(/4 slots are free/)).toBeInTheDocument();
    await userEvent.click(await button('Done for now'));
    await userEvent.click(await button('Add More Servers'));
    expect(await screen.findByText(/4 slots are free/)).toBeInTheDocument();
  });

  test('without an authorized server the summary does not call the licence active', async () => {
    answering(fine);
    open();
    await userEvent.click(await button('Authorize Server'));
    await userEvent.click(await button('Done for now'));
    expect(await screen.findByText(/0 of 2 servers are authorized/)).toBeInTheDocument();
    expect(screen.queryByText('Your licence is active')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'No server is authorized yet',
    );
    expect(await button('Add More Servers')).toBeEnabled();
  });

  test.each([
    [refusing(409, 'This server is already authorized.'), 'This server is already authorized.'],
    [refusing(500), 'Error authorizing server'],
  ])('[spec1 §8] a refusal: Authorization Failed and why', async (answer, why) => {
    answering({ ...fine, [AUTHORIZE]: answer });
    open();
    await userEvent.click(await button('Authorize Server'));
    await choose('Server 1');
    await userEvent.click(await button('Authorize Server'));
    await waitFor(() => expect(testToasts()).toEqual([`Authorization Failed: ${why}`]));
    expect(await button('Authorize Server')).toBeEnabled();
  });

  test('while Discord is away: why, and another try', async () => {
    const away = 'Discord cannot be reached right now. Please try again shortly.';
    answering({ ...fine, [LIST]: refusing(503, away) });
    open();
    await userEvent.click(await button('Authorize Server'));
    expect(await screen.findByRole('alert')).toHaveTextContent(away);
    expect(await button('Authorize Server')).toBeDisabled();
    answering(fine);
    await userEvent.click(await button('Try Again'));
    expect(await screen.findByRole('combobox', { name: 'Server' })).toBeInTheDocument();
  });
});
