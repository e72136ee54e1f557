import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Customer } from '@portico/contracts/customers/schema';
import type { Right } from '@portico/sdk/contracts/team/rights';
import { SdkTestProvider } from '@portico/sdk/testing';
import { CustomerView } from './customer-view.tsx';
import { sampleCustomer as customer } from './sample-customer.ts';

let status: number;
const changed = jest.fn();
beforeEach(() => {
  status = 200;
  changed.mockClear();
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({}));
});
afterEach(() => jest.restoreAllMocks());

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
            state: 'paid',
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

  it('transfers a license to a server with a reason', async () => {
    show(['transfer']);
    await press('Transfer Bay');
    await userEvent.type(screen.getByLabelText('ID of the new server'), '12');
    await reason('Deleted');
    await press('Transfer');
    expect(await screen.findByRole('alert')).toHaveTextContent('17 to 20 digits');
    expect(fetch).not.toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ method: 'POST' }),
    );
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
    await press('End Cool-Down of Bay');
    await reason('Wrong server');
    await press('End Cool-Down');
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
    expect(sent()).toEqual([
      'POST',
      '/api/staff/invoices/INV-7K2M/cool-down',
      { guildId: GUILD, reason: 'Wrong server' },
    ]);
  });

  it('grants a license, with the same id for a second attempt', async () => {
    show(['grant']);
    await press('Grant License');
    await reason('Prize');
    status = 503;
    await press('Grant License');
    await screen.findByRole('alert');
    const [, , failed] = sent() as [string, string, object];
    status = 200;
    await press('Grant License');
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
    expect(sent()).toEqual(['POST', '/api/staff/customers/473052869059424293/licenses', failed]);
    expect(failed).toMatchObject({ servers: 1, reason: 'Prize' });
  });

  it('shows a purchase in Discord without what only the payment provider can do', () => {
    const [invoice] = covered.invoices;
    const bought = { ...invoice!, state: 'discord' as const, entitlementId: '1019653849998299136' };
    show(['grant', 'verify', 'refund'], { ...covered, invoices: [bought] });
    expect(screen.getByText('1019653849998299136')).toBeInTheDocument();
    expect(screen.getByText(/which has the money/)).toBeInTheDocument();
    for (const name of ['Verify Again', 'Refund', 'Withdraw'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('withdraws a complimentary license, and only such a one', async () => {
    show(['grant']);
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
    const granted = covered.invoices.map((invoice) => ({
      ...invoice,
      complimentary: { reason: 'Prize', revokedAt: null },
    }));
    show(['grant', 'verify'], { ...covered, invoices: granted });
    expect(screen.getByText('Prize')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Verify Again' })).toBeNull();
    await press('Withdraw');
    await reason('Mistake');
    await press('Withdraw License');
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
    expect(sent()).toEqual([
      'POST',
      '/api/staff/invoices/INV-7K2M/withdraw',
      { reason: 'Mistake' },
    ]);
  });

  it('adds and deletes notes', async () => {
    show(['notes', 'team']);
    await press('Add Note');
    expect(screen.getByRole('dialog', { name: 'Add Note' })).toHaveTextContent(/data export/);
    await userEvent.type(screen.getByRole('textbox', { name: /^Note/ }), 'Called back.');
    await press('Add Note');
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
    expect(sent()).toMatchObject([
      'POST',
      '/api/staff/customers/473052869059424293/notes',
      { text: 'Called back.' },
    ]);
    await userEvent.click(screen.getByRole('button', { name: /^Delete the note of/ }));
    await press('Delete Note');
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(2));
    expect(sent().slice(0, 2)).toEqual(['DELETE', '/api/staff/notes/n1']);
  });
});
