import { render, screen } from '@testing-library/react';
import { SdkTestProvider } from '@portico/sdk/testing';
import { invoiceOf, planOf } from '../testing/samples.ts';
import { InvoiceSheet } from './invoice-sheet.tsx';
import { RefundNote } from './refund-note.tsx';

const show = (invoice: ReturnType<typeof invoiceOf>, price?: number, maxServers?: number) =>
  render(
    <InvoiceSheet
      invoice={invoice}
      current={price === undefined ? undefined : planOf({ price, maxServers })}
      buyerName="customer"
    />,
  );
const factOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

test('an invoice shows number, seller, buyer, date, plan and tax', () => {
  const completed = new Date(2026, 2, 5, 7, 8, 9).getTime() / 1000;
  show(
    invoiceOf({ purchaseDate: completed, tax: { percent: 19, amount: 136, notice: null } }),
    849,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Invoice 000007');
  expect(screen.getByText('Seller').nextElementSibling).toHaveTextContent(/Juno.*Tax id DE1/);
  expect(screen.getByText('Buyer').nextElementSibling).toHaveTextContent(/Casey Customer.*Germany/);
  expect(factOf('Purchase date')).toBe('05.03.2026 07:08:09');
  expect(factOf('Includes 19% tax')).toBe('€1.36');
  expect(factOf('Total')).toBe('€8.49');
});

test('[spec1 §9.4] Single costs its price per server, other plans cost a fixed price', () => {
  const single = invoiceOf({ plan: 'Single', servers: 3, amount: 1497 });
  const { unmount } = show(single, 499, 25);
  expect(factOf('Servers')).toBe('3 × €4.99');
  expect(factOf('Total')).toBe('€14.97');
  expect(screen.queryByText(/The price has changed/)).toBeNull();
  unmount();
  show(invoiceOf({ plan: 'Multi', servers: 5, amount: 1999 }), 1999);
  expect(factOf('Servers')).toBe('5');
  expect(factOf('Total')).toBe('€19.99');
});

test('an invoice of a plan that is no longer sold shows its servers and its amount', () => {
  show(invoiceOf({ plan: 'Team', servers: 9, amount: 2999 }));
  expect(factOf('Servers')).toBe('9');
  expect(factOf('Total')).toBe('€29.99');
});

test('an invoice names its plan, and what it includes, as they were bought', () => {
  const planFeatures = ['Lifetime access for 3 servers', 'Help by chat'];
  show(invoiceOf({ plan: 'crew', planName: 'The Crew', planFeatures }), 849);
  expect(factOf('Plan')).toMatch(/^The Crew, lifetime/);
  const included = screen.getByRole('list', { name: 'Included in The Crew' });
  expect([...included.children].map((item) => item.textContent)).toEqual(planFeatures);
});

test('an invoice keeps its currency, also where the store sells in another one now', () => {
  show(invoiceOf({ status: 'pending', currency: 'USD', discountAmount: 49 }), 999);
  expect(factOf('Total')).toBe('$8.49');
  expect(factOf('Discount')).toBe('-$0.49');
  expect(screen.queryByText(/The price has changed/)).toBeNull();
});

test('an invoice shows the charged amount after a price change', () => {
  show(invoiceOf({ status: 'pending', number: null }), 999);
  expect(factOf('Total')).toBe('€8.49');
  expect(screen.getByText(/Today, this purchase costs €9.99/)).toBeInTheDocument();
});

test('[spec1 §9.4] a discount keeps the price of the plan, with lines for discount, paid and tax', () => {
  const tax = { percent: 19, amount: 102, notice: null };
  show(invoiceOf({ discountAmount: 212, paidAmount: 637, tax }), 849);
  const facts = ['Total', 'Discount', 'Paid', 'Includes 19% tax'].map(factOf);
  expect(facts).toEqual(['€8.49', '-€2.12', '€6.37', '€1.02']);
});

test('an invoice shows what the bank returned after a lost dispute, and nothing while it decides', () => {
  const disputed = { status: 'disputed', refundedAmount: 49 } as const;
  const { unmount } = show(invoiceOf({ ...disputed, dispute: 'lost' }), 849);
  expect(factOf('Returned by the bank')).toBe('-€8.00');
  unmount();
  show(invoiceOf({ ...disputed, dispute: 'open' }), 849);
  expect(screen.queryByText('Returned by the bank')).toBeNull();
});

test('the invoice document quotes the consent to immediate supply with its date', () => {
  const at = new Date(2026, 2, 5, 7, 8, 9).getTime() / 1000;
  show(invoiceOf({ consent: { at, text: 'I agree that you start now.' } }), 849);
  expect(
    screen.getByText('On 05.03.2026 07:08:09 you agreed: “I agree that you start now.”'),
  ).toBeInTheDocument();
});

test('a refunded invoice says so in neutral words beside the specified badge', () => {
  show(invoiceOf({ status: 'refunded', refundedAmount: 849 }), 849);
  expect(screen.getByText('Failed')).toBeInTheDocument();
  expect(screen.getAllByText('Refunded').map((each) => each.tagName)).toEqual(['SPAN', 'DT']);
});

test('an invoice without tax says why, and a pending one says nothing about a payment', () => {
  const notice = 'No VAT is charged, because the seller is a small business.';
  show(invoiceOf({ status: 'pending', paidAmount: null, tax: { percent: 0, amount: 0, notice } }));
  expect(factOf('Tax')).toBe(notice);
  expect(screen.queryByText('Paid')).toBeNull();
  expect(screen.queryByText('Discount')).toBeNull();
});

test('a complimentary license says that nothing is charged, or that it was withdrawn', () => {
  const granted = { isComplimentary: true, plan: 'Single', servers: 2, amount: 0 } as const;
  const { unmount } = show(invoiceOf({ ...granted, number: null }), 499);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Complimentary License');
  expect(screen.getByText(/granted this license to you. Nothing is charged/)).toBeInTheDocument();
  expect([factOf('Servers'), factOf('Total')]).toEqual(['2', '€0.00']);
  expect(screen.queryByText('Paid')).toBeNull();
  unmount();
  show(invoiceOf({ ...granted, status: 'expired' }), 499);
  expect(screen.getByText(/has taken this license back/)).toBeInTheDocument();
});

test('a license from Discord says who has charged it, and that it has ended', () => {
  const bought = {
    discord: 'bought',
    plan: 'Single',
    servers: 2,
    amount: 0,
    paidAmount: 0,
  } as const;
  const { unmount } = show(invoiceOf({ ...bought, number: null }), 499);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('License from Discord');
  expect(
    screen.getByText(/Discord handles refunds and withdrawals of this purchase/),
  ).toBeInTheDocument();
  expect([factOf('Servers'), factOf('Total')]).toEqual(['2', 'Charged by Discord']);
  expect(screen.queryByText('Paid')).toBeNull();
  unmount();
  show(invoiceOf({ ...bought, status: 'expired' }), 499);
  expect(screen.getByText(/Discord has refunded or ended this purchase/)).toBeInTheDocument();
});

test('a refund is a separate line', () => {
  show(invoiceOf({ refundedAmount: 100 }));
  expect(factOf('Refunded')).toBe('-€1.00');
});

describe('[spec1 §9.3] the money-back guarantee', () => {
  const note = (
    refund: ReturnType<typeof invoiceOf>['refund'],
    guarantee = { days: 7, activeHours: 24 },
  ) =>
    render(
      <SdkTestProvider>
        <RefundNote refund={refund} guarantee={guarantee} />
      </SdkTestProvider>,
    ).container;

  test('shows its deadline, or why it does not apply, with a link to support', () => {
    const until = new Date(2026, 2, 5, 7, 8, 9).getTime() / 1000;
    expect(note({ state: 'refundable', until })).toHaveTextContent(
      /Refundable until 05.03.2026 07:08:09\. .*money back within 7 days of the purchase, unless a slot was active for 24 hours in total\./,
    );
    expect(note({ state: 'closed', why: 'used' })).toHaveTextContent(
      /active for 24 hours, so our support decides.*money back within 7 days of the purchase/,
    );
    expect(note({ state: 'closed', why: 'too-late' })).toHaveTextContent(
      /7-day money-back guarantee of this invoice has ended\. .*unless a slot was active/,
    );
    expect(screen.getAllByRole('link', { name: 'support server' })[0]).toHaveAttribute(
      'href',
      'https://discord.gg/juno',
    );
    const longer = { days: 14, activeHours: 48 };
    expect(note({ state: 'refundable', until }, longer)).toHaveTextContent(
      /within 14 days of the purchase, unless a slot was active for 48 hours in total/,
    );
    expect(note({ state: 'closed', why: 'not-paid' })).toBeEmptyDOMElement();
  });
});
