import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { runStatements } from '../staff/bare.ts';
import type { BareAnswer } from './bare-process-client.ts';

/**
 * A process with a bare `node:http` server: it runs the statements of an answer in sequence on one connection,
 * and sends recorded headers and bytes. It gets its answers, and tells its port, by messages.
 * Environment: `DATABASE_URL`.
 */
const { DATABASE_URL } = process.env;

const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10, options: '-c timezone=UTC' });
const answers = new Map<string, BareAnswer & { bytes: Buffer }>();

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  if (!answer) return void response.writeHead(500, { 'content-length': 0 }).end();
  const send = () => response.writeHead(answer.status, answer.headers).end(answer.bytes);
  if (answer.statements.length === 0) return void send();
  runStatements(pool, answer.statements).then(send, (error: Error) => response.destroy(error));
});

process.on('message', (given: [string, BareAnswer][]) => {
  for (const [key, answer] of given) {
    answers.set(key, { ...answer, bytes: Buffer.from(answer.body, 'base64') });
  }
  process.send?.({ ready: true });
});
process.on('disconnect', () => process.exit());

server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port });
});
