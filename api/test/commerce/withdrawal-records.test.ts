import type { Withdrawal } from '@portico/contracts/withdrawals/staff/schema';
import { MessageSender } from '../../src/commerce/mail/message-sender.service.ts';
import { RefundSender } from '../../src/commerce/refunds/refund-sender.service.ts';
import { WithdrawalJob } from '../../src/commerce/withdrawals/withdrawal-job.ts';
import { JobsService } from '../../src/core/jobs/jobs.service.ts';
import { onBothDatabases } from '../support/databases.ts';
import { expectLedgerAddsUp } from '../support/ledger.ts';
import { mailEnv, startMail, type TestMail } from '../support/mail.ts';
import { CUSTOMER } from '../support/shop.ts';
import { BUYER, stateWithdrawal } from '../support/withdrawals.ts';
import { startDesk, type TestDesk } from '../support-desk/desk.ts';

const UNKNOWN = '6f2d9a8e-8d1c-4c53-9a54-0f4a3f1f8f10';

onBothDatabases((newDatabase) => {
  let desk: TestDesk;
  let mail: TestMail;
  let jobs: Map<string, [seconds: number, work: () => Promise<void>]>;
  beforeAll(async () => {
    // Nothing decides or sends but the test.
    const every = jest.spyOn(JobsService.prototype, 'every').mockReturnValue();
    mail = await startMail();
    desk = await startDesk({ ...(await newDatabase()), env: mailEnv(mail) });
    jobs = new Map(every.mock.calls.map(([job, seconds, work]) => [job, [seconds, work]]));
  });
  beforeEach(async () => {
    await desk.shop.reset();
    await mail.reset();
    await desk.shop.rows(`delete from withdrawals`);
  });
  afterEach(() => expectLedgerAddsUp(desk.shop));

  const state = (contract: string, email = BUYER, name = 'Casey Customer') =>
    stateWithdrawal(desk.shop.api.url, contract, { email, name });
  const decide = () => desk.shop.api.app.get(WithdrawalJob).decideReceived();
  const stored = () =>
    desk.shop.rows<{ id: string; state: string; doubt: string | null; done: boolean }>(
      `select id, state, doubt, resolved_at is not null as done from withdrawals
        order by received_at, id`,
    );
  const resolve = (id: string, body: object) =>
    desk.send(`/api/staff/withdrawals/${id}`, body, desk.administrator);
  const list = async () => {
    const { body } = await desk.send('/api/staff/withdrawals', {}, desk.administrator, 'GET');
    return (body as unknown as { withdrawals: Withdrawal[] }).withdrawals;
  };
  const audited = (action: string) =>
    desk.shop.rows<{ actor: string; target: string; detail: object }>(
      `select actor, target, detail from audit_events where action = '${action}' order by id desc limit 1`,
    );
  /** What was mailed since the last call: its subject, and its text on one line. */
  const mailed = async () => {
    await desk.shop.api.app.get(MessageSender).sendDue();
    const mails = await mail.mails();
    await mail.reset();
    return mails.map(({ subject, text }) => [subject, text.replaceAll(/\s+/g, ' ')] as const);
  };
  const withdrawnAt = async (id: string) =>
    (
      await desk.shop.rows<{ at: Date }>(
        `select withdrawn_at as at from invoices where id = '${id}'`,
      )
    )[0]?.at;

  test('a statement is decided within ten seconds, and old ones are looked at each day', () => {
    expect(jobs.get('withdrawals')?.[0]).toBe(10);
    expect(jobs.get('withdrawal retention')?.[0]).toBe(86_400);
  });

  test('a rejection is mailed with its reason, kept and audited', async () => {
    await state('my license of last week');
    await jobs.get('withdrawals')?.[1]();
    await mailed();
    const [waiting] = await list();
    const id = waiting?.withdrawalId ?? '';
    expect(waiting).toEqual({
      ...{ withdrawalId: id, name: 'Casey Customer', contract: 'my license of last week' },
      ...{ email: BUYER, state: 'open', doubt: 'unmatched', invoiceId: null, userId: null },
      receivedAt: expect.any(Number) as number,
    });
    expect(Math.abs((waiting?.receivedAt ?? 0) - Date.now() / 1000)).toBeLessThan(60);
    expect(await audited('customer.list')).toMatchObject([
      { target: 'withdrawals:open', detail: { withdrawals: 1 } },
    ]);
    expect(await resolve(id, { reason: 'We do not know this purchase.' })).toMatchObject({
      status: 200,
      body: { state: 'rejected' },
    });
    expect(await stored()).toEqual([{ id, state: 'rejected', doubt: null, done: true }]);
    expect(await desk.shop.rows('select reason from withdrawals')).toEqual([
      { reason: 'We do not know this purchase.' },
    ]);
    expect(await audited('withdrawal.reject')).toMatchObject([
      {
        target: `withdrawal:${id}`,
        actor: expect.stringMatching(/^user:/) as string,
        detail: { reason: 'We do not know this purchase.' },
      },
    ]);
    const [[, text = ''] = [], ...others] = await mailed();
    expect(others).toEqual([]);
    expect(text).toContain('We do not know this purchase.');
    expect(text).toContain('my license of last week');
    expect(await resolve(id, { reason: 'Again' })).toMatchObject({
      ...{ status: 409, kind: 'already-decided' },
      body: { detail: 'Another member has decided about this withdrawal.' },
    });
    expect(await mailed()).toEqual([]);
  });

  test('a member accepts for a purchase, which is refunded at once, and says why', async () => {
    const invoiceId = await desk.shop.license();
    await state('my license of last week', 'casey@elsewhere.example');
    await decide();
    await mailed();
    const [{ id = '' } = {}] = await stored();
    const reason = 'Known by phone';
    expect((await resolve(UNKNOWN, { invoiceId, reason })).status).toBe(404);
    expect((await resolve(id, { invoiceId: 'INV-0000000000000000', reason })).status).toBe(404);
    expect(await stored()).toMatchObject([{ state: 'open', doubt: 'unmatched', done: false }]);
    expect((await resolve(id, { invoiceId, reason })).body).toEqual({ state: 'accepted' });
    await desk.shop.becomes(invoiceId, 'refunded');
    expect(await audited('withdrawal.accept')).toMatchObject([
      { target: `withdrawal:${id}`, detail: { invoice: invoiceId, reason } },
    ]);
    expect(await stored()).toEqual([{ id, state: 'accepted', doubt: null, done: true }]);
    const mails = await mailed();
    expect(mails.map(([subject]) => subject)).toContainEqual(
      expect.stringContaining('withdrawal') as string,
    );
    expect(mails.map(([, text]) => text).join(' ')).toContain('my license of last week');
  });

  test('a statement that is repeated keeps the time of the first, and refunds nothing again', async () => {
    const id = await desk.shop.license();
    await state(id);
    await decide();
    await desk.shop.becomes(id, 'refunded');
    const first = await withdrawnAt(id);
    expect(await audited('withdrawal.accept')).toMatchObject([
      { actor: 'system', detail: { invoice: id } },
    ]);
    await state(id);
    await decide();
    expect(await stored()).toMatchObject([{ state: 'accepted' }, { state: 'accepted' }]);
    expect(await withdrawnAt(id)).toEqual(first);
    expect(await desk.shop.rows('select 1 from refunds')).toHaveLength(1);
  });

  test('the address of the account counts as that of the payment, and a text about two purchases as unclear', async () => {
    const id = await desk.shop.license();
    await desk.shop.rows(`update users set email = 'Own@example.com' where id = '${CUSTOMER}'`);
    const other = await desk.shop.license('Single', 1);
    await state(`${id} and ${other}`);
    await decide();
    expect(await stored()).toMatchObject([{ state: 'open', doubt: 'unmatched' }]);
    await state(id, 'own@EXAMPLE.com');
    await decide();
    await desk.shop.becomes(id, 'refunded');
    expect(await desk.shop.rows('select status from invoices order by plan')).toEqual([
      { status: 'refunded' },
      { status: 'completed' },
    ]);
  });

  test('one that fails holds up no other, and is decided by the next run', async () => {
    const id = await desk.shop.license();
    await state(id);
    await state('my license of last week');
    const send = jest
      .spyOn(RefundSender.prototype, 'send')
      .mockRejectedValueOnce(new Error('The provider is away'));
    await decide();
    send.mockRestore();
    expect(await stored()).toMatchObject([{ state: 'accepted' }, { state: 'open' }]);
    expect(desk.shop.logs()).toContain('a withdrawal was not decided; a job continues');
    expect(desk.shop.logs()).toContain('"alert":"withdrawal"');
    await desk.shop.api.app.get(RefundSender).continueRequested(0);
    await desk.shop.becomes(id, 'refunded');
  });

  test('the account of the buyer exports its statements, with their answers', async () => {
    const id = await desk.shop.license();
    await state(id);
    await state('my license of last week');
    await decide();
    await desk.shop.becomes(id, 'refunded');
    const answer = await desk.shop.customer.go('/api/account/export');
    const { data } = (await answer.json()) as { data: { withdrawals: unknown[] } };
    expect(data.withdrawals).toEqual([
      {
        ...{ name: 'Casey Customer', contract: id, email: BUYER, state: 'accepted', reason: null },
        receivedAt: expect.any(String) as string,
      },
    ]);
  });

  test('who has written is erased once nobody may ask: with the years of invoices, or after 90 days', async () => {
    const id = await desk.shop.license();
    await desk.shop
      .rows(`insert into withdrawals (name, contract, email, state, invoice_id, received_at)
      select 'Casey', label, 'casey@example.com', state, invoice, now() - age::interval
      from (values
        ('accepted long ago', 'accepted', '${id}', '11 years 1 day'),
        ('accepted', 'accepted', '${id}', '10 years 364 days'),
        ('rejected long ago', 'rejected', null, '91 days'),
        ('rejected', 'rejected', null, '89 days'),
        ('rejected with an invoice', 'rejected', '${id}', '91 days'),
        ('open', 'open', null, '12 years')) as made (label, state, invoice, age)`);
    await jobs.get('withdrawal retention')?.[1]();
    const rows = await desk.shop.rows<{ contract: string | null; name: unknown; email: unknown }>(
      'select name, contract, email from withdrawals order by contract',
    );
    expect(rows.map(({ contract }) => contract)).toEqual([
      ...['accepted', 'open', 'rejected', 'rejected with an invoice', null, null],
    ]);
    expect(rows.slice(4)).toEqual([
      { name: null, contract: null, email: null },
      { name: null, contract: null, email: null },
    ]);
  });

  test('statements of a network and decisions of a member are limited', async () => {
    const answers: number[] = [];
    for (let count = 0; count < 21; count += 1)
      answers.push((await state('x', `person-${count}@example.com`)).status);
    expect(answers).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    const decisions: number[] = [];
    for (let count = 0; count < 61; count += 1)
      decisions.push((await resolve(UNKNOWN, { reason: 'x' })).status);
    expect(decisions).toEqual([...Array.from({ length: 60 }, () => 404), 429]);
  });
});
