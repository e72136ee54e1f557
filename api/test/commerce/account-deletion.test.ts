import { sql } from 'drizzle-orm';
import { invoices } from '../../src/commerce/invoices/invoice.table.ts';
import { users } from '../../src/identity/users/user.table.ts';
import { newPostgresDatabase } from '../support/database.ts';
import { signInAs } from '../support/sign-in.ts';
import { CUSTOMER, post, startShop, type Shop } from '../support/shop.ts';
import { waitFor } from '../support/wait.ts';

const ROUNDS = 8;

describe('the deletion of an account with purchases', () => {
  let shop: Shop;
  beforeAll(async () => {
    const { databaseUrl } = await newPostgresDatabase();
    shop = await startShop({ databaseUrl });
  });
  beforeEach(async () => {
    await shop.reset();
    // A test may have deleted the account.
    await signInAs(shop.api, 'customer', shop.customer);
  });

  const deleteAccount = (browser = shop.customer) =>
    browser.fetch('/api/account', { method: 'DELETE', body: undefined });
  const obstacles = async () => {
    const answer = await shop.customer.go('/api/account/deletion');
    return ((await answer.json()) as { obstacles: { reason: string }[] }).obstacles;
  };
  const count = async (table: string, column: string) => {
    const [row] = await shop.rows<{ n: number }>(
      `select count(*)::int as n from ${table} where ${column} = '${CUSTOMER}'`,
    );
    return row?.n;
  };

  test('is rejected while an invoice is open or disputed, and names the invoice', async () => {
    const { session, invoiceId } = await shop.order();
    expect(await obstacles()).toMatchObject([
      { reason: `The invoice ${invoiceId} is still open.` },
    ]);
    const answer = await deleteAccount();
    expect(answer.status).toBe(409);
    expect(((await answer.json()) as { error: string }).error).toContain(invoiceId);
    expect(await count('users', 'id')).toBe(1);
    expect(await count('discord_grants', 'user_id')).toBe(1);
    await shop.stripe.act(session, 'pay');
    await shop.becomes(invoiceId, 'completed');
    expect(await obstacles()).toEqual([]);
    await shop.rows(`update invoices set status = 'disputed', dispute = 'open'`);
    expect(await obstacles()).toMatchObject([{ reason: expect.stringContaining('disputed') }]);
    expect((await deleteAccount()).status).toBe(409);
  });

  test('checks inside its transaction, so that a concurrent purchase prevents it', async () => {
    let deletion: Promise<Response> | undefined;
    await shop.api.db().transaction(async (tx) => {
      await tx
        .select()
        .from(users)
        .where(sql`id = ${CUSTOMER}`)
        .for('key share');
      deletion = deleteAccount();
      await waitFor('the deletion waits for the lock', async () => {
        const [row] = await shop.rows<{ n: number }>(
          `select count(*)::int as n from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return row?.n === 1;
      });
      await tx.insert(invoices).values({
        id: 'INV-MEANWHILE',
        userId: CUSTOMER,
        plan: 'Duo',
        servers: 2,
        amount: 849,
        taxBasisPoints: 0,
      });
    });
    expect((await deletion)?.status).toBe(409);
    expect(await count('users', 'id')).toBe(1);
  });

  test('does not succeed together with a concurrent purchase', async () => {
    const seen = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      await shop.reset();
      const browser = await signInAs(shop.api, 'customer');
      const buy = () =>
        post(browser, '/api/stripe/checkout', { plan: 'Duo', servers: 2, userId: CUSTOMER });
      // Each call comes first in half of the rounds.
      const calls =
        round % 2 === 0
          ? [deleteAccount(browser), buy()]
          : [buy(), deleteAccount(browser)].reverse();
      const [deleted, bought] = (await Promise.all(calls)).map(({ status }) => status);
      seen.add(`${deleted} ${bought}`);
      const isDeleted = deleted === 200;
      expect([deleted, bought]).toEqual(isDeleted ? [200, 401] : [409, 200]);
      expect(await count('users', 'id')).toBe(isDeleted ? 0 : 1);
      expect(await count('invoices', 'user_id')).toBe(isDeleted ? 0 : 1);
    }
    expect(seen.size).toBeGreaterThanOrEqual(1);
  });
});
