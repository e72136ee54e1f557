import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Goal } from '../goals.ts';
import { startProduct } from '../staff/product.ts';
import { median } from '../statistics.ts';
import { ACCEPTED, type LongBody } from './bodies.ts';

/** Longest block of the event loop that a body may cause, in milliseconds. */
const LIMIT = 50;
const METRICS_TOKEN = 'of-this-benchmark-alone';

/**
 * How long the API serves nobody else while a body of 8 MB comes in, on the embedded database, which
 * runs in the same process: the longest delay of its event loop, as it measures that itself, in the
 * middle one of the rounds.
 */
export async function measureBodies(root: string, rounds: number): Promise<Goal[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portico-bench-bodies-'));
  const product = await startProduct(root, '', dataDir, [], { SANDBOX: '1', METRICS_TOKEN });
  try {
    const key = readFileSync(join(dataDir, 'ingest-key'), 'utf8').trim();
    const send = async ({ method, path }: LongBody, body: string, authorization: string) => {
      const headers = { 'content-type': 'application/json', authorization };
      const answer = await fetch(product.url + path, { method, headers, body });
      const text = await answer.text();
      return { status: answer.status, text };
    };
    const first = ACCEPTED[0] as LongBody;
    const refuse = async (count: number) => {
      const body = first.make(0);
      const answers = Array.from({ length: count }, () => send(first, body, ''));
      for (const { status } of await Promise.all(answers)) {
        if (status !== 401) throw new Error(`a body without a key was answered ${status}`);
      }
    };
    const accept = (long: LongBody) => async (round: number) => {
      const { status, text } = await send(long, long.make(round), `Bearer ${key}`);
      if (status !== 200) throw new Error(`${long.path}: ${status} ${text.slice(0, 300)}`);
    };
    const steps: [string, (round: number) => Promise<void>][] = [
      ['a body of 8 MB without a key', () => refuse(1)],
      ['ten of them', () => refuse(10)],
      ...ACCEPTED.map((long): (typeof steps)[number] => [`8 MB: ${long.name}`, accept(long)]),
    ];
    const blocks = new Map<string, number[]>();
    for (let round = 0; round <= rounds; round += 1) {
      for (const [name, step] of steps) {
        await longestBlock(product.url);
        await step(round);
        const block = await longestBlock(product.url);
        // The first round warms up.
        if (round > 0) blocks.set(name, [...(blocks.get(name) ?? []), block]);
      }
    }
    return [...blocks].map(([name, each]) => [`${name}: longest block, ms`, median(each), LIMIT]);
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Since it was asked last, in milliseconds. */
async function longestBlock(url: string): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const answer = await fetch(`${url}/metrics`, { headers });
  const found = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(await answer.text());
  if (!found) throw new Error('the API does not tell how long its event loop was blocked');
  return Number(found[1]) * 1000;
}
