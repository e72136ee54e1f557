import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../../core/db/database.ts';

/**
 * What a backup leaves out: what ends by itself, and what must not come back to life. After a
 * restore everybody signs in again; a session that was ended stays ended.
 */
const PASSING = [
  'discord_grants',
  'job_runs',
  'limits',
  'sessions',
  'sign_in_attempts',
  'stripe_cursors',
];

export interface BackupTable {
  name: string;
  columns: string[];
  /** Of these, the one whose numbers the database gives. */
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

/** Every table that a backup holds, what others refer to first. */
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
  for (const name of PASSING) names.delete(name);
  return inOrder([...names], references).map((name) => {
    const own = columns.filter(({ table }) => table === name);
    return {
      name,
      columns: own.map(({ column }) => column),
      numbered: own.find(({ numbered }) => numbered)?.column,
    };
  });
}

/** @throws Error where tables refer to each other in a circle */
function inOrder(names: string[], references: Reference[]): string[] {
  const ordered: string[] = [];
  let rest = names;
  while (rest.length > 0) {
    const free = rest.filter(
      (name) => !references.some(({ from, to }) => from === name && rest.includes(to)),
    );
    if (free.length === 0) throw new Error(`Tables refer to each other: ${rest.join(', ')}`);
    ordered.push(...free);
    rest = rest.filter((name) => !free.includes(name));
  }
  return ordered;
}

/** How many migrations a database has had. */
export async function schemaVersion(db: Database): Promise<number> {
  const [row] = await rowsOf<{ version: number }>(
    db,
    sql`select count(*)::int as version from drizzle.__drizzle_migrations`,
  );
  return row?.version ?? 0;
}

/** A table's or column's name in a statement. */
export const nameOf = (name: string) => sql.identifier(name);
