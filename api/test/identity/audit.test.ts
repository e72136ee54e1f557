import { sql } from 'drizzle-orm';
import type { AuditPage } from '@portico/sdk/contracts/audit/schema';
import { AuditWriter } from '../../src/core/audit/audit-writer.repository.ts';
import { rowsOf } from '../../src/core/db/database.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { onBothDatabases } from '../support/databases.ts';

const READER = '100000000000000001';
const OTHER = '100000000000000002';

onBothDatabases((newDatabase) => {
  describe('the audit log', () => {
    let api: TestApi;
    let cookie: string;
    beforeAll(async () => {
      api = await startApi(await newDatabase());
      cookie = await api.signIn({ id: READER, rank: 'Supporter' });
      await api.db()
        .execute(sql`insert into audit_events (at, actor, action, target, detail, origin)
        select '2026-11-01T00:00:00Z'::timestamptz + n * interval '1 hour',
          case when n % 3 = 0 then 'operator' else ${`user:${OTHER}`} end,
          case when n % 2 = 0 then 'team.add' else 'economy.read' end,
          case when n % 5 = 0 then 'user:900000000000000009' else 'id:' || n end,
          jsonb_build_object('n', n), '203.0.113.9'
        from generate_series(1, 120) n`);
    });
    const read = async (query = '', as = cookie) => {
      const answer = await api.call(`/api/staff/audit${query}`, { headers: { cookie: as } });
      return { status: answer.status, page: (await answer.json()) as AuditPage };
    };
    const numbers = ({ entries }: AuditPage) => entries.map(({ detail }) => detail.n as number);

    test('is listed newest first in pages of fifty', async () => {
      // Without the entries of other tests.
      const days = '?from=2026-11-01&to=2026-11-06';
      const first = (await read(days)).page;
      expect(numbers(first)).toEqual(Array.from({ length: 50 }, (_, index) => 120 - index));
      expect(first.entries[0]).toMatchObject({
        actor: 'operator',
        action: 'team.add',
        target: 'user:900000000000000009',
        at: Date.UTC(2026, 10, 6) / 1000,
        origin: '203.0.113.9',
      });
      const second = (await read(`${days}&before=${first.next}`)).page;
      const third = (await read(`${days}&before=${second.next}`)).page;
      expect([...numbers(second), ...numbers(third)]).toHaveLength(70);
      expect(third.next).toBeNull();
    });

    test('is filtered by actor, action, target and date, and users by their id alone', async () => {
      const by = async (query: string) => (await read(`?${query}`)).page;
      expect(numbers(await by('actor=operator')).every((n) => n % 3 === 0)).toBe(true);
      expect(numbers(await by(`actor=${OTHER}`)).every((n) => n % 3 !== 0)).toBe(true);
      expect(numbers(await by('action=economy.read')).every((n) => n % 2 === 1)).toBe(true);
      expect(numbers(await by('target=900000000000000009'))).toHaveLength(24);
      expect(numbers(await by('from=2026-11-02&to=2026-11-02'))).toEqual(
        Array.from({ length: 24 }, (_, index) => 47 - index),
      );
      expect((await by('target=nobody:1')).entries).toEqual([]);
      expect((await read()).page.actions).toEqual(
        expect.arrayContaining(['economy.read', 'team.add']),
      );
    });

    test('records searches for a user, but not the unfiltered list', async () => {
      const reads = async () =>
        rowsOf(
          api.db(),
          sql`select actor, target, detail from audit_events where action = 'audit.read' order by id`,
        );
      const before = (await reads()).length;
      await read();
      await read('?action=team.add');
      expect(await reads()).toHaveLength(before);
      await read(`?target=${OTHER}&action=team.add`);
      expect((await reads()).slice(before)).toEqual([
        {
          actor: `user:${READER}`,
          target: `user:${OTHER}`,
          detail: { target: OTHER, action: 'team.add' },
        },
      ]);
    });

    test.each([
      'actor=a%20b',
      'from=yesterday',
      'to=2026-02-30',
      'before=-1',
      'before=1e9',
      'before=9999999999999999999',
      'actor=a&actor=b',
      'page=2',
    ])('rejects the query ?%s', async (query) => {
      expect((await read(`?${query}`)).status).toBe(400);
    });

    test('[spec1 §6.3] is readable by team members only', async () => {
      expect((await read('', '')).status).toBe(401);
      expect((await read('', await api.signIn({ id: OTHER }))).status).toBe(403);
    });

    test('has an index with the sort column for every filter', async () => {
      await api.db().execute(sql`insert into audit_events (actor, action, target)
        select 'user:' || (n % 300), 'a.' || (n % 40), 'id:' || n from generate_series(1, 20000) n`);
      await api.db().execute(sql`analyze audit_events`);
      for (const where of [
        sql`actor = 'user:7'`,
        sql`target = 'id:7'`,
        sql`action = 'a.7'`,
        sql`true`,
      ]) {
        const plan = await rowsOf<Record<string, string>>(
          api.db(),
          sql`explain select * from audit_events where ${where} order by id desc limit 51`,
        );
        const text = plan.map((row) => Object.values(row)[0]).join('\n');
        expect(text).toMatch(/Index Scan/);
        expect(text).not.toMatch(/Seq Scan/);
      }
    });

    test('commits an action and its entry together or not at all', async () => {
      const writer = api.app.get(AuditWriter);
      const failing = api.db().transaction(async (tx) => {
        await writer.write<string>(tx, { actor: 'system', action: 'test.half', target: 'x:1' });
        throw new Error('the action failed');
      });
      await expect(failing).rejects.toThrow('the action failed');
      expect((await read('?action=test.half')).page.entries).toEqual([]);
    });
  });
});

test('a member without a narrowed right is rejected with the ranks that have it', async () => {
  const api = await startApi({ env: { STAFF_RIGHTS: 'verify=Owner' } });
  const headers = (cookie: string) => ({
    cookie,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
  });
  const verify = async (cookie: string) =>
    api.call('/api/staff/invoices/verify', {
      method: 'POST',
      headers: headers(cookie),
      body: JSON.stringify({ invoiceId: 'INV-0' }),
    });
  const supporter = await api.signIn({ id: READER, rank: 'Supporter' });
  const owner = await api.signIn({ id: OTHER, rank: 'Owner' });
  const refused = await verify(supporter);
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ error: 'This requires one of these ranks: Owner.' });
  expect((await verify(owner)).status).toBe(404);
  const desk = async (cookie: string) =>
    (
      (await (await api.call('/api/staff/desk', { headers: { cookie } })).json()) as {
        rights: string[];
      }
    ).rights;
  expect(await desk(supporter)).toEqual(['read', 'export', 'notes']);
  expect(await desk(owner)).toEqual([
    'read',
    'export',
    'incidents',
    'verify',
    'refund',
    'grant',
    'transfer',
    'notes',
    'sales',
    'promote',
    'sell',
    'switch',
    'team',
  ]);
});
