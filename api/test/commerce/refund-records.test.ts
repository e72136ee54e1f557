import { FulfillmentService } from '../../src/commerce/fulfillment/fulfillment.service.ts';
import { expectLedgerAddsUp } from '../support/ledger.ts';
import { CREATE, PRICE, startRefunds } from '../support/refunds.ts';

describe('refunds', () => {
  let { shop, own, byStaff, kinds, sweep, quiet } = {} as Awaited<ReturnType<typeof startRefunds>>;
  beforeAll(async () => {
    ({ shop, own, byStaff, kinds, sweep, quiet } = await startRefunds());
  });
  beforeEach(() => shop.reset());
  afterEach(() => expectLedgerAddsUp(shop));

  test('have the one who asked for them as their source, or the job that continued them', async () => {
    const sources = async () =>
      (
        await shop.rows<{ line: string }>(`select kind || ' ' || source as line from ledger
          where kind like '%refund%' order by id`)
      ).map(({ line }) => line);
    const invoiceId = await quiet();
    const { requestedAt = 0 } = await byStaff(invoiceId, { amount: 100 });
    expect(Math.abs(requestedAt - Date.now() / 1000)).toBeLessThan(600);
    await shop.stripe.arm({ kind: 'error', route: CREATE });
    const { refundId } = await byStaff(invoiceId, { amount: 50, refunded: 100 });
    await shop.stripe.clearFaults();
    await sweep();
    await own(invoiceId, { amount: PRICE - 150 });
    expect(await sources()).toEqual([
      'refund.requested staff',
      'payment.refunded staff',
      'refund.requested staff',
      'payment.refunded sweeper',
      'refund.requested user',
      'payment.refunded user',
    ]);
    const keys = (await shop.stripe.calls(CREATE)).map((call) => call.idempotencyKey);
    expect(keys).toContain(`portico refund ${refundId} 1`);
  });

  test('that were paid are not refused by a late answer', async () => {
    const invoiceId = await quiet();
    const { refundId = '' } = await byStaff(invoiceId, { amount: 100 });
    const before = await kinds(invoiceId);
    const refusal = { refundId, code: 'charge_disputed' };
    await shop.api.app.get(FulfillmentService).fulfill(invoiceId, { by: 'staff', refusal });
    expect(await kinds(invoiceId)).toEqual(before);
    expect((await shop.invoice(invoiceId)).refunds).toMatchObject([{ status: 'succeeded' }]);
  });
});
