import { fileURLToPath } from 'node:url';

/**
 * Folder of the migrations. The relative path is the same from `src/core/db` and `dist/core/db`.
 */
export const migrationsFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url));

/** Key of the advisory lock under which migrations run (the bytes of "port"). */
export const MIGRATION_LOCK = 0x706f7274;
