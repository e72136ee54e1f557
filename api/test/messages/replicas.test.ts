import { MessageSender } from '../../src/commerce/mail/message-sender.service.ts';
import { newPostgresDatabase } from '../support/database.ts';
import { mailEnv } from '../support/mail.ts';
import { startShop } from '../support/shop.ts';
import { startMessages } from './steps.ts';

const MESSAGES = 40;

test('two replicas send each message once (threats row 180)', async () => {
  const { databaseUrl } = await newPostgresDatabase();
  const { shop, mail, stored } = await startMessages({ databaseUrl });
  const other = await startShop({ databaseUrl, behind: shop, env: mailEnv(mail) });
  const invoiceId = await shop.license();
  await shop.rows(`insert into messages (id, event, kind, facts, invoice_id, user_id)
    select 'copy' || n, 'copy ' || n, kind, facts, invoice_id, user_id
    from messages, generate_series(2, ${MESSAGES}) as n where invoice_id = '${invoiceId}'`);
  const senders = [shop, other].map(({ api }) => api.app.get(MessageSender));
  await Promise.all(senders.map((sender) => sender.sendDue()));
  const ids = (await mail.mails()).map(({ messageId }) => messageId);
  expect(ids).toHaveLength(MESSAGES);
  expect(new Set(ids).size).toBe(MESSAGES);
  expect((await stored()).filter(({ attempts }) => attempts !== 1)).toEqual([]);
});
