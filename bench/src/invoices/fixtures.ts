import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Owner of the invoices. */
const CUSTOMER = '473052869059424293';
export const SESSION = 'benchbenchbenchbenchbenchbenchbenchbenchben';
export const INVOICES = 100_000;
const OTHERS = 20_000;

/** Inserts 100,000 invoices of one user, some of others, and the slots of paid invoices. */
export async function fillInvoices(database: pg.Client): Promise<void> {
  await database.query(`insert into users (id, username) values ('${CUSTOMER}', 'bench')`);
  await database.query(`
    insert into invoices (id, number, user_id, plan, servers, amount, tax_basis_points, status,
      checkout_open, session_id, created_at, completed_at)
    select 'INV-' || upper(substr(md5(n::text), 1, 16)), case when n % 10 < 8 then n + 1000 end,
      case when n <= ${INVOICES} then '${CUSTOMER}' else (500000000000000000 + n % 5000)::text end,
      plan, servers, amount, 0,
      case when n % 10 < 8 then 'completed' when n % 10 = 8 then 'pending' else 'refunded' end,
      false, 'cs_bench_' || n, at, case when n % 10 < 8 then at end
    from generate_series(1, ${INVOICES + OTHERS}) as n,
      lateral (select now() - n * interval '5 minutes' as at,
        (array['Single', 'Duo', 'Multi'])[1 + n % 3] as plan,
        (array[1 + n % 5, 2, 5])[1 + n % 3] as servers,
        (array[499 * (1 + n % 5), 849, 1999])[1 + n % 3] as amount) as purchase`);
  await database.query(`
    insert into licence_slots (invoice_id, user_id, position, guild_id, authorized_at, active_since)
    select id, user_id, place,
      case when (number + place) % 500 <> 0 then (100000000000000000 + number * 30 + place)::text end,
      created_at, created_at
    from invoices, generate_series(1, servers) as place where status = 'completed'
    on conflict do nothing`);
  await database.query('insert into sessions (id_hash, user_id) values ($1, $2)', [
    createHash('sha256').update(SESSION).digest('hex'),
    CUSTOMER,
  ]);
  await database.query('vacuum analyze');
}
