import { createHash } from 'node:crypto';
import type pg from 'pg';

/** A customer with a usual number of invoices, who is also an Owner of the team. */
export const READER = '473052869059424293';
export const SESSION = 'benchbenchbenchbenchbenchbenchbenchbenchben';
const PURCHASES_A_DAY = 20;
const AUDIT_A_DAY = 200;

/** Adds what the simulated bot does not send: purchases, and the audit log of the team. */
export async function fillYears(database: pg.Client, days: number): Promise<void> {
  await database.query(
    `insert into users (id, username) values ('${READER}', 'bench') on conflict do nothing`,
  );
  await database.query(
    `insert into team_members (user_id, rank) values ('${READER}', 'Owner') on conflict do nothing`,
  );
  await database.query('insert into sessions (id_hash, user_id) values ($1, $2)', [
    createHash('sha256').update(SESSION).digest('hex'),
    READER,
  ]);
  await database.query(`
    insert into invoices (id, number, user_id, plan, servers, amount, tax_basis_points, status,
      checkout_open, session_id, created_at, completed_at)
    select 'INV-' || upper(substr(md5(n::text), 1, 16)), case when n % 10 < 8 then n + 1000 end,
      case when n % 2000 = 1 then '${READER}' else (500000000000000000 + n % 9000)::text end,
      plan, servers, amount, 0, case when n % 10 < 8 then 'completed' else 'expired' end,
      false, 'cs_bench_' || n, at, case when n % 10 < 8 then at end
    from generate_series(1, ${days * PURCHASES_A_DAY}) as n,
      lateral (select now() - n * interval '1 day' / ${PURCHASES_A_DAY} as at,
        (array['Single', 'Duo', 'Multi'])[1 + n % 3] as plan,
        (array[1 + n % 5, 2, 5])[1 + n % 3] as servers,
        (array[499 * (1 + n % 5), 849, 1999])[1 + n % 3] as amount) as purchase`);
  await database.query(`
    insert into licence_slots (invoice_id, user_id, position, guild_id, authorized_at, active_since)
    select id, user_id, place, (100000000000000000 + number::bigint * 30 + place)::text, created_at, created_at
    from invoices, generate_series(1, servers) as place where status = 'completed'`);
  await database.query(`
    insert into ledger (kind, invoice_id, user_id, amount, slots, source, at)
    select kind, id, user_id, case when kind = 'payment.received' then amount else 0 end,
      case when kind = 'slots.made' then servers else 0 end, 'bench', completed_at
    from invoices, unnest(array['payment.received', 'slots.made']) as kind
    where status = 'completed'`);
  await database.query(`
    insert into audit_events (at, actor, action, target, detail, origin)
    select now() - n * interval '1 day' / ${AUDIT_A_DAY}, 'user:' || (600000000000000000 + n % 12),
      (array['blacklist.export', 'customer.view', 'economy.export', 'note.add'])[1 + n % 4],
      'user:' || (500000000000000000 + n % 9000), '{"reason": "A request of the user"}', '127.0.0.1'
    from generate_series(${days * AUDIT_A_DAY}, 1, -1) as n`);
  await database.query('vacuum analyze');
}
