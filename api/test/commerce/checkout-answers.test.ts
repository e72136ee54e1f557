import { expectLedgerAddsUp } from '../support/ledger.ts';
import { inOneWindow } from '../support/one-window.ts';
import { signInAs } from '../support/sign-in.ts';
import { CUSTOMER, post, startShop, type Shop } from '../support/shop.ts';

const CREATE = 'POST /checkout/sessions';

describe('answers to purchases', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  beforeEach(() => shop.reset());
  afterEach(() => expectLedgerAddsUp(shop));
  /** Status, kind and text of a refusal. */
  const refusal = async (call: Response | Promise<Response>) => {
    const answer = await call;
    const { type, error } = (await answer.json()) as { type: string; error: string };
    return [answer.status, type.replace('urn:portico:problem:', ''), error];
  };
  const cancel = (invoiceId: string, browser = shop.customer) =>
    post(browser, `/api/stripe/invoice/${invoiceId}/cancel`, {});
  const invoices = () =>
    shop.rows<{ id: string; attempt: number }>('select id, attempt from invoices');

  test.each([
    ['Duo', 3, 'The plan Duo covers 2 servers.'],
    ['Multi', 4, 'The plan Multi covers 5 servers.'],
    ['Single', 26, 'The plan Single covers 1 to 25 servers.'],
  ])(
    '%s for %d servers is refused with the numbers that it covers',
    async (plan, servers, text) => {
      expect(await refusal(shop.buy(plan, servers))).toEqual([400, 'about:blank', text]);
      expect(await invoices()).toEqual([]);
    },
  );

  test('a purchase for another account is refused', async () => {
    expect(await refusal(shop.buy('Duo', 2, { userId: '473052869059424294' }))).toEqual([
      403,
      'about:blank',
      'You can only buy for the account that you are signed in with.',
    ]);
  });

  test('the payment page sells the plan, with servers as its quantity where they are chosen', async () => {
    for (const [plan, servers, quantity, unitAmount] of [
      ['Single', 3, 3, 499],
      ['Duo', 2, 1, 849],
    ] as const) {
      const { session, invoiceId } = await shop.order(plan, servers);
      const page = (await shop.stripe.sessions()).find(({ id }) => id === session);
      const url = `http://localhost:3000/invoice/${invoiceId}`;
      expect(page).toMatchObject({
        metadata: { invoiceId },
        success_url: `${url}?checkout=success`,
        cancel_url: `${url}?checkout=canceled`,
        line_items: {
          data: [
            {
              quantity,
              description: `Juno ${plan}: lifetime license`,
              price: { unit_amount: unitAmount },
            },
          ],
        },
      });
      const [call] = (await shop.stripe.calls(CREATE)).slice(-1);
      expect(call?.idempotencyKey).toBe(`portico ${invoiceId} 0`);
    }
  });

  test('a stored error counts as an attempt, whose number is part of the next key', async () => {
    await shop.stripe.arm({ kind: 'error', route: CREATE, count: 2 });
    expect(await refusal(shop.buy('Duo', 2))).toEqual([
      502,
      'payment-provider-away',
      'Failed to start checkout. Please try again.',
    ]);
    await shop.stripe.clearFaults();
    const [failed] = await invoices();
    expect(failed?.attempt).toBe(1);
    expect((await shop.buy('Duo', 2)).status).toBe(200);
    const keys = (await shop.stripe.calls(CREATE)).map((call) => call.idempotencyKey);
    expect(keys.at(-1)).toBe(`portico ${failed?.id} 1`);
    expect(await invoices()).toEqual([failed]);
    expect(
      await shop.rows("select kind, source from ledger where kind = 'invoice.created'"),
    ).toEqual([{ kind: 'invoice.created', source: 'user' }]);
  });

  test('an id of a session leads its buyer to the payment page, and to the invoice once it is over', async () => {
    const pay = (id: string, browser = shop.customer) => browser.go(`/api/stripe/checkout/${id}`);
    const answer = await shop.buy('Duo', 2);
    const { id, url } = (await answer.json()) as { id: string; url: string };
    const [{ id: invoiceId = '' } = {}] = await invoices();
    const led = ({ status, headers }: Response) => [
      status,
      headers.get('location'),
      headers.get('cache-control'),
    ];
    expect(led(await pay(id))).toEqual([302, url, 'no-store']);
    const calls = (await shop.stripe.calls()).length;
    const none = [404, 'about:blank', 'Your account has no purchase with this ID.'];
    const visitor = await signInAs(shop.api, 'visitor');
    expect(led(await pay(id, visitor))).toEqual([404, null, 'no-store']);
    for (const refused of [pay(id, visitor), pay('cs_none'), pay(invoiceId)])
      expect(await refusal(refused)).toEqual(none);
    // PostgreSQL has no text with this character.
    for (const path of ['checkout/%00', 'invoice/%00/pdf', 'invoice/%00/document'])
      expect((await shop.customer.go(`/api/stripe/${path}`)).status).toBe(400);
    expect((await shop.stripe.calls()).length).toBe(calls);
    await shop.stripe.act(id, 'pay');
    await shop.becomes(invoiceId, 'completed');
    expect(led(await pay(id))).toEqual([302, `/invoice/${invoiceId}`, 'no-store']);
    const statuses = await inOneWindow(shop.api, 60, async () => {
      const found = [];
      for (let call = 0; call < 11; call += 1) found.push((await pay(id)).status);
      return found;
    });
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 302), 429]);
  });

  test('twenty purchases can be started per buyer and minute', async () => {
    const other = await signInAs(shop.api, 'visitor');
    const order = { plan: 'Duo', servers: 2, userId: CUSTOMER };
    const statuses = await inOneWindow(shop.api, 60, async () => {
      const found = [];
      for (let call = 0; call < 21; call += 1) found.push((await shop.buy('Duo', 3)).status);
      return [...found, (await post(other, '/api/stripe/checkout', order)).status];
    });
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 400), 429, 403]);
  });

  test('ten cancellations can be tried per invoice and minute, and they say why they fail', async () => {
    const { session, invoiceId } = await shop.order();
    const visitor = await signInAs(shop.api, 'visitor');
    expect(await refusal(cancel(invoiceId, visitor))).toEqual([
      404,
      'about:blank',
      'Invoice not found.',
    ]);
    await shop.stripe.act(session, 'pay-later');
    expect(await refusal(cancel(invoiceId))).toEqual([
      409,
      'payment-under-way',
      'A payment for this invoice is under way, so it can no longer be canceled.',
    ]);
    await shop.stripe.act(session, 'succeed');
    await shop.becomes(invoiceId, 'completed');
    const statuses = await inOneWindow(shop.api, 60, async () => {
      const found = [];
      for (let call = 0; call < 10; call += 1) found.push(await refusal(cancel(invoiceId)));
      return [...found, [(await cancel(invoiceId)).status], [(await cancel('INV-OTHER')).status]];
    });
    const closed = [409, 'not-open', 'This invoice is no longer open, so it cannot be canceled.'];
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => closed), [429], [404]]);
  });

  test('a purchase whose payment page was never made is canceled at once', async () => {
    await shop.stripe.arm({ kind: 'down', route: CREATE });
    expect((await shop.buy('Duo', 2)).status).toBe(502);
    await shop.stripe.clearFaults();
    const [{ id = '' } = {}] = await invoices();
    const calls = (await shop.stripe.calls()).length;
    expect((await cancel(id)).status).toBe(200);
    expect((await shop.stripe.calls()).length).toBe(calls);
    expect(
      await shop.rows(`select status, checkout_open as open, cancelled_at is not null as canceled
        from invoices`),
    ).toEqual([{ status: 'expired', open: false, canceled: true }]);
    const entries = () =>
      shop.rows(`select kind, user_id is not null as owned, source from ledger
        where kind = 'invoice.closed'`);
    const closed = [{ kind: 'invoice.closed', owned: true, source: 'user' }];
    expect(await entries()).toEqual(closed);
    expect((await cancel(id)).status).toBe(200);
    expect(await entries()).toEqual(closed);
    expect((await shop.order()).invoiceId).not.toBe(id);
  });

  test('the time of a cancellation is that of the first one', async () => {
    const { invoiceId } = await shop.order();
    await shop.stripe.arm({ kind: 'error', route: 'POST /checkout/sessions/:id/expire' });
    expect((await cancel(invoiceId)).status).toBe(503);
    await shop.rows(`update invoices set cancelled_at = to_timestamp(1790000000)`);
    await shop.stripe.clearFaults();
    expect((await cancel(invoiceId)).status).toBe(200);
    expect((await shop.invoice(invoiceId)).canceledAt).toBe(1_790_000_000);
  });

  test('the newest payment that is under way is named, of the same plan and buyer only', async () => {
    await shop.stripe.setDeliveryFault({ drop: true });
    const paying = [];
    for (const [plan, servers] of [
      ['Single', 2],
      ['Single', 3],
      ['Duo', 2],
    ] as const) {
      const answer = await shop.buy(plan, servers, { again: true });
      const { id } = (await answer.json()) as { id: string };
      const [row] = await shop.rows<{ id: string }>(
        `update invoices set checkout_open = false where session_id = '${id}' returning id`,
      );
      paying.push(row?.id ?? '');
    }
    const [first, second] = paying;
    await shop.rows(`update invoices set created_at = now() - interval '1 hour'
      where id = '${first}'`);
    const named = async () =>
      ((await (await shop.buy('Single', 4)).json()) as { instance?: string }).instance;
    expect(await named()).toBe(`/invoice/${second}`);
    await shop.rows(`update invoices set session_id = null where id = '${second}'`);
    expect(await named()).toBe(`/invoice/${first}`);
    await shop.rows(`update invoices set user_id = '1' where id = '${first}'`);
    expect(await named()).toBeUndefined();
  });
});
