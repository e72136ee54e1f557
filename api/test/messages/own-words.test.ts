import { novaPack } from '../support/site-pack.ts';
import { waitFor } from '../support/wait.ts';
import { startMessages } from './steps.ts';

let shop: Awaited<ReturnType<typeof startMessages>>;
beforeAll(async () => {
  shop = await startMessages({ env: { SITE_DIR: novaPack() } });
});

test('messages have the words of the pack, and a kind that it turns off is not sent', async () => {
  const { session, invoiceId } = await shop.shop.order('Crew', 3);
  await shop.shop.stripe.act(session, 'pay-later');
  await waitFor('the order is told', async () => (await shop.kinds()).length === 1);
  expect(await shop.subjects()).toEqual([]);
  await shop.shop.stripe.act(session, 'succeed');
  await shop.shop.becomes(invoiceId, 'completed');
  const [subject, ...others] = await shop.subjects();
  expect(subject).toMatch(/^Nova: paid \(\S+\)$/);
  expect(others).toEqual([]);
  const [mail] = await shop.mail.mails();
  expect(mail?.text).toContain(
    'All yours\n\nWe have your $7.50 for Crew.\n\nMoney back for 21 days.',
  );
  // What a receipt must state is no matter of words.
  expect(mail?.text).toContain('Amount paid: $7.50');
  expect(mail?.text).not.toMatch(/\{\{|Juno/);
  expect(await shop.stored()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'order.received', outcome: 'kind-off' }),
      expect.objectContaining({ kind: 'payment.received', outcome: 'sent' }),
    ]),
  );
});
