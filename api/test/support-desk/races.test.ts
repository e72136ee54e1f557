import { randomUUID } from 'node:crypto';
import { expectLedgerAddsUp } from '../support/ledger.ts';
import { newPostgresDatabase } from '../support/database.ts';
import { rounds } from '../support/rounds.ts';
import { CUSTOMER, GUILDS, post, startShop, type Shop } from '../support/shop.ts';

describe('changes by the team on two replicas with PostgreSQL', () => {
  let one: Shop;
  let two: Shop;
  /** The cookie of a member, for both replicas. */
  let staff: string;
  beforeAll(async () => {
    const { databaseUrl } = await newPostgresDatabase();
    // Replicas decrypt each other's tokens.
    const env = { RATE_LIMIT: '1000000', TOKEN_KEY: Buffer.alloc(32, 7).toString('base64') };
    one = await startShop({ databaseUrl, env, logLevel: 'error' });
    two = await startShop({ databaseUrl, env, logLevel: 'error', behind: one });
    staff = await one.api.signIn({ id: '100000000000000001', rank: 'Administrator' });
  });
  const statusesOf = async (calls: Promise<Response>[]) =>
    (await Promise.all(calls)).map(({ status }) => status);
  const transfer = (shop: Shop, oldGuildId: string, newGuildId: string) =>
    post(shop.customer, '/api/user/servers/transfer', { oldGuildId, newGuildId });
  const asStaff = (shop: Shop, path: string, body: object) =>
    shop.api.call(path, {
      method: 'POST',
      headers: {
        cookie: staff,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ reason: 'x', ...body }),
    });
  const held = (id: string) =>
    one.rows(`select guild_id from licence_slots
      where invoice_id = '${id}' and guild_id is not null`);

  test('transfers by the team, transfers by the owner and refunds leave one server per slot (row 166)', async () => {
    for (let round = 0; round < rounds(10); round += 1) {
      await one.reset();
      const { session, invoiceId } = await one.order('Single', 1);
      await one.stripe.act(session, 'pay');
      await one.becomes(invoiceId, 'completed');
      await one.authorize(invoiceId, GUILDS[0]);
      const isRefunded = round % 2 === 0;
      const moves = [
        asStaff(one, `/api/staff/invoices/${invoiceId}/transfer`, {
          fromGuildId: GUILDS[0],
          toGuildId: GUILDS[1],
        }),
        transfer(two, GUILDS[0], GUILDS[2]),
        asStaff(two, `/api/staff/invoices/${invoiceId}/transfer`, {
          fromGuildId: GUILDS[0],
          toGuildId: GUILDS[3],
        }),
        asStaff(one, `/api/staff/invoices/${invoiceId}/cool-down`, { guildId: GUILDS[0] }),
        ...(isRefunded
          ? [asStaff(two, `/api/staff/invoices/${invoiceId}/refund`, { refunded: 0 })]
          : []),
      ];
      const statuses = await statusesOf(moves);
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      const [{ moved } = { moved: 0 }] = await one.rows<{ moved: number }>(
        `select count(*)::int as moved from ledger where kind = 'server.transferred'`,
      );
      // The slot left the first server once at most, whoever was first.
      expect(moved).toBeLessThanOrEqual(1);
      expect(await held(invoiceId)).toHaveLength(isRefunded ? 0 : 1);
      if (!isRefunded) expect(moved).toBe(1);
      const audited = await one.rows(`select 1 from audit_events
        where action = 'license.transfer' and target = 'invoice:${invoiceId}'`);
      expect(audited.length).toBeLessThanOrEqual(moved);
      await expectLedgerAddsUp(one);
    }
  }, 60_000);

  test('a complimentary license is granted and withdrawn once on two replicas (row 165)', async () => {
    for (let round = 0; round < rounds(5); round += 1) {
      await one.reset();
      const body = { grantId: randomUUID(), servers: 2 };
      const granted = await Promise.all(
        [one, two, one, two].map(async (shop) => {
          const path = `/api/staff/customers/${CUSTOMER}/licenses`;
          const answer = await asStaff(shop, path, body);
          return ((await answer.json()) as { invoiceId: string }).invoiceId;
        }),
      );
      expect(new Set(granted).size).toBe(1);
      const [id = ''] = granted;
      await one.authorize(id, GUILDS[0]);
      const statuses = await statusesOf([
        asStaff(one, `/api/staff/invoices/${id}/withdraw`, {}),
        asStaff(two, `/api/staff/invoices/${id}/withdraw`, {}),
        transfer(two, GUILDS[0], GUILDS[1]),
        one.authorize(id, GUILDS[2]),
      ]);
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      expect(await held(id)).toEqual([]);
      const kinds = await one.rows<{ kind: string }>(
        `select kind from ledger where kind like 'license.%' order by id`,
      );
      expect(kinds.map(({ kind }) => kind)).toEqual(['license.granted', 'license.withdrawn']);
      await expectLedgerAddsUp(one);
    }
  }, 60_000);
});
