import { createHash } from 'node:crypto';
import pg from 'pg';

/** Ids of the fixtures. */
const READER = '100000000000000009';
export const SESSION = 'benchbenchbenchbenchbenchbenchbenchbenchben';
/** An average user, with the same number of entries in the small and the large table. */
export const USUAL = '200000000000000001';
const USUAL_LINES = 2000;
/** User whose log is exported. */
export const HEAVY = '300000000000000001';
export const HEAVY_LINES = 200_000;

/**
 * Fills a migrated database with `economy` entries, 2000 per user and interleaved by time, the
 * heavy log and a blacklist. Indexes are built afterwards.
 */
export async function fill(
  url: string,
  { economy, blacklist, heavy }: { economy: number; blacklist: number; heavy: boolean },
): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const indexes = await dropIndexes(client);
    const people = economy / USUAL_LINES;
    await client.query(
      `insert into economy_entries (event_id, user_id, action, type, amount, cash, card, created)
        select 'b-' || n, (200000000000000001 + n % $1::bigint)::text,
          (array['work', 'daily', 'fish', 'gamble', 'shop'])[1 + n % 5],
          (array['gain', 'loss', 'transfer'])[1 + n % 3], (n % 100000) / 100.0,
          (n % 7000000) / 100.0, (n % 90000000) / 100.0, 1700000000 + n
        from generate_series(0, $2::bigint - 1) as n`,
      [people, economy],
    );
    if (heavy) {
      await client.query(
        `insert into economy_entries (event_id, user_id, action, type, amount, cash, card, created)
          select 'h-' || n, $1, 'work', 'gain', n / 100.0, n, n, 1700000000 + n
          from generate_series(0, $2::bigint - 1) as n`,
        [HEAVY, HEAVY_LINES],
      );
    }
    await client.query(
      `insert into blacklist_entries (kind, revision, position, subject_id, moderator_id, duration,
          reason, "timestamp", thing, words)
        select 'user/users', 1, n, subject, moderator, 60 * (n % 5000), 'reason ' || n % 997,
          1700000000 + n % 400000, '',
          array_to_tsvector(array[subject, moderator, 'reason', (n % 997)::text])
        from generate_series(1, $1::int) as n,
          lateral (select (400000000000000000 + n::bigint * 7919)::text as subject,
            (500000000000000000 + n % 40)::text as moderator) as ids`,
      [blacklist],
    );
    await client.query(
      `insert into blacklist_sets (kind, revision, entries) values ('user/users', 1, $1)`,
      [blacklist],
    );
    for (const index of indexes) await client.query(index);
    await client.query(`insert into users (id, username) values ($1, 'bench')`, [READER]);
    await client.query('insert into team_members (user_id, rank) values ($1, $2)', [
      READER,
      'Owner',
    ]);
    await client.query('insert into sessions (id_hash, user_id) values ($1, $2)', [
      createHash('sha256').update(SESSION).digest('hex'),
      READER,
    ]);
    await client.query('vacuum analyze');
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}

/** @returns the statements that recreate the indexes */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; made: string }>(
    `select indexname as name, indexdef as made from pg_indexes
      where tablename in ('economy_entries', 'blacklist_entries')
        and not exists (select 1 from pg_constraint where conname = indexname)`,
  );
  for (const { name } of rows) await client.query(`drop index "${name}"`);
  return rows.map(({ made }) => made);
}
