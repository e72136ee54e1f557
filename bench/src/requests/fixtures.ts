import { createHash } from 'node:crypto';
import type pg from 'pg';

const CUSTOMER = '473052869059424293';
export const SESSION = 'benchbenchbenchbenchbenchbenchbenchbenchben';
const NOW = Math.floor(Date.now() / 1000);

/** A signed-in customer with a few invoices, who is not of the team. */
export async function fillCustomer(database: pg.Client): Promise<void> {
  await database.query(`insert into users (id, username) values ($1, 'bench')`, [CUSTOMER]);
  await database.query('insert into sessions (id_hash, user_id) values ($1, $2)', [
    createHash('sha256').update(SESSION).digest('hex'),
    CUSTOMER,
  ]);
  await database.query(
    `insert into invoices (id, number, user_id, plan, servers, amount, tax_basis_points, status,
        checkout_open, session_id, created_at, completed_at)
      select 'INV-' || upper(substr(md5(n::text), 1, 16)), n, $1, 'Duo', 2, 849, 0, 'completed',
        false, 'cs_bench_' || n, now() - n * interval '1 day', now() - n * interval '1 day'
      from generate_series(1, 3) as n`,
    [CUSTOMER],
  );
}

/** Sends what a bot of usual size sends: 150 commands, ten shards, and a reading per minute of two days. */
export async function fillBot(url: string, key: string): Promise<void> {
  const send = async (method: 'POST' | 'PUT', noun: string, body: unknown) => {
    const answer = await fetch(`${url}/api/ingest/${noun}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${noun}: ${answer.status} ${await answer.text()}`);
  };
  await send('PUT', 'commands', { revision: NOW, commands: commands() });
  await send('POST', 'shards', { events: shards() });
  await send('POST', 'history', { events: readings() });
}

const CATEGORIES = ['moderation', 'utility', 'economy', 'music', 'fun', 'levels'];

const commands = () =>
  Array.from({ length: 150 }, (_, index) => ({
    name: `command-${index}`,
    description: `Does the ${index}th thing that a server may want, and answers with what it has done.`,
    category: CATEGORIES[index % CATEGORIES.length],
    permissions: index % 3 === 0 ? 'Manage Server' : '',
    aliases: [`c${index}`, `thing-${index}`],
    arguments: '<member> [reason]',
  }));

const shards = () =>
  Array.from({ length: 10 }, (_, index) => ({
    id: `shard-${index}`,
    shard_id: index,
    shard_count: 10,
    server_count: 900 + index,
    member_count: 250_000 + index,
    latency: 40 + index,
    uptime: 86_400,
    is_ready: true,
    at: NOW,
  }));

const readings = () =>
  Array.from({ length: 2880 }, (_, index) => ({
    id: `reading-${index}`,
    timestamp: NOW - index * 60,
    guilds: 9000 + (index % 50),
    users: 2_500_000 - index,
    ping: 41.5,
  }));
