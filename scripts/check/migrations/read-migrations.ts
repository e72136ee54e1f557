import { readFileSync } from 'node:fs';
import { byNewest } from '../../cut/version.ts';
import { sectionOf } from '../../cut/changelog.ts';
import { migrationNames, RELEASED_FILE } from '../../lib/migration-files.ts';

/** One file of api/drizzle. */
interface Migration {
  /** `0031_consent`, without the ending. */
  name: string;
  sql: string;
}

/** The tables and columns that the code of a version knows. */
type KnownColumns = ReadonlyMap<string, ReadonlySet<string>>;

export interface ReleasedSchema {
  version: string;
  /** Name of its last migration. */
  last: string;
  columns: KnownColumns;
}

export interface Migrations {
  /** In the order in which they run. */
  all: Migration[];
  /** Newest first. */
  released: ReleasedSchema[];
  /** Whether CHANGELOG.md names something below "Removed" of the unreleased version. */
  announcesRemoval: boolean;
}

interface Snapshot {
  tables: Record<string, { name: string; columns: Record<string, { name: string }> }>;
}

const readJson = <Content>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Content;

/** @returns what `migrationProblems` judges */
export function readMigrations(root: string): Migrations {
  const folder = `${root}/api/drizzle`;
  const released = readJson<Record<string, string>>(`${root}/${RELEASED_FILE}`);
  const unreleased = sectionOf(readFileSync(`${root}/CHANGELOG.md`, 'utf8'), 'Unreleased') ?? '';
  return {
    all: migrationNames(root).map((name) => ({
      name,
      sql: readFileSync(`${folder}/${name}.sql`, 'utf8'),
    })),
    released: Object.entries(released)
      .map(([version, last]) => ({ version, last, columns: columnsAfter(folder, last) }))
      .sort((a, b) => byNewest(a.version, b.version)),
    announcesRemoval: /^### Removed$/m.test(unreleased),
  };
}

/** The generator writes next to each migration the tables that the code has from then on. */
function columnsAfter(folder: string, migration: string): KnownColumns {
  const [number] = migration.split('_');
  const { tables } = readJson<Snapshot>(`${folder}/meta/${number}_snapshot.json`);
  return new Map(
    Object.values(tables).map(({ name, columns }) => [
      name,
      new Set(Object.values(columns).map((column) => column.name)),
    ]),
  );
}
