import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffRefund } from '@portico/contracts/invoices/refund';
import { SdkTestProvider } from '@portico/sdk/testing';
import { CustomerView } from './customer-view.tsx';
import { sampleCustomer as customer } from './sample-customer.ts';

const refunds: StaffRefund[] = [
  {
    refundId: 'RF-1',
    amount: 49,
    status: 'succeeded',
    by: 'staff',
    requestedAt: 1_795_248_000,
    settledAt: 1_795_248_001,
    reason: 'Late answer',
    failure: null,
  },
];
/** The answer to a refund. */
const paidBack = { ...refunds[0], amount: 250 };

let status: number;
const changed = jest.fn();
beforeEach(() => {
  status = 200;
  changed.mockClear();
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url) =>
      Response.json(
        status !== 200
          ? { error: 'away' }
          : (url as string).endsWith('/refund')
            ? paidBack
            : { before: 'pending', status: 'completed' },
        { status },
      ),
    );
  render(
    <SdkTestProvider path="/staff/customers">
      <CustomerView
        id="INV-7K2M"
        customer={customer}
        rights={['verify', 'refund']}
        onChanged={changed}
      />
    </SdkTestProvider>,
  );
});
afterEach(() => jest.restoreAllMocks());

describe('CustomerView', () => {
  it('has a text for missing data', () => {
    expect(screen.getByText('account deleted')).toBeInTheDocument();
    expect(screen.getByText('none received')).toBeInTheDocument();
    expect(screen.getByText('not yet')).toBeInTheDocument();
  });

  it('verifies an invoice again and reloads the customer', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Verify Again' }));
    const [[url, init] = []] = jest.mocked(fetch).mock.calls;
    expect(url).toBe('/api/staff/invoices/verify');
    expect(init?.body).toBe('{"invoiceId":"INV-7K2M"}');
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('does not reload the customer when the verify call fails', async () => {
    status = 503;
    const button = screen.getByRole('button', { name: 'Verify Again' });
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    expect(changed).not.toHaveBeenCalled();
  });
});

describe('a refund by the team', () => {
  const refund = 'Refund';
  const open = async () => {
    cleanup();
    const [first] = customer.invoices;
    if (!first) return;
    const invoice = { ...first, number: '000007', status: 'completed', amount: 849 } as const;
    const invoices = [{ ...invoice, refundedAmount: 49, refundableAmount: 800, refunds }];
    render(
      <SdkTestProvider path="/staff/customers">
        <CustomerView
          id="INV-7K2M"
          customer={{ ...customer, invoices }}
          rights={['refund']}
          onChanged={changed}
        />
      </SdkTestProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: refund }));
  };
  const amount = () => screen.getByLabelText('Amount in euro, up to 8.00');

  it('lists earlier refunds with their reason, and is offered where money is left', async () => {
    expect(screen.queryByRole('button', { name: refund })).toBeNull();
    await open();
    expect(screen.getByRole('list', { name: 'Refunds of INV-7K2M' })).toHaveTextContent(
      /Refund of €0.49 by the team: succeeded, .*\. Late answer/,
    );
    expect(screen.getByRole('dialog', { name: 'Refund Invoice 000007' })).toBeInTheDocument();
  });

  it('sends amount, reason and the refunded amount that the member saw', async () => {
    await open();
    expect(amount()).toHaveValue('8.00');
    expect(screen.getByText(/This refunds the full remaining amount/)).toBeInTheDocument();
    await userEvent.clear(amount());
    await userEvent.type(amount(), '2,5');
    expect(screen.getByText(/keeps the license and its servers/)).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText(/^Reason/), 'Charged twice');
    await userEvent.click(screen.getByRole('button', { name: 'Refund €2.50' }));
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
    const [[url, init] = []] = jest.mocked(fetch).mock.calls;
    expect(url).toBe('/api/staff/invoices/INV-7K2M/refund');
    expect(JSON.parse(init?.body as string)).toEqual({
      amount: 250,
      refunded: 49,
      reason: 'Charged twice',
    });
  });

  it.each(['8.01', '0', '-1', 'all'])('of "%s" is not sent', async (text) => {
    await open();
    await userEvent.clear(amount());
    await userEvent.type(amount(), text);
    await userEvent.type(screen.getByLabelText(/^Reason/), 'x');
    expect(screen.getByText('Enter an amount up to €8.00.')).toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('button', { name: refund }).at(-1) ?? document.body);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('shows why it was refused, and stays open', async () => {
    await open();
    status = 409;
    await userEvent.type(screen.getByLabelText(/^Reason/), 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Refund €8.00' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('away');
    expect(changed).not.toHaveBeenCalled();
  });
});
