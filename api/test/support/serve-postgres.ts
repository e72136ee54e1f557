import { startPostgresServer } from './postgres-server.ts';

/** A program for tests of other workspaces: prints the address of a new database, and serves it until stdin ends. */
const server = await startPostgresServer();
console.log(await server.newDatabase());
process.stdin.resume().once('end', () => void server.stop().then(() => process.exit(0)));
