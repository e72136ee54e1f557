import pg from 'pg';
import { applyMigrations } from '../../src/core/db/apply-migrations.ts';
import { startPostgresServer } from './postgres-server.ts';

/**
 * The program behind `newDatabase` (database.ts): a PostgreSQL server with a migrated database to copy.
 * Prints the address of that database, and serves until stdin ends.
 */
const server = await startPostgresServer(['max_connections=500']);
const template = await server.newDatabase();
const client = new pg.Client({ connectionString: template });
await client.connect();
await applyMigrations(client);
await client.end();
console.log(template);
process.stdin.resume().once('end', () => void server.stop().then(() => process.exit(0)));
