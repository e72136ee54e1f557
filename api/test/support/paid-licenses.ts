import { sql } from 'drizzle-orm';
import { CUSTOMER, type Shop } from './shop.ts';

/**
 * Creates paid licenses of the customer directly in the database, and deletes all purchases before.
 * For tests of races that need many.
 * @param servers number of slots of each license @returns the ids of the invoices
 */
export async function paidLicenses({ api }: Pick<Shop, 'api'>, servers: number[]) {
  const ids = servers.map((_, index) => `INV-RACE-${index}`);
  await api.db().transaction(async (tx) => {
    // Only the superuser of a test can bypass the append-only triggers.
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const table of [
      'refunds',
      'licence_slots',
      'ledger',
      'licence_events',
      'stripe_events',
      'limits',
    ])
      await tx.execute(sql.raw(`delete from ${table}`));
    await tx.execute(sql`delete from invoices`);
    await tx.execute(sql`
      insert into invoices (id, number, user_id, plan, servers, amount, tax_basis_points, status,
        checkout_open, completed_at)
      select id, place, ${CUSTOMER}, 'Single', servers, 499 * servers, 0, 'completed', false, now()
      from json_to_recordset(${JSON.stringify(
        ids.map((id, index) => ({ id, servers: servers[index], place: index + 1 })),
      )}) as list(id text, servers int, place int)`);
    await tx.execute(sql`
      insert into licence_slots (invoice_id, user_id, position)
      select id, user_id, position from invoices, generate_series(1, servers) as position`);
    await tx.execute(sql`
      insert into ledger (kind, invoice_id, user_id, amount, slots, source)
      select 'payment.received', id, user_id, amount, servers, 'test' from invoices`);
  });
  return ids;
}
