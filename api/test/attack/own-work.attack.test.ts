import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from '../support/folders.ts';
import type { CallWork } from '../support/own-work.mjs';
import { startProcess } from '../support/process.ts';
import { waitFor } from '../support/wait.ts';

/** The longest that a call may hold the event loop, in milliseconds. */
const LIMIT_MS = 50;
const ROUNDS = 3;
const NOW = Math.floor(Date.now() / 1000);
const USER = '300000000000000000';
/** Slightly less than the body limit of an ingest route, in bytes. */
const BODY_BYTES = 8_000_000;

type Request = [name: string, method: string, path: string, body?: (round: number) => object];

/** As many events as a batch may have, with padding up to the limit of the body. */
const events = (make: (id: string, index: number) => object) => (round: number) => ({
  events: Array.from({ length: 5000 }, (_, index) => ({
    id: `own-work-${round}-${index}`,
    note: 'a "quote" \\ '.repeat(100).slice(0, BODY_BYTES / 5000 - 350),
    ...make(`own-work-${round}-${index}`, index),
  })),
});
const hostile = encodeURIComponent('(a+)+//<!--%2e[[{{'.repeat(60));
const REQUESTS: Request[] = [
  [
    'history, 8 MB',
    'POST',
    '/api/ingest/history',
    events((_id, index) => ({ timestamp: NOW - index * 60, guilds: 1, users: 1, ping: 1.5 })),
  ],
  ['history, every event wrong', 'POST', '/api/ingest/history', events(() => ({ guilds: -1 }))],
  [
    'economy, 8 MB',
    'POST',
    '/api/ingest/economy',
    events((_id, index) => ({
      user_id: USER,
      action: 'work',
      type: 'gain',
      amount: '1.50',
      cash: '1.50',
      card: '1.50',
      created: NOW - index,
    })),
  ],
  ...['/api/history', '/api/activity/messages', '/api/commands', '/api/templates'].map(
    (path): Request => [`${path} with a hostile query`, 'GET', `${path}?zone=${hostile}`],
  ),
  ...['/commands', '/embed', '/features', '/status'].map((path): Request => [
    `${path} with a hostile query`,
    'GET',
    `${path}?q=${hostile}`,
  ]),
  ['a long path', 'GET', `/${'a/'.repeat(3000)}`],
];

test('no call holds the event loop longer than its limit', async () => {
  const dataDir = await dataFolder();
  const watch = `--import=${join(__dirname, 'report-own-work.mjs')}`;
  const env = { DATA_DIR: dataDir, SANDBOX: '1', LOG_LEVEL: 'warn', RATE_LIMIT: '1000000' };
  const api = startProcess(env, 'main.js', [], [watch]);
  const url = await api.ready;
  const done: CallWork[] = [];
  api.child.on('message', (message: { type: string; work?: CallWork }) => {
    if (message.type === 'own-work' && message.work) done.push(message.work);
  });
  const authorization = `Bearer ${readFileSync(join(dataDir, 'ingest-key'), 'utf8').trim()}`;
  const rows: Record<string, object> = {};
  const wrong: string[] = [];
  for (const [name, method, path, make] of REQUESTS) {
    const works: CallWork[] = [];
    // The first round is a warm-up.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const before = done.length;
      const body = make && JSON.stringify(make(round));
      const headers = { authorization, 'content-type': 'application/json' };
      const answer = await fetch(url + path, { method, ...(body && { headers, body }) });
      await answer.arrayBuffer();
      if (make) expect([name, answer.status]).toEqual([name, 200]);
      await waitFor('the report of the call', () => done.length > before);
      if (round > 0) works.push(done.at(-1)!);
    }
    const [least, median, most] = works.map(({ longest }) => longest).sort((a, b) => a - b);
    const round = (ms = 0) => Math.round(ms * 10) / 10;
    rows[name] = { 'longest, ms': round(median), from: round(least), to: round(most) };
    if ((median ?? 0) > LIMIT_MS) wrong.push(name);
  }
  console.table(rows);
  expect(wrong).toEqual([]);
}, 300_000);
