import { MessageSender } from '../../src/commerce/mail/message-sender.service.ts';
import { CUSTOMER, startShop, type Shop } from '../support/shop.ts';
import { mailEnv, startMail, type TestMail } from '../support/mail.ts';

interface StoredMessage {
  id: string;
  event: string;
  kind: string;
  outcome: string | null;
  attempts: number;
}

/** A shop that sends emails to a stand-in. */
export async function startMessages(options: Parameters<typeof startShop>[0] = {}) {
  const mail = await startMail();
  const shop = await startShop({ ...options, env: { ...mailEnv(mail), ...options.env } });
  await stopJob(shop);
  return { shop, mail, ...stepsOf(shop, mail) };
}

/** Tests send by themselves: the job would send at any time. Its time slots of the next hour are taken. */
export const stopJob = (shop: Shop) =>
  shop.rows(`insert into job_runs (job, slot)
    select 'messages', floor(extract(epoch from now()) / 5)::bigint + n
    from generate_series(0, 720) as n on conflict do nothing`);

export const stepsOf = (shop: Shop, mail: TestMail) => ({
  /** Sends what is due. */
  send: () => shop.api.app.get(MessageSender).sendDue(),
  /** Makes waiting messages due, in the order in which they were written. */
  passTime: () => shop.rows(`update messages set due_at = created_at where outcome is null`),
  /** Sends everything that waits, and returns the subjects that arrived, oldest first. */
  subjects: async (): Promise<string[]> => {
    await shop.rows(`update messages set due_at = created_at where outcome is null`);
    await shop.api.app.get(MessageSender).sendDue();
    return (await mail.mails()).map(({ subject }) => subject).reverse();
  },
  stored: () =>
    shop.rows<StoredMessage>(
      `select id, event, kind, outcome, attempts from messages order by created_at, id`,
    ),
  kinds: async () =>
    (await shop.rows<{ kind: string }>(`select kind from messages order by created_at, event`)).map(
      ({ kind }) => kind,
    ),
  reset: async () => {
    await shop.reset();
    await mail.reset();
    await mail.startSmtp();
  },
});

/** The address that the stand-in for Stripe has for the customer. */
export const ADDRESS = 'customer@example.com';
export { CUSTOMER };
