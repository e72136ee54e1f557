import { readFileSync } from 'node:fs';

/** Names the last migration of each released version; `npm run cut` adds the line of a version. */
export const RELEASED_FILE = 'api/drizzle/released.json';

/** The names of all migrations of a checkout, in order. */
export function migrationNames(root: string): string[] {
  const journal = readFileSync(`${root}/api/drizzle/meta/_journal.json`, 'utf8');
  return (JSON.parse(journal) as { entries: { tag: string }[] }).entries.map(({ tag }) => tag);
}
