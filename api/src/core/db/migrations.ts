import { fileURLToPath } from 'node:url';

/** Committed migrations; the same path from `src/db` and from `dist/db`. */
export const migrationsFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url));

/** Key of the advisory lock under which migrations run (the bytes of "port"). */
export const MIGRATION_LOCK = 0x706f7274;
