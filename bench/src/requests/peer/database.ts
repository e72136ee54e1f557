import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** Environment: `DATABASE_URL`. */
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  options: '-c timezone=UTC',
});

export const database = drizzle(pool, { casing: 'snake_case' });
