import Stripe from 'stripe';
import { sdkOf, startStripe } from '../support/stripe.ts';

const params = {
  mode: 'payment',
  success_url: 'http://localhost:3000/invoice/1',
  invoice_creation: { enabled: true },
  line_items: [
    {
      quantity: 2,
      price_data: { currency: 'eur', unit_amount: 499, product_data: { name: 'Single' } },
    },
  ],
} satisfies Stripe.Checkout.SessionCreateParams;

const start = async () => {
  const stripe = await startStripe();
  const sdk = sdkOf(stripe);
  const { id } = await sdk.checkout.sessions.create(params);
  const read = async () => {
    const session = await sdk.checkout.sessions.retrieve(id, {
      expand: ['payment_intent.latest_charge', 'invoice', 'line_items'],
    });
    const intent = session.payment_intent as Stripe.PaymentIntent;
    const charge = intent.latest_charge as Stripe.Charge;
    return { session, intent, charge };
  };
  return { stripe, sdk, id, read };
};

// Whether an object has all the fields of Stripe's type is checked by the compiler.
describe("the sandbox's objects of Stripe", () => {
  test.each([
    ['succeed', { intent: 'succeeded', charge: 'succeeded', paid: true, session: 'paid' }],
    [
      'fail',
      { intent: 'requires_payment_method', charge: 'failed', paid: false, session: 'unpaid' },
    ],
  ] as const)('include a pending charge until a delayed payment does %s', async (act, end) => {
    const { stripe, id, read } = await start();
    const states = async () => {
      const { session, intent, charge } = await read();
      return {
        intent: intent.status,
        charge: charge.status,
        paid: charge.paid,
        session: session.payment_status,
      };
    };
    await stripe.act(id, 'pay-later');
    expect(await states()).toEqual({
      intent: 'processing',
      charge: 'pending',
      paid: false,
      session: 'unpaid',
    });
    await stripe.act(id, act);
    expect(await states()).toEqual(end);
  });

  test('have the same amounts in session, intent, charge and invoice', async () => {
    const { stripe, id, read } = await start();
    await stripe.act(id, 'pay');
    const { session, intent, charge } = await read();
    const invoice = session.invoice as Stripe.Invoice;
    const [item] = session.line_items?.data ?? [];
    expect([session.amount_total, intent.amount_received, charge.amount, invoice.total]).toEqual([
      998, 998, 998, 998,
    ]);
    expect(invoice.lines.data[0]?.amount).toBe(item?.amount_total);
    // The SDK reads decimal numbers from strings.
    expect(item?.price?.unit_amount_decimal?.toString()).toBe('499');
  });

  test("are sent in events of the SDK's version, without expanded objects", async () => {
    const { stripe, sdk, id } = await start();
    await stripe.act(id, 'pay');
    const { data } = await sdk.events.list();
    expect(data).toMatchObject([
      {
        object: 'event',
        api_version: Stripe.API_VERSION,
        livemode: false,
        type: 'checkout.session.completed',
        data: { object: { id, object: 'checkout.session', payment_intent: expect.any(String) } },
      },
    ]);
    expect(data[0]?.data.object).not.toHaveProperty('line_items');
  });
});
