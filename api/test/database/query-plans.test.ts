import { sql, type SQL } from 'drizzle-orm';
import { BLACKLIST_SORTS } from '@portico/contracts/blacklists/kinds';
import { ECONOMY_SORTS } from '@portico/contracts/economy/columns';
import {
  BlacklistsRepository,
  type PublishedSet,
} from '../../src/bot/blacklists/blacklists.repository.ts';
import { ImportsRepository } from '../../src/commerce/imports/imports.repository.ts';
import type { Database } from '../../src/core/db/database.ts';
import type { DatabaseService } from '../../src/core/db/database.service.ts';
import { EconomyRepository } from '../../src/bot/economy/economy.repository.ts';
import { startApi } from '../support/api.ts';
import { newPostgresDatabase } from '../support/database.ts';

const USER = '200000000000000007';
const SET: PublishedSet = { kind: 'user/users', revision: 1, entries: 30_000 };

/** PostgreSQL's query plans for large tables (threats row 57). */
describe('query plans of large tables', () => {
  let db: Database;
  /** Plans of the statements of a repository, in their order. */
  let plans: string[];
  let explaining: Database;

  beforeAll(async () => {
    const api = await startApi(await newPostgresDatabase());
    db = api.db();
    await db.execute(sql`insert into economy_entries
        (event_id, user_id, action, type, amount, cash, card, created)
      select 'e' || n, (200000000000000000 + n % 100)::text, 'work', 'gain', n, n, n, n
      from generate_series(1, 30000) as n`);
    await db.execute(sql`insert into blacklist_entries (kind, revision, position, subject_id,
        moderator_id, duration, reason, "timestamp", thing, words)
      select 'user/users', 1, n, (300000000000000000 + n)::text, '100000000000000009', n % 99,
        'reason', n % 5000, '', array_to_tsvector(array['w' || n % 3000, 'all'])
      from generate_series(1, 30000) as n`);
    await db.execute(sql`insert into blacklist_sets (kind, revision, entries)
      values ('user/users', 1, 30000)`);
    await db.execute(sql`insert into invoices (id, user_id, plan, servers, amount, tax_basis_points,
        checkout_open, status, grant_id)
      select 'INV-' || n, '1', 'Duo', 2, 0, 0, false, 'completed', 'import:L' || n
      from generate_series(1, 30000) as n`);
    await db.execute(sql`vacuum analyze`);
    explaining = {
      execute: async (statement: SQL) => {
        const result: unknown = await db.execute(sql`explain ${statement}`);
        const { rows } = result as { rows: { 'QUERY PLAN': string }[] };
        plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
        return { rows: [] };
      },
    } as unknown as Database;
  });
  beforeEach(() => {
    plans = [];
  });
  const service = () => ({ db: explaining }) as DatabaseService;
  const all = async (batches: AsyncIterable<unknown>) => {
    for await (const batch of batches) expect(batch).toBeDefined();
  };

  test('pages, sums, filters and exports of an economy log use index-only scans', async () => {
    const economy = new EconomyRepository(service());
    const part = { userId: USER, type: 'gain', min: '5', since: 100, until: 20_000 };
    for (const sort of ECONOMY_SORTS) await economy.page(explaining, part, sort, 50, 100);
    await economy.totals(explaining, part);
    await economy.summary(explaining, USER);
    await all(economy.streamAll(part));
    expect(plans).toHaveLength(7);
    for (const plan of plans) {
      expect(plan).toContain('Index Only Scan');
      expect(plan).toMatch(/using economy_log on economy_entries/);
      expect(plan).not.toContain('Seq Scan');
    }
    // Sorted by time, the index already has the order.
    expect(plans[0]).not.toContain('Sort');
    expect(plans[1]).not.toContain('Sort');
  });

  test.each(BLACKLIST_SORTS)(
    'pages of a blacklist sorted by %s skip rows within the index, from the nearer end',
    async (by) => {
      const blacklists = new BlacklistsRepository(service());
      for (const descending of [true, false]) {
        for (const from of [0, 29_950]) {
          await blacklists.page(explaining, SET, {
            order: { field: by, descending },
            size: 50,
            from,
          });
        }
      }
      const index = `blacklist_by_${by === 'moderator_id' ? 'moderator' : by}`;
      for (const plan of plans) {
        expect(plan).toMatch(new RegExp(`Index Only Scan (Backward )?using ${index} on`));
        expect(plan).not.toContain('Seq Scan');
        // The rows of the page are read by their positions.
        expect(plan).toContain('blacklist_entries_kind_revision_position_pk');
        expect(plan).toMatch(/Limit {2}\(cost=\S+ rows=50 /);
      }
    },
  );

  test('licenses that are imported already are found by two indexes', async () => {
    // Of more ids than these, PostgreSQL reads the table once, which is cheaper here.
    const ids = Array.from({ length: 50 }, (_, n) => `L${n}`);
    await new ImportsRepository().find(explaining, ids);
    expect(plans[0]).toContain('invoices_pkey');
    expect(plans[0]).toMatch(/Bitmap Index Scan on "?invoices_grant/);
    expect(plans[0]).not.toContain('Seq Scan on invoices');
  });

  test('a search, a look-up of an id, and an export use an index each', async () => {
    const blacklists = new BlacklistsRepository(service());
    const order = { field: 'timestamp', descending: true } as const;
    await blacklists.page(explaining, SET, { order, q: 'w17', size: 50, from: 0 });
    expect(plans[0]).toContain('blacklist_entries_words_index');
    expect(plans[1]).toContain('blacklist_entries_words_index');
    await blacklists.listById(explaining, '300000000000000005');
    expect(plans[2]).toContain('blacklist_entries_subject_id_index');
    await all(blacklists.streamAll(SET)).catch(() => undefined);
    expect(plans[3]).toMatch(/Index Scan Backward using blacklist_by_timestamp/);
    expect(plans.join()).not.toContain('Seq Scan on blacklist_entries');
  });
});
