import { headerOf } from '../support/mail.ts';
import { changeFile, novaPack } from '../support/site-pack.ts';
import { waitFor } from '../support/wait.ts';
import { startMessages } from './steps.ts';

const folder = novaPack();
let shop: Awaited<ReturnType<typeof startMessages>>;
beforeAll(async () => {
  const env = { SITE_DIR: folder, DEVELOPMENT: '1', MAIL_FROM: 'billing@bot.example' };
  shop = await startMessages({ env });
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
    'All yours\n\nWe have your $7.50 for Crew.\n\nYou can have your money back within 21 days of the purchase, unless a slot was active for 72 hours in total.',
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

test('a sender without a name of its own has the name of the bot, as it is now', async () => {
  const sender = async () => headerOf((await shop.mail.mails())[0], 'from');
  expect(await sender()).toBe('Nova <billing@bot.example>');
  changeFile(folder, 'site.yaml', (text) => text.replace(/^name: .*$/m, 'name: "Comet, Inc."'));
  await waitFor('the site has another name', async () =>
    (await (await shop.shop.api.call('/site.webmanifest')).text()).includes('Comet'),
  );
  const { session, invoiceId } = await shop.shop.order('Crew', 3);
  await shop.shop.stripe.act(session, 'pay');
  await shop.shop.becomes(invoiceId, 'completed');
  await shop.subjects();
  expect(await sender()).toBe('"Comet, Inc." <billing@bot.example>');
});
