import { sdkOf, startStripe } from '../support/stripe.ts';

test("the sandbox's Stripe lets an inquiry end without a chargeback, or become one", async () => {
  const stripe = await startStripe();
  const sdk = sdkOf(stripe);
  const { id } = await sdk.checkout.sessions.create({
    mode: 'payment',
    success_url: 'http://localhost:3000/invoice/1',
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'eur', unit_amount: 499, product_data: { name: 'Single' } },
      },
    ],
  });
  await stripe.act(id, 'pay');
  const state = async () => {
    const [dispute] = (await sdk.disputes.list()).data;
    return [dispute?.status, dispute?.is_charge_refundable, dispute?.balance_transactions.length];
  };
  const dispute = await stripe.act(id, 'inquire');
  expect(await state()).toEqual(['warning_needs_response', true, 0]);
  await expect(stripe.endDispute(dispute.id, 'won')).rejects.toThrow('cannot be won');
  await stripe.endDispute(dispute.id, 'reviewed');
  expect(await state()).toEqual(['warning_under_review', true, 0]);
  await stripe.endDispute(dispute.id, 'closed');
  expect(await state()).toEqual(['warning_closed', true, 0]);
  await stripe.endDispute(dispute.id, 'escalated');
  expect(await state()).toEqual(['needs_response', false, 1]);
  await expect(stripe.endDispute(dispute.id, 'closed')).rejects.toThrow('cannot be closed');
  const { data } = await sdk.events.list();
  expect(data.map(({ type }) => type).sort()).toEqual([
    'charge.dispute.closed',
    'charge.dispute.created',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.updated',
    'charge.dispute.updated',
    'checkout.session.completed',
  ]);
});
