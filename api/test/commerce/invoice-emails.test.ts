import { EmailRetention } from '../../src/commerce/invoices/email-retention.ts';
import { FulfillmentService } from '../../src/commerce/fulfillment/fulfillment.service.ts';
import { onBothDatabases } from '../support/databases.ts';
import { signInAs } from '../support/sign-in.ts';
import { CUSTOMER, startShop, type Shop } from '../support/shop.ts';

onBothDatabases((newDatabase) => {
  describe('email addresses of invoices', () => {
    let shop: Shop;
    beforeAll(async () => {
      shop = await startShop(await newDatabase());
    });
    beforeEach(async () => {
      await shop.reset();
      // A test deletes the account.
      await signInAs(shop.api, 'customer', shop.customer);
    });

    const emailOf = async (invoiceId: string) => {
      const [row] = await shop.rows<{ email: string | null }>(
        `select buyer_email as email from invoices where id = '${invoiceId}'`,
      );
      return row?.email;
    };
    const readAgain = (invoiceId: string) =>
      shop.api.app.get(FulfillmentService).fulfill(invoiceId, { by: 'sweeper' });
    const payYearsAgo = (invoiceId: string, years: number) =>
      shop.rows(`update invoices set completed_at = date_trunc('year', now() at time zone 'utc')
        at time zone 'utc' - interval '${years} years' where id = '${invoiceId}'`);
    const sweep = () => shop.api.app.get(EmailRetention).sweep();

    test('come from Stripe and are part of the export', async () => {
      const id = await shop.license();
      expect(await emailOf(id)).toBe('customer@example.com');
      const answer = await shop.customer.go('/api/account/export');
      expect(await answer.json()).toMatchObject({
        data: { invoices: { invoices: [{ buyerEmail: 'customer@example.com' }] } },
      });
    });

    test('are kept for the year of the payment and ten years, and then deleted', async () => {
      const id = await shop.license();
      await payYearsAgo(id, 10);
      await sweep();
      expect(await emailOf(id)).toBe('customer@example.com');
      await payYearsAgo(id, 11);
      await sweep();
      expect(await emailOf(id)).toBeNull();
      await readAgain(id);
      expect(await emailOf(id)).toBeNull();
    });

    test('of unpaid purchases are deleted after 90 days', async () => {
      const { invoiceId } = await shop.order();
      const open = (days: number) =>
        shop.rows(`update invoices set buyer_email = 'customer@example.com',
          created_at = now() - interval '${days} days' where id = '${invoiceId}'`);
      await open(89);
      await sweep();
      expect(await emailOf(invoiceId)).toBe('customer@example.com');
      await open(91);
      await sweep();
      expect(await emailOf(invoiceId)).toBeNull();
    });

    test('are deleted with the account, and not read from Stripe again', async () => {
      const id = await shop.license();
      const customer = await signInAs(shop.api, 'customer');
      const deletion = await customer.fetch('/api/account', { method: 'DELETE' });
      expect(deletion.status).toBe(200);
      expect(await emailOf(id)).toBeNull();
      const [row] = await shop.rows<{ user: string }>(
        `select user_id as "user" from invoices where id = '${id}'`,
      );
      expect(row?.user).toBe(CUSTOMER);
      await readAgain(id);
      expect(await emailOf(id)).toBeNull();
    });
  });
});
