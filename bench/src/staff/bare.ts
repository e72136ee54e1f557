import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

/** A statement with parameters from the PostgreSQL log. */
export interface Statement {
  sql: string;
  /** Of a statement that is prepared once per connection. */
  name?: string | undefined;
  values: (string | null)[];
}

/** Statements in the log after a mark, with their parameters. */
export function statementsAfter(log: string, mark: number): Statement[] {
  return log
    .slice(mark)
    .split('\n')
    .flatMap((line) => {
      if (!line.startsWith('{')) return [];
      const { message = '', detail = '' } = JSON.parse(line) as Record<string, string>;
      const [, prepared, sql] = /^(?:execute ([^:]*)|statement): ([^]*)$/.exec(message) ?? [];
      if (!sql) return [];
      const name = prepared === '<unnamed>' ? undefined : prepared;
      return [{ sql, name, values: valuesIn(detail) }];
    });
}

function valuesIn(detail: string): (string | null)[] {
  return [...detail.matchAll(/\$\d+ = (?:NULL|'((?:[^']|'')*)')/g)].map(([, text]) =>
    text === undefined ? null : text.replaceAll("''", "'"),
  );
}

/** Runs statements in sequence on one connection. @returns the rows of the longest result */
async function runStatements(pool: pg.Pool, statements: Statement[]): Promise<unknown[]> {
  const client = await pool.connect();
  let longest: unknown[] = [];
  try {
    for (const { sql: text, values, name } of statements) {
      const { rows } = (await client.query({ text, values, name })) as { rows: unknown[] };
      if (rows.length >= longest.length) longest = rows;
    }
  } finally {
    client.release();
  }
  return longest;
}

/**
 * A bare `node:http` server that runs the given statements for each request in sequence on one
 * connection, and responds with the rows of the longest result as JSON: the minimum work of any
 * handler of the page.
 */
export async function startBare(databaseUrl: string, pages: Map<string, Statement[]>) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10, options: '-c timezone=UTC' });
  const server = createServer((request, response) => {
    void (async () => {
      const longest = await runStatements(pool, pages.get(request.url ?? '') ?? []);
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(longest));
    })().catch((error: unknown) => response.destroy(error as Error));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await pool.end();
    },
  };
}
