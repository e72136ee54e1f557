import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../../core/db/database.ts';

/**
 * Tables with short-lived rows, and with rows that must not return after a restore: an ended
 * session stays ended, and everyone signs in again. A copy of a site writes to no customer.
 */
const EXCLUDED_TABLES = [
  'discord_grants',
  'job_runs',
  'limits',
  'messages',
  'sessions',
  'sign_in_attempts',
  'stripe_cursors',
];

export interface BackupTable {
  name: string;
  columns: string[];
  /** Name of the identity column, if any. */
  numbered: string | undefined;
}

interface Column {
  table: string;
  column: string;
  numbered: boolean;
}
interface Reference {
  from: string;
  to: string;
}

/** The tables of a backup, ordered so that referenced tables come first. */
export async function backupTables(db: Database): Promise<BackupTable[]> {
  const columns = await rowsOf<Column>(
    db,
    sql`select table_name as "table", column_name as "column", is_identity = 'YES' as numbered
      from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
      order by table_name, ordinal_position`,
  );
  const references = await rowsOf<Reference>(
    db,
    sql`select conrelid::regclass::text as "from", confrelid::regclass::text as "to"
      from pg_constraint where contype = 'f' and conrelid <> confrelid`,
  );
  const names = new Set(columns.map(({ table }) => table));
  for (const name of EXCLUDED_TABLES) names.delete(name);
  return inOrder([...names], references).map((name) => {
    const own = columns.filter(({ table }) => table === name);
    return {
      name,
      columns: own.map(({ column }) => column),
      numbered: own.find(({ numbered }) => numbered)?.column,
    };
  });
}

/** @throws Error when tables reference each other in a cycle */
function inOrder(names: string[], references: Reference[]): string[] {
  const ordered: string[] = [];
  let rest = names;
  while (rest.length > 0) {
    const free = rest.filter(
      (name) => !references.some(({ from, to }) => from === name && rest.includes(to)),
    );
    if (free.length === 0)
      throw new Error(`Tables reference each other in a cycle: ${rest.join(', ')}`);
    ordered.push(...free);
    rest = rest.filter((name) => !free.includes(name));
  }
  return ordered;
}

/** Number of migrations that were applied to a database. */
export async function schemaVersion(db: Database): Promise<number> {
  const [row] = await rowsOf<{ version: number }>(
    db,
    sql`select count(*)::int as version from drizzle.__drizzle_migrations`,
  );
  return row?.version ?? 0;
}

/** The name of a table or column as an SQL identifier. */
export const nameOf = (name: string) => sql.identifier(name);
