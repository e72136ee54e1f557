import { WithdrawalJob } from '../../src/commerce/withdrawals/withdrawal-job.ts';
import { JobsService } from '../../src/core/jobs/jobs.service.ts';
import type { TestBrowser } from '../support/browser.ts';
import { onBothDatabases } from '../support/databases.ts';
import { expectLedgerAddsUp } from '../support/ledger.ts';
import { mailEnv, startMail } from '../support/mail.ts';
import { signInAs } from '../support/sign-in.ts';
import { CUSTOMER, post, startShop, type Shop } from '../support/shop.ts';
import { stateWithdrawal } from '../support/withdrawals.ts';

onBothDatabases((newDatabase) => {
  describe('the withdrawal from a gift', () => {
    let shop: Shop;
    let receiver: TestBrowser;
    beforeAll(async () => {
      // Nothing decides or sends but the test.
      jest.spyOn(JobsService.prototype, 'every').mockReturnValue();
      const mail = await startMail();
      shop = await startShop({ ...(await newDatabase()), env: mailEnv(mail) });
      receiver = await signInAs(shop.api, 'owner');
    });
    beforeEach(() => shop.reset());
    afterEach(() => expectLedgerAddsUp(shop));

    /** A gift that is paid, with its code. */
    async function gift() {
      const answer = await shop.buy('Duo', 2, { gift: true });
      const { id: session } = (await answer.json()) as { id: string };
      await shop.stripe.act(session, 'pay');
      const [row] = await shop.rows<{ id: string }>('select id from invoices');
      const id = row?.id ?? '';
      await shop.becomes(id, 'completed');
      const { gift: shown } = await shop.invoice(id);
      return { id, code: shown?.code ?? '' };
    }
    const redeem = (code: string) => post(receiver, '/api/gifts/redeem', { code });
    const state = async (contract: string) => {
      const answer = await stateWithdrawal(shop.api.url, contract);
      expect(answer.status).toBe(200);
    };
    const decide = () => shop.api.app.get(WithdrawalJob).decideReceived();
    const usableSlots = () => shop.rows('select 1 from licence_slots where revoked_at is null');
    const lost = () =>
      shop.rows(`select user_id <> '${CUSTOMER}' as "isReceivers" from messages
        where kind = 'gift.lost'`);

    test.each([
      ['unredeemed', false],
      ['redeemed', true],
    ])('%s: the buyer gets the money, nobody has its slots, and both are told', async (_, is) => {
      const { id, code } = await gift();
      if (is) expect((await redeem(code)).status).toBe(200);
      await state(id);
      await decide();
      await shop.becomes(id, 'refunded');
      expect(await shop.invoice(id)).toMatchObject({ refundedAmount: 849 });
      expect((await redeem(code)).status).not.toBe(200);
      expect(await usableSlots()).toEqual([]);
      expect(await lost()).toEqual(is ? [{ isReceivers: true }] : []);
      expect(
        await shop.rows(`select kind from messages where kind like 'withdrawal.%'
          order by created_at`),
      ).toEqual([{ kind: 'withdrawal.received' }, { kind: 'withdrawal.accepted' }]);
    });

    test('and a redemption at once both end, and nobody keeps a slot', async () => {
      for (let round = 0; round < 5; round += 1) {
        await shop.reset();
        const { id, code } = await gift();
        await state(id);
        const [redeemed] = await Promise.all([redeem(code), decide()]);
        expect([200, 404]).toContain(redeemed.status);
        await shop.becomes(id, 'refunded');
        expect(await shop.rows('select 1 from refunds')).toHaveLength(1);
        expect(await usableSlots()).toEqual([]);
        expect(await lost()).toHaveLength(redeemed.status === 200 ? 1 : 0);
      }
    });
  });
});
