import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { temporaryFolder, type Portico } from '../portico.ts';
import { admin } from './records.ts';

type Row = Record<string, unknown>;

/** The rows of a site, as its backup has them (docs/backup.md). */
interface Backup {
  /** Number of migrations. */
  schema: number;
  tables: Map<string, Row[]>;
}

/** The simulated bot replaces these rows while a site runs, visits and jobs change the others. */
const REPLACED = new Set([
  ...[
    'activity_days',
    'blacklist_entries',
    'blacklist_sets',
    'channels',
    'commands',
    'part_vitals',
  ],
  ...['revisions', 'shards', 'team_presence', 'team_profiles', 'templates', 'users'],
]);

/** When a key was last used. */
const MOVING = new Set(['last_used_at']);

/** Reads everything that a running site has stored. */
export async function backupOf(portico: Portico): Promise<Backup> {
  const file = join(temporaryFolder(), 'site.backup');
  await admin(portico, 'backup', file);
  const [head, ...lines] = gunzipSync(readFileSync(file)).toString().trim().split('\n');
  const { schema } = JSON.parse(head ?? '') as { schema: number };
  const tables = new Map<string, Row[]>();
  let rows: Row[] = [];
  for (const line of lines) {
    const value = JSON.parse(line) as Row | [string, unknown];
    if (Array.isArray(value)) tables.set(value[0], (rows = []));
    else rows.push(value);
  }
  return { schema, tables };
}

/** Checks that no row is missing or changed. New columns and new rows are welcome. */
export function expectNothingLost(before: Backup, after: Backup): void {
  expect(after.schema).toBeGreaterThanOrEqual(before.schema);
  const tables = [...before.tables].filter(([, rows]) => rows.length > 0);
  const lost = tables.flatMap(([name, rows]) => {
    const kept = after.tables.get(name);
    if (!kept?.length) return [`${name}: all ${rows.length} rows`];
    if (REPLACED.has(name)) return [];
    const columns = Object.keys(rows[0]!).filter((column) => !MOVING.has(column));
    const known = new Set(kept.map((row) => textOf(row, columns)));
    return rows
      .map((row) => textOf(row, columns))
      .filter((row) => !known.has(row))
      .map((row) => `${name}: ${row.slice(0, 300)}`);
  });
  expect(lost).toEqual([]);
}

const textOf = (row: Row, columns: string[]) => JSON.stringify(columns.map((name) => row[name]));
