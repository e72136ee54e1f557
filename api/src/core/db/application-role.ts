import type pg from 'pg';
import { StartError } from '../process/start-error.ts';

/** The user of DATABASE_URL has more rights than those of the application. */
class ApplicationRoleError extends StartError {}

/**
 * Gives the user of the application its rights: it reads and writes rows, and cannot change those of
 * append-only tables, drop their triggers or change a table (docs/decisions/0042).
 * @param client a connection as the owner of the tables, after the migrations
 * @param role the user of the application
 * @throws ApplicationRoleError for a superuser or a user that may act as the owner
 */
export async function grantToApplication(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<{ name: string; isOwner: boolean }>(
    `select quote_ident(rolname) as name,
        rolsuper or pg_has_role(oid, current_user, 'member') as "isOwner"
      from pg_roles where rolname = $1`,
    [role],
  );
  const [found] = rows;
  if (!found || found.isOwner) {
    throw new ApplicationRoleError(
      `The user of DATABASE_URL must exist, and must not be a superuser or a member of the role of DATABASE_OWNER_URL.`,
    );
  }
  const appendOnly = await client.query<{ name: string }>(
    `select distinct tgrelid::regclass::text as name from pg_trigger where tgname = 'append_only_rows'`,
  );
  const { name } = found;
  await client.query(
    [
      `grant usage on schema public, drizzle to ${name}`,
      `grant select on all tables in schema drizzle to ${name}`,
      `grant select, insert, update, delete on all tables in schema public to ${name}`,
      `grant usage, select, update on all sequences in schema public to ${name}`,
      // Deletes entries that are older than a year, which the application itself cannot.
      `grant execute on function portico_trim_audit(integer) to ${name}`,
      ...appendOnly.rows.map((table) => `revoke update, delete on ${table.name} from ${name}`),
    ].join(';\n'),
  );
}
