import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Customer } from '@portico/sdk/contracts/customers/schema';
import { SdkTestProvider } from '@portico/sdk/testing';
import { CustomerView } from './customer-view.tsx';

const customer: Customer = {
  kind: 'invoice',
  user: { id: '473052869059424293', username: null },
  total: 1,
  invoices: [
    {
      invoiceId: 'INV-7K2M',
      number: null,
      userId: '473052869059424293',
      plan: 'Single',
      servers: 1,
      amount: 499,
      paidAmount: null,
      refundedAmount: 0,
      refundableAmount: 0,
      refunds: [],
      status: 'pending',
      createdAt: 1_795_248_000,
      completedAt: null,
      sessionId: null,
      slots: [],
      lastWebhook: null,
    },
  ],
  ledger: [],
};

let status: number;
const changed = jest.fn();
beforeEach(() => {
  status = 200;
  changed.mockClear();
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () =>
      Response.json(
        status === 200 ? { before: 'pending', status: 'completed' } : { error: 'away' },
        { status },
      ),
    );
  render(
    <SdkTestProvider path="/staff/customers">
      <CustomerView id="INV-7K2M" customer={customer} mayVerify mayRefund onChanged={changed} />
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
    await userEvent.click(screen.getByRole('button', { name: 'Verify again' }));
    const [[url, init] = []] = jest.mocked(fetch).mock.calls;
    expect(url).toBe('/api/staff/invoices/verify');
    expect(init?.body).toBe('{"invoiceId":"INV-7K2M"}');
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('does not reload the customer when the verify call fails', async () => {
    status = 503;
    const button = screen.getByRole('button', { name: 'Verify again' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toBeEnabled());
    expect(changed).not.toHaveBeenCalled();
  });
});
