import { sql } from 'drizzle-orm';
import { notifyBot } from '../../src/commerce/licenses/license-events.repository.ts';
import { LOCK } from '../support/holds.ts';
import { expectLedgerAddsUp } from '../support/ledger.ts';
import { paidLicenses } from '../support/paid-licenses.ts';
import { newPostgresDatabase } from '../support/database.ts';
import { rounds } from '../support/rounds.ts';
import { GUILDS, post, startShop, type Shop } from '../support/shop.ts';
import { waitFor } from '../support/wait.ts';

const EXPIRE = 'POST /checkout/sessions/:id/expire';
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

describe('concurrent calls on two replicas with PostgreSQL', () => {
  let one: Shop;
  let two: Shop;
  beforeAll(async () => {
    const { databaseUrl } = await newPostgresDatabase();
    const env = {
      TRANSFER_COOLDOWN_HOURS: '0',
      RATE_LIMIT: '1000000',
      // Replicas decrypt each other's tokens.
      TOKEN_KEY: Buffer.alloc(32, 7).toString('base64'),
    };
    one = await startShop({ databaseUrl, env, logLevel: 'error' });
    two = await startShop({ databaseUrl, env, logLevel: 'error', behind: one });
  });
  afterAll(() => expectLedgerAddsUp(one));
  const either = (index: number) => (index % 2 === 0 ? one : two);
  const statusesOf = async (calls: Promise<Response>[]) =>
    (await Promise.all(calls)).map(({ status }) => status).sort();
  const transfer = (shop: Shop, oldGuildId: string, newGuildId: string) =>
    post(shop.customer, '/api/user/servers/transfer', { oldGuildId, newGuildId });
  const held = async (id: string) =>
    (
      await one.rows<{ guild: string }>(`select guild_id as guild from licence_slots
        where invoice_id = '${id}' and guild_id is not null order by guild_id`)
    ).map(({ guild }) => guild);

  test('of eight authorizations as many succeed as there are slots (threats row 1)', async () => {
    for (let round = 0; round < rounds(200); round += 1) {
      const slots = 1 + (round % 4);
      const [id = ''] = await paidLicenses(one, [slots]);
      const statuses = await statusesOf(
        GUILDS.slice(0, 8).map((guild, index) => either(index).authorize(id, guild)),
      );
      expect(statuses).toEqual([...times(slots, () => 200), ...times(8 - slots, () => 409)]);
      expect(await held(id)).toHaveLength(slots);
      if (round % 20 === 19) await expectLedgerAddsUp(one);
    }
  }, 240_000);

  test('claims of several servers get all slots or none, and use all slots (row 3)', async () => {
    const pairs = [
      [GUILDS[0], GUILDS[1]],
      [GUILDS[1], GUILDS[0]],
      [GUILDS[2], GUILDS[3]],
      [GUILDS[4], GUILDS[5]],
      [GUILDS[6], GUILDS[7]],
    ] as const;
    for (let round = 0; round < rounds(20); round += 1) {
      const [id = ''] = await paidLicenses(one, [4]);
      const statuses = await statusesOf(
        pairs.map((pair, index) => either(index).authorize(id, ...pair)),
      );
      expect(statuses).toEqual([200, 200, 409, 409, 409]);
      expect(await held(id)).toHaveLength(4);
      await expectLedgerAddsUp(one);
    }
  });

  test('of two invoices that authorize one server, one succeeds and the other keeps its slot (row 2)', async () => {
    for (let round = 0; round < rounds(100); round += 1) {
      const [left = '', right = ''] = await paidLicenses(one, [1, 1]);
      const statuses = await statusesOf([
        one.authorize(left, GUILDS[0]),
        two.authorize(right, GUILDS[0]),
      ]);
      expect(statuses).toEqual([200, 409]);
      const lists = [await held(left), await held(right)];
      expect(lists.flat()).toEqual([GUILDS[0]]);
      const loser = lists[0]?.length === 0 ? left : right;
      expect((await one.authorize(loser, GUILDS[1])).status).toBe(200);
    }
    await expectLedgerAddsUp(one);
  });

  test('transfers and authorizations leave one slot per server (row 4)', async () => {
    for (let round = 0; round < rounds(25); round += 1) {
      const [left = '', right = ''] = await paidLicenses(one, [2, 2]);
      await Promise.all([one.authorize(left, GUILDS[0]), two.authorize(right, GUILDS[1])]);
      const statuses = await statusesOf([
        transfer(one, GUILDS[0], GUILDS[2]),
        transfer(two, GUILDS[0], GUILDS[3]),
        transfer(one, GUILDS[1], GUILDS[2]),
        two.authorize(left, GUILDS[2]),
      ]);
      // One of three calls gets the contested server. The transfer to another server may succeed too.
      expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(1);
      expect(statuses.every((status) => [200, 404, 409].includes(status))).toBe(true);
      await expectLedgerAddsUp(one);
    }
  });

  test('of two transfers of one server that wait for its slot, one succeeds (row 4)', async () => {
    const [id = ''] = await paidLicenses(one, [1]);
    await one.authorize(id, GUILDS[0]);
    const calls = await one.api.db().transaction(async (tx) => {
      await tx.execute(sql`select 1 from licence_slots where guild_id = ${GUILDS[0]} for update`);
      const both = [transfer(one, GUILDS[0], GUILDS[1]), transfer(two, GUILDS[0], GUILDS[2])];
      await waitFor('both transfers', async () => {
        const waiting = await two.rows('select 1 from pg_locks where not granted');
        return waiting.length === 2;
      });
      return { both };
    });
    expect(await statusesOf(calls.both)).toEqual([200, 404]);
    await expectLedgerAddsUp(one);
  });

  test('a transfer during a refund leaves no server authorized and no slot lost (row 4)', async () => {
    for (let round = 0; round < rounds(8); round += 1) {
      await one.reset();
      const { session, invoiceId } = await one.order();
      await one.stripe.act(session, 'pay');
      await one.becomes(invoiceId, 'completed');
      await one.authorize(invoiceId, GUILDS[0]);
      const [moved] = await Promise.all([
        transfer(two, GUILDS[0], GUILDS[4]),
        one.stripe.act(session, 'refund').then(() => one.becomes(invoiceId, 'refunded')),
      ]);
      expect([200, 404]).toContain(moved.status);
      expect(await held(invoiceId)).toEqual([]);
      await expectLedgerAddsUp(one);
    }
  });

  test('a refund beside uses, transfers, a dispute and other refunds pays once and leaves no server (row 145)', async () => {
    const refund = async (shop: Shop, invoiceId: string) => {
      const path = `/api/invoices/${invoiceId}/refund`;
      return post(shop.customer, path, { amount: 849 });
    };
    for (let round = 0; round < 9; round += 1) {
      await one.reset();
      const { session, invoiceId } = await one.order();
      await one.stripe.act(session, 'pay');
      await one.becomes(invoiceId, 'completed');
      await one.authorize(invoiceId, GUILDS[0]);
      const isDisputed = round % 3 === 2;
      const [, , ...refunds] = await Promise.all([
        one.authorize(invoiceId, GUILDS[1]),
        transfer(two, GUILDS[0], GUILDS[2]),
        ...(isDisputed ? [] : [refund(two, invoiceId), refund(one, invoiceId)]),
        refund(two, invoiceId),
        ...(isDisputed ? [one.stripe.act(session, 'dispute').then(() => undefined)] : []),
      ]);
      const statuses = refunds.flatMap((answer) => answer?.status ?? []);
      expect(statuses.every((status) => status === (isDisputed ? status : 200))).toBe(true);
      await waitFor('the end of the payment', async () => {
        const { status } = await one.invoice(invoiceId);
        return status === 'refunded' || status === 'disputed';
      });
      const requests = await one.rows<{ status: string }>('select status from refunds');
      expect(requests.map(({ status }) => status)).not.toContain('requested');
      expect(requests.length).toBeLessThanOrEqual(1);
      expect((await one.stripe.calls('POST /refunds')).length).toBeLessThanOrEqual(3);
      expect(await held(invoiceId)).toEqual([]);
      await expectLedgerAddsUp(one);
    }
  }, 60_000);

  test('five webhooks and two verifies fulfill a payment once, and all return it (row 11)', async () => {
    for (let batch = 0; batch < rounds(5); batch += 1) {
      await one.reset();
      await one.stripe.setDeliveryFault({ hold: true });
      // Ten purchases at a time, so that they also compete for numbers of Stripe's invoices.
      const orders = await Promise.all(times(10, (index) => one.order('Single', index + 1)));
      for (const { session } of orders) await one.stripe.act(session, 'pay');
      await one.stripe.setDeliveryFault({ copies: 5 });
      const verifies = orders.flatMap(({ invoiceId }) =>
        [one, two].map((shop) => post(shop.customer, '/api/stripe/verify', { invoiceId })),
      );
      await one.stripe.release();
      for (const answer of await Promise.all(verifies))
        expect(await answer.json()).toEqual({ verified: true });
      await waitFor('all copies', async () => {
        const { length } = await one.stripe.deliveries();
        return length >= 50;
      });
      const [{ numbered } = { numbered: 0 }] = await one.rows<{ numbered: number }>(
        'select count(distinct stripe_number)::int as numbered from invoices',
      );
      expect(numbered).toBe(10);
      await expectLedgerAddsUp(one);
    }
    await one.stripe.setDeliveryFault({});
  }, 120_000);

  test('two invoices that authorize the same servers in opposite orders do not deadlock (row 144)', async () => {
    const [left = '', right = ''] = await paidLicenses(one, [2, 2]);
    // A claim waits before it writes its second slot.
    await one.rows(`create function hold_claim() returns trigger language plpgsql as $$
      begin
        if new.position = 2 then perform pg_advisory_xact_lock_shared(${LOCK}); end if;
        return new;
      end $$`);
    await one.rows(`create trigger hold_claim before update on licence_slots
      for each row execute function hold_claim()`);
    const calls = await one.api.db().transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}::bigint)`);
      const both = [
        one.authorize(left, GUILDS[0], GUILDS[1]),
        two.authorize(right, GUILDS[1], GUILDS[0]),
      ];
      await waitFor('both claims', async () => {
        const waiting = await two.rows('select 1 from pg_locks where not granted');
        return waiting.length === 2;
      });
      return { both };
    });
    expect(await statusesOf(calls.both)).toEqual([200, 409]);
    await one.rows('drop trigger hold_claim on licence_slots; drop function hold_claim()');
    await expectLedgerAddsUp(one);
  });

  test('the bot misses no change that commits after a later one (row 143)', async () => {
    const [id = ''] = await paidLicenses(one, [1]);
    const eventsAfter = (cursor: number) =>
      one.rows<{ cursor: number; guild: string }>(`select cursor::int, guild_id as guild
        from licence_events where cursor > ${cursor} order by cursor`);
    let later: Promise<Response> | undefined;
    const seen = await one.api.db().transaction(async (tx) => {
      await notifyBot(tx, [{ type: 'authorized', guildId: GUILDS[0] }]);
      let isDone = false;
      later = two.authorize(id, GUILDS[1]).finally(() => (isDone = true));
      await waitFor('the later change', async () => {
        const waiting = await one.rows(
          `select 1 from pg_locks where locktype = 'advisory' and not granted`,
        );
        return isDone || waiting.length > 0;
      });
      return eventsAfter(0);
    });
    expect((await later)?.status).toBe(200);
    const rest = await eventsAfter(seen.at(-1)?.cursor ?? 0);
    expect([...seen, ...rest].map(({ guild }) => guild)).toEqual([GUILDS[0], GUILDS[1]]);
    await one.reset();
  });

  test('one purchase on both replicas creates one invoice and one session (row 17)', async () => {
    await one.reset();
    const sessions = await Promise.all(
      times(8, async (index) => {
        const answer = await either(index).buy('Multi', 5);
        return ((await answer.json()) as { id: string }).id;
      }),
    );
    expect(new Set(sessions).size).toBe(1);
    expect(await one.rows('select 1 from invoices')).toHaveLength(1);
  });

  test('a unique index of the database allows one license per server', async () => {
    const [index] = await one.rows<{ definition: string }>(`select indexdef as definition
      from pg_indexes where indexname = 'licence_slots_guild'`);
    expect(index?.definition).toMatch(
      /UNIQUE INDEX .* \(guild_id\) WHERE \(guild_id IS NOT NULL\)/,
    );
  });

  test('of a payment and a cancellation at the same moment, one happens, and no money is lost (threats row 154)', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 30; round += 1) {
      await one.rows('delete from limits');
      const { session, invoiceId } = await one.order('Single', 1 + (round % 25));
      const pay = () =>
        one.stripe.act(session, 'pay').then(
          () => true,
          () => false,
        );
      const cancel = () =>
        either(round).customer.fetch(`/api/stripe/invoice/${invoiceId}/cancel`, { method: 'POST' });
      // The lead of the cancellation grows from round to round.
      const payLater = async () => {
        for (let lead = 0; lead < round % 10; lead += 1) await one.stripe.calls(EXPIRE);
        return pay();
      };
      const [isPaid, answer] = await Promise.all([payLater(), cancel()]);
      const status = isPaid ? 'completed' : 'expired';
      outcomes.add(status);
      expect(answer.status).toBe(isPaid ? 409 : 200);
      await one.becomes(invoiceId, status);
    }
    expect(outcomes.size).toBe(2);
    await expectLedgerAddsUp(one);
  }, 60_000);
});
