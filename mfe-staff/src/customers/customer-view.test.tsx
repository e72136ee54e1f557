import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Customer } from '@portico/sdk/contracts/customers/schema';
import type { StaffRefund } from '@portico/sdk/contracts/invoices/refund';
import type { Right } from '@portico/sdk/contracts/team/rights';
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
      refund: { state: 'closed', why: 'not-paid' },
      isRefunding: false,
      dispute: null,
      buyer: { name: null, email: null, country: null },
      consent: null,
      complimentary: null,
      paymentUrl: null,
      slots: [],
      lastWebhook: null,
    },
  ],
  ledger: [],
  notes: [],
  audit: [],
  isTestMode: true,
};

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
    expect(screen.getByText(/keeps the licence and its servers/)).toBeInTheDocument();
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

describe('what the team can do for a customer', () => {
  const GUILD = '377823360513749174';
  const NEW = '432938420634272017';
  const [first] = customer.invoices;
  const covered: Customer = {
    ...customer,
    user: { id: '473052869059424293', username: 'Customer' },
    invoices: first
      ? [
          {
            ...first,
            status: 'completed',
            paidAmount: 499,
            refund: { state: 'refundable', until: 1_795_852_800 },
            buyer: { name: 'Ada', email: 'ada@example.com', country: 'DE' },
            consent: { at: 1_795_248_000, text: 'I agree.' },
            paymentUrl: 'https://dashboard.stripe.com/test/payments/pi_1',
            slots: [
              {
                position: 1,
                guildId: GUILD,
                guildName: 'Bay',
                authorizedAt: 1_795_248_000,
                revokedAt: null,
                transferableAt: 1_795_334_400,
              },
            ],
          },
        ]
      : [],
    notes: [{ noteId: 'n1', text: 'Moves soon.', authorId: '9', createdAt: 1_795_248_000 }],
    audit: [
      {
        id: '1',
        at: 1_795_248_000,
        actor: 'user:9',
        action: 'note.add',
        target: 'user:473052869059424293',
        detail: {},
        origin: null,
      },
    ],
  };
  const show = (rights: Right[], shown = covered) => {
    cleanup();
    jest.mocked(fetch).mockImplementation(async () =>
      Response.json(
        status === 200
          ? {
              invoiceId: 'INV-1',
              status: 'expired',
              guildId: NEW,
              guildName: 'New',
              success: true,
              noteId: 'n2',
              text: 't',
              authorId: '9',
              createdAt: 1,
            }
          : { error: 'The bot is not on the new server.' },
        { status },
      ),
    );
    render(
      <SdkTestProvider path="/staff/customers">
        <CustomerView id="x" customer={shown} rights={rights} onChanged={changed} />
      </SdkTestProvider>,
    );
  };
  const sent = () => {
    const [url, init] = jest.mocked(fetch).mock.calls.at(-1) ?? [];
    return [init?.method, url, JSON.parse((init?.body as string | undefined) ?? 'null')];
  };
  const reason = (text: string) => userEvent.type(screen.getByLabelText(/^Reason/), text);
  const press = async (name: string) =>
    userEvent.click(screen.getAllByRole('button', { name }).at(-1) ?? document.body);

  it('shows buyer, consent, refund state, actions of the team and the payment at Stripe', () => {
    show([]);
    const invoices = screen.getByRole('region', { name: 'Invoices' });
    expect(invoices).toHaveTextContent('Ada, ada@example.com, DE');
    expect(invoices).toHaveTextContent('“I agree.”');
    expect(invoices).toHaveTextContent(/by the buyer until/);
    expect(screen.getByRole('link', { name: 'Open in Stripe (test mode)' })).toHaveAttribute(
      'href',
      'https://dashboard.stripe.com/test/payments/pi_1',
    );
    expect(screen.getByText('Stripe test mode')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Actions by the team' })).toHaveTextContent(
      'note.add',
    );
    expect(screen.getByRole('region', { name: 'Notes' })).toHaveTextContent('Moves soon.');
  });

  it('offers only what the rank may do', () => {
    show([]);
    for (const name of [/Transfer/, /cool-down/, /Grant/, /note/, /Refund/, /Withdraw/])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('transfers a licence to a server with a reason', async () => {
    show(['transfer']);
    await press('Transfer Bay');
    await userEvent.type(screen.getByLabelText('ID of the new server'), '12');
    await reason('Deleted');
    await press('Transfer');
    expect(await screen.findByRole('alert')).toHaveTextContent('17 to 20 digits');
    expect(fetch).not.toHaveBeenCalled();
    await userEvent.clear(screen.getByLabelText('ID of the new server'));
    await userEvent.type(screen.getByLabelText('ID of the new server'), NEW);
    await press('Transfer');
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
    expect(sent()).toEqual([
      'POST',
      '/api/staff/invoices/INV-7K2M/transfer',
      { fromGuildId: GUILD, toGuildId: NEW, reason: 'Deleted' },
    ]);
  });

  it('shows why a transfer was refused', async () => {
    show(['transfer']);
    status = 409;
    await press('Transfer Bay');
    await userEvent.type(screen.getByLabelText('ID of the new server'), NEW);
    await reason('Deleted');
    await press('Transfer');
    expect(await screen.findByText('The bot is not on the new server.')).toBeInTheDocument();
    expect(changed).not.toHaveBeenCalled();
  });

  it('ends a cool-down with a reason', async () => {
    show(['transfer']);
    await press('End the cool-down of Bay');
    await reason('Wrong server');
    await press('End cool-down');
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
    expect(sent()).toEqual([
      'POST',
      '/api/staff/invoices/INV-7K2M/cool-down',
      { guildId: GUILD, reason: 'Wrong server' },
    ]);
  });

  it('grants a licence, with the same id for a second attempt', async () => {
    show(['grant']);
    await press('Grant licence');
    await reason('Prize');
    status = 503;
    await press('Grant licence');
    await screen.findByRole('alert');
    const [, , failed] = sent() as [string, string, object];
    status = 200;
    await press('Grant licence');
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
    expect(sent()).toEqual(['POST', '/api/staff/customers/473052869059424293/licences', failed]);
    expect(failed).toMatchObject({ servers: 1, reason: 'Prize' });
  });

  it('withdraws a complimentary licence, and only such a one', async () => {
    show(['grant']);
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
    const granted = covered.invoices.map((invoice) => ({
      ...invoice,
      complimentary: { reason: 'Prize', withdrawnAt: null },
    }));
    show(['grant', 'verify'], { ...covered, invoices: granted });
    expect(screen.getByText('Prize')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Verify again' })).toBeNull();
    await press('Withdraw');
    await reason('Mistake');
    await press('Withdraw licence');
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
    expect(sent()).toEqual([
      'POST',
      '/api/staff/invoices/INV-7K2M/withdraw',
      { reason: 'Mistake' },
    ]);
  });

  it('adds and deletes notes', async () => {
    show(['notes', 'team']);
    await press('Add note');
    expect(screen.getByRole('dialog', { name: 'Add Note' })).toHaveTextContent(/data export/);
    await userEvent.type(screen.getByRole('textbox', { name: /^Note/ }), 'Called back.');
    await press('Add note');
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
    expect(sent()).toMatchObject([
      'POST',
      '/api/staff/customers/473052869059424293/notes',
      { text: 'Called back.' },
    ]);
    await userEvent.click(screen.getByRole('button', { name: /^Delete the note of/ }));
    await press('Delete note');
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(2));
    expect(sent()).toMatchObject(['DELETE', '/api/staff/notes/n1']);
  });
});
