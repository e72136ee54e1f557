import { RefundSender } from '../../src/commerce/refunds/refund-sender.service.ts';
import { startDesk, type TestDesk } from '../support-desk/desk.ts';
import { startMail, mailEnv, type ReceivedMail, type TestMail } from '../support/mail.ts';
import { GUILDS, post } from '../support/shop.ts';
import { waitFor } from '../support/wait.ts';
import { stepsOf, stopJob } from './steps.ts';

const PRICE = 849;

/** Each message of a journey, read where the customer reads it. */
describe('messages to a customer', () => {
  let desk = {} as TestDesk;
  let mail = {} as TestMail;
  let steps = {} as ReturnType<typeof stepsOf>;
  beforeAll(async () => {
    mail = await startMail();
    desk = await startDesk({ env: mailEnv(mail) });
    await stopJob(desk.shop);
    steps = stepsOf(desk.shop, mail);
  });
  beforeEach(() => steps.reset());
  afterEach(() => desk.shop.stripe.setBalance(Infinity).catch(() => undefined));

  /** The newest email. */
  const newest = async (): Promise<ReceivedMail> => {
    await steps.subjects();
    const [mailed] = await mail.mails();
    if (!mailed) throw new Error('No email has arrived');
    return mailed;
  };
  /** The kinds that were sent, oldest first. */
  const sent = async () => {
    await steps.subjects();
    return (await steps.stored())
      .filter(({ outcome }) => outcome === 'sent')
      .map(({ kind }) => kind);
  };
  const sessionOf = async (invoiceId: string) => {
    const [row] = await desk.shop.rows<{ session: string }>(
      `select session_id as session from invoices where id = '${invoiceId}'`,
    );
    return row?.session ?? '';
  };
  const intentRefunds = async (session: string): Promise<string[]> =>
    (await fetch(`${desk.shop.stripe.url}/__refunds?session=${session}`)).json() as Promise<
      string[]
    >;
  const own = (invoiceId: string) =>
    post(desk.shop.customer, `/api/invoices/${invoiceId}/refund`, { amount: PRICE });
  const told = (kind: string) =>
    waitFor(`the message ${kind}`, async () => (await steps.kinds()).includes(kind));

  test('tell that the order was received and that the payment arrived, and nothing twice', async () => {
    const { session, invoiceId } = await desk.shop.order('Multi', 5);
    await desk.shop.stripe.act(session, 'pay-later');
    await told('order.received');
    const order = await newest();
    expect(order.subject).toBe('We received your order at Juno');
    expect(order.text).toContain('Your payment of €19.99 is under way.');
    expect(order.text).toContain('Plan: Multi, lifetime license for 5 servers');
    await post(desk.shop.customer, '/api/stripe/verify', { invoiceId });
    await desk.shop.stripe.act(session, 'succeed');
    await desk.shop.becomes(invoiceId, 'completed');
    expect((await newest()).text).toContain('Amount paid: €19.99');
    expect(await sent()).toEqual(['order.received', 'payment.received']);
  });

  test('tell that a payment failed', async () => {
    const { session, invoiceId } = await desk.shop.order();
    await desk.shop.stripe.act(session, 'pay-later');
    await desk.shop.stripe.act(session, 'fail');
    await desk.shop.becomes(invoiceId, 'failed');
    const failed = await newest();
    expect(failed.subject).toBe('Your payment to Juno failed');
    expect(failed.text).toContain('http://localhost:3000/store');
    expect(await sent()).toContain('payment.failed');
  });

  test('tell once that a refund was paid, although it was requested before', async () => {
    const invoiceId = await desk.shop.license();
    expect((await own(invoiceId)).status).toBe(200);
    await desk.shop.becomes(invoiceId, 'refunded');
    const refund = await newest();
    expect(refund.subject).toMatch(/^Your refund from Juno \(/);
    expect(refund.text).toContain('We refunded €8.49');
    expect(refund.text).toContain('no longer have a license');
    expect(await sent()).toEqual(['payment.received', 'refund.paid']);
    expect(await steps.stored()).toContainEqual(
      expect.objectContaining({ kind: 'refund.requested', outcome: 'superseded' }),
    );
  });

  test('tell that a refund was requested, while Stripe gives no answer', async () => {
    const invoiceId = await desk.shop.license();
    await desk.shop.stripe.arm({ kind: 'down', route: 'POST /refunds' });
    expect((await own(invoiceId)).status).toBe(200);
    await steps.send();
    expect((await steps.stored()).map(({ kind, outcome }) => `${kind} ${outcome}`)).toEqual([
      'payment.received sent',
      'refund.requested null',
    ]);
    const requested = await newest();
    expect(requested.subject).toBe('Your refund from Juno was requested');
    expect(requested.text).toContain('You requested a refund of €8.49.');
    await desk.shop.stripe.clearFaults();
  });

  test('tell that a refund by the team was paid in part, and failed later', async () => {
    const invoiceId = await desk.shop.license();
    const { status } = await desk.send(`/api/staff/invoices/${invoiceId}/refund`, {
      ...{ amount: 200, refunded: 0, reason: 'Secret reason' },
    });
    expect(status).toBe(200);
    await told('refund.paid');
    const paid = await newest();
    expect(paid.text).toContain('We refunded €2.00');
    expect(paid.text).toContain('Your license stays active.');
    const [refund = ''] = await intentRefunds(await sessionOf(invoiceId));
    await desk.shop.stripe.endRefund(refund, 'failed');
    await told('refund.failed');
    const failed = await newest();
    expect(failed.subject).toBe('Your refund from Juno failed');
    expect(failed.text).toContain('We could not refund €2.00');
    for (const { text } of await mail.mails()) expect(text).not.toContain('Secret reason');
  });

  test('tell that a refund failed which no report of Stripe had named before', async () => {
    const invoiceId = await desk.shop.license();
    await desk.shop.stripe.setDeliveryFault({ drop: true });
    await desk.shop.stripe.arm({ kind: 'lost', route: 'POST /refunds' });
    expect((await own(invoiceId)).status).toBe(200);
    await desk.shop.stripe.clearFaults();
    const [refund = ''] = await intentRefunds(await sessionOf(invoiceId));
    await desk.shop.stripe.endRefund(refund, 'failed');
    const sender = desk.shop.api.app.get(RefundSender);
    await sender.continueRequested(0);
    await sender.continueRequested(0);
    expect((await newest()).text).toContain('We could not refund €8.49');
    expect((await steps.stored()).map(({ kind, outcome }) => `${kind} ${outcome}`)).toEqual([
      'payment.received sent',
      'refund.requested superseded',
      'refund.failed sent',
    ]);
    await desk.shop.stripe.setDeliveryFault({});
  });

  test.each([
    ['succeeded', 'refund.paid', 'We refunded €8.49'],
    ['requires_action', 'refund.needs-action', 'Your refund of €8.49 needs a step from you'],
    ['failed', 'refund.failed', 'We could not refund €8.49'],
    ['canceled', 'refund.failed', 'The refund of €8.49 was canceled'],
  ] as const)(
    'tell that a refund is on its way, and then that it %s',
    async (outcome, kind, text) => {
      const invoiceId = await desk.shop.license();
      await desk.shop.stripe.setBalance(0);
      // In the dashboard of Stripe, of which this site has no request.
      const refund = await desk.shop.stripe.act(await sessionOf(invoiceId), 'refund');
      await told('refund.accepted');
      expect((await newest()).text).toContain('Your refund of €8.49 is on its way');
      await desk.shop.stripe.endRefund(refund.id, outcome);
      await told(kind);
      expect((await newest()).text).toContain(text);
      expect(await sent()).toEqual(['payment.received', 'refund.accepted', kind]);
      expect(desk.shop.logs().includes('a refund has failed')).toBe(kind === 'refund.failed');
    },
  );

  test('tell of a second refund of one invoice', async () => {
    const invoiceId = await desk.shop.license();
    const session = await sessionOf(invoiceId);
    for (const count of [1, 2]) {
      await desk.shop.stripe.act(session, 'refund', { amount: 100 });
      await waitFor(`${count} messages`, async () => {
        const told = (await steps.kinds()).filter((kind) => kind === 'refund.paid');
        return told.length === count;
      });
    }
  });

  test.each([
    ['won', 'Your license is active again'],
    ['lost', 'Your bank returned the payment'],
  ] as const)('tell of a dispute, and that it was %s', async (outcome, heading) => {
    const invoiceId = await desk.shop.license();
    const { id } = await desk.shop.stripe.act(await sessionOf(invoiceId), 'dispute');
    await told('dispute.opened');
    const opened = await newest();
    expect(opened.subject).toBe('Your payment to Juno is disputed');
    expect(opened.text).toContain('the payment of €8.49 is disputed');
    await desk.shop.stripe.endDispute(id, outcome);
    await told(`dispute.${outcome}`);
    expect((await newest()).text).toContain(heading);
    expect(await sent()).toEqual(['payment.received', 'dispute.opened', `dispute.${outcome}`]);
  });

  test('tell of a transfer by the customer, and of one by the team', async () => {
    const invoiceId = await desk.shop.license();
    expect((await desk.shop.authorize(invoiceId, GUILDS[0])).status).toBe(200);
    const transfer = await post(desk.shop.customer, '/api/user/servers/transfer', {
      ...{ oldGuildId: GUILDS[0], newGuildId: GUILDS[1] },
    });
    expect(transfer.status).toBe(200);
    const first = await newest();
    expect(first.subject).toBe('Your Juno license was transferred');
    expect(first.text).toContain('You transferred a license');
    const back = { fromGuildId: GUILDS[1], toGuildId: GUILDS[0] };
    expect((await desk.transfer(invoiceId, back)).status).toBe(200);
    // A repeated call changes nothing and tells nothing.
    expect((await desk.transfer(invoiceId, back)).status).toBe(200);
    expect((await newest()).text).toContain('Our team transferred one of your licenses');
    expect(await sent()).toEqual([
      ...['payment.received', 'license.transferred', 'license.transferred'],
    ]);
  });

  test('name a server with any name, without another header or markup (threats row 182)', async () => {
    const invoiceId = await desk.shop.license();
    await desk.shop.authorize(invoiceId, GUILDS[0]);
    await desk.shop.rows(`update licence_slots set guild_name =
      '<b>x</b>' || chr(13) || chr(10) || 'Bcc: thief@example.com' where guild_id is not null`);
    await desk.transfer(invoiceId);
    const { html, headers, envelope, subject } = await newest();
    expect(envelope.to).toEqual(['customer@example.com']);
    expect(headers.map(({ key }) => key.toLowerCase())).not.toContain('bcc');
    expect(subject).toBe('Your Juno license was transferred');
    expect(html).toContain('&lt;b&gt;x&lt;/b&gt;');
    expect(html).not.toContain('<b>x');
  });

  test('tell of a complimentary license, at the address of the last purchase', async () => {
    await desk.grant();
    await steps.subjects();
    expect(await steps.stored()).toMatchObject([
      { kind: 'license.granted', outcome: 'no-address' },
    ]);
    await desk.shop.license();
    await desk.grant({ servers: 1 });
    const granted = await newest();
    expect(granted.subject).toBe('You received a Juno license');
    expect(granted.text).toContain('gave you a complimentary license for 1 server.');
    expect(granted.text).toContain('Plan: Complimentary license for 1 server');
    expect(granted.text).not.toContain('Prize of an event');
  });

  test('tell nothing where a member repeats a call', async () => {
    const grantId = '4f1f9c3e-3d7c-4a57-9f0e-0c4b5f1f2a11';
    await desk.grant({ grantId });
    await desk.grant({ grantId });
    expect(await steps.kinds()).toEqual(['license.granted']);
  });
});
