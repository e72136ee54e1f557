import { MessageSender } from '../../src/commerce/mail/message-sender.service.ts';
import { Sweeper } from '../../src/commerce/fulfillment/sweeper.ts';
import { StorageHealth } from '../../src/core/db/storage-health.ts';
import { JobsService } from '../../src/core/jobs/jobs.service.ts';
import { remoteRelease } from '../registry/fixtures.ts';
import { GUILDS } from '../support/shop.ts';
import { waitFor } from '../support/wait.ts';
import { beacons, type Site } from './site.ts';

const { name: remote, version } = remoteRelease().manifest;

/** Longer than the longest time for which a condition must hold before its alert fires. */
export const MINUTES = 18;

/** What happens in each minute of a fault. */
export type Fault = (site: Site, minute: number) => Promise<unknown>;

/** An order that was paid, without its webhook. */
async function payUnnoticed({ shop }: Site): Promise<string> {
  await shop.stripe.setDeliveryFault({ drop: true });
  const { session, invoiceId } = await shop.order();
  await shop.stripe.act(session, 'pay');
  return invoiceId;
}

/** An event of Stripe that names an invoice that does not exist. */
const eventOfNoInvoice = (id: string) => ({
  id,
  object: 'event',
  type: 'checkout.session.completed',
  data: { object: { object: 'checkout.session', id: 'cs_1', metadata: { invoiceId: 'no' } } },
});

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
/** A fault that happens in its first minute, and lasts. */
export const onlyFirst =
  (fault: Fault): Fault =>
  (site, minute) =>
    minute === 0 ? fault(site, minute) : Promise.resolve();
const atLast =
  (fault: Fault): Fault =>
  (site, minute) =>
    minute === MINUTES - 2 ? fault(site, minute) : Promise.resolve();
const age = ({ shop }: Site, table: string, column: string, where = 'true') =>
  shop.rows(`update ${table} set ${column} = ${column} - interval '1 hour' where ${where}`);

/** Fault -> what happens, the alerts that it causes, and whether the site can still work. */
export const FAULTS: Record<string, [fault: Fault, alerts: string[], isWorking?: boolean]> = {
  'no fault': [() => Promise.resolve(), []],
  'a busy healthy site': [
    async ({ shop, mail }) => {
      await shop.license();
      await shop.api.app.get(MessageSender).sendDue();
      expect((await mail.mails()).length).toBeGreaterThan(0);
    },
    [],
  ],
  'a replica ends': [onlyFirst(({ shop }) => shop.api.stop()), ['PorticoReplicaDown'], false],
  'the disk is full': [
    async ({ shop }) =>
      shop.api.app.get(StorageHealth).failed(Object.assign(new Error(), { code: '53100' })),
    ['PorticoStorageFull'],
    false,
  ],
  'statements take long': [
    async ({ shop }) => void times(8, () => shop.rows('select pg_sleep(3)').catch(() => undefined)),
    // Its check of the database waits like all other calls.
    ['PorticoDatabaseAway', 'PorticoPoolExhausted'],
    false,
  ],
  'a route fails': [
    ({ shop }) => times(3, () => shop.api.call('/api/test/broken')),
    ['PorticoRequestsFail'],
  ],
  'a route is slow': [
    ({ shop }) => times(3, () => shop.api.call('/api/test/slow')),
    ['PorticoRequestsSlow'],
  ],
  'pages do not load': [
    (site) =>
      beacons(site, [
        { kind: 'load', remote, version, page: 'home', ms: 300 },
        { kind: 'failure', remote, version, page: 'home', ms: 20, reason: 'refused' },
        { kind: 'failure', remote, version, page: 'home', ms: 20, reason: 'refused' },
      ]),
    ['PorticoPagesFail'],
  ],
  'a job fails': [
    async (site, minute) => {
      if (minute === 0)
        site.shop.api.app
          .get(JobsService)
          .every('probe', 60, () => Promise.reject(new Error('broken')));
      await waitFor('the first run', async () => {
        const runs = await site.shop.rows(`select 1 from job_runs where job = 'probe'`);
        return runs.length > 0;
      });
      await age(site, 'job_runs', 'succeeded_at', `job = 'probe'`);
    },
    ['PorticoJobStale'],
  ],
  'a payment has another price': [
    atLast(async ({ shop }) => {
      const { session } = await shop.order();
      await shop.stripe.updateSession(session, { amount_total: 1 });
      await shop.stripe.act(session, 'pay');
      await waitFor('the payment', async () =>
        /portico_payments_total\{outcome="mismatched"\} [1-9]/.test(await shop.api.metrics()),
      );
    }),
    ['PorticoPaymentMismatched'],
  ],
  'a bank returns a refund': [
    atLast(async ({ shop }) => {
      const { session, invoiceId } = await shop.order();
      await shop.stripe.act(session, 'pay');
      await shop.becomes(invoiceId, 'completed');
      const refund = await shop.stripe.act(session, 'refund');
      await shop.becomes(invoiceId, 'refunded');
      await shop.stripe.endRefund(refund.id, 'failed');
      await shop.becomes(invoiceId, 'completed');
    }),
    ['PorticoRefundFailed'],
  ],
  'webhooks come for unknown invoices': [
    ({ webhooks }, minute) => webhooks.deliver(eventOfNoInvoice(`evt_unknown_${minute}`)),
    ['PorticoWebhooksFail'],
  ],
  'an event is delivered in vain again and again': [
    ({ webhooks }, minute) =>
      minute % 3 === 0 ? webhooks.deliver(eventOfNoInvoice('evt_unknown')) : Promise.resolve(),
    ['PorticoWebhookGivenUp'],
  ],
  'an event has waited for an hour': [
    async (site, minute) => {
      if (minute > 0) return age(site, 'stripe_events', 'received_at');
      return site.webhooks.deliver(eventOfNoInvoice('evt_unknown'));
    },
    ['PorticoWebhookEventWaits'],
  ],
  'the secret of the webhooks is wrong': [
    ({ webhooks }) => webhooks.deliver({ id: 'evt_1' }, { secret: 'whsec_another' }),
    ['PorticoWebhookSecretWrong'],
  ],
  'webhooks do not arrive': [
    async (site, minute) => {
      if (minute < MINUTES - 5) return;
      await payUnnoticed(site);
      await site.shop.api.app.get(Sweeper).sweep(0);
    },
    ['PorticoWebhooksMissing'],
  ],
  'the mail server refuses to answer': [
    async (site, minute) => {
      if (minute === 0) {
        await site.mail.arm({ kind: 'defer' });
        await site.shop.license();
      }
      await site.shop.rows('update messages set due_at = now()');
      await site.shop.api.app.get(MessageSender).sendDue();
      await age(site, 'messages', 'created_at', `created_at > now() - interval '2 hours'`);
    },
    ['PorticoOutboxStuck'],
  ],
  'a message is given up': [
    atLast(async (site) => {
      await site.mail.arm({ kind: 'defer' });
      await site.shop.license();
      await site.shop.rows(
        `update messages set due_at = now(), created_at = now() - interval '80 hours'`,
      );
      await site.shop.api.app.get(MessageSender).sendDue();
    }),
    ['PorticoMessagesLost'],
  ],
  'the bot is silent': [
    (site) => age(site, 'revisions', 'received_at', `noun = 'history'`),
    ['PorticoBotSilent'],
    false,
  ],
  'the bot does not read its licenses': [
    async (site, minute) => {
      if (minute > 0) return;
      await site.shop.authorize(await site.shop.license('Single', 1), GUILDS[0]);
      // Events are never changed, but by the superuser of a test.
      await site.shop.api.db().transaction(async (tx) => {
        await tx.execute('set local session_replication_role = replica');
        await tx.execute(`update licence_events set at = at - interval '1 hour'`);
      });
    },
    ['PorticoLicenseStreamBehind'],
  ],
  'Stripe is away': [
    async ({ shop }, minute) => {
      if (minute === 0) await shop.stripe.arm({ kind: 'down' });
      await shop.buy('Duo', 2);
    },
    ['PorticoServiceAway'],
  ],
  'Stripe limits requests': [
    async ({ shop }, minute) => {
      if (minute === 0) await shop.stripe.arm({ kind: 'rate-limit' });
      await shop.buy('Duo', 2);
    },
    ['PorticoServiceRateLimited'],
  ],
};
