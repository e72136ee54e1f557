import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Goal } from '../goals.ts';
import { startProduct } from '../staff/product.ts';
import { median, quartiles } from '../statistics.ts';
import { ACCEPTED, type LongBody } from './bodies.ts';

/** Maximum time that a body may block the event loop, in milliseconds. */
const LIMIT = 50;

/** Medians by body, in milliseconds. */
interface Measured {
  rows: Record<string, Block>;
  goals: Goal[];
}

/**
 * Measures how long a body of 8 MB blocks the API's event loop, with the embedded database, which
 * runs in the same process: the median over the rounds of the longest block. The limit applies to
 * CPU time (`probe.ts`).
 */
export async function measureBodies(root: string, rounds: number): Promise<Measured> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portico-bench-bodies-'));
  const file = join(dataDir, 'blocks');
  const probe = `--import=${new URL('probe.js', import.meta.url).href}`;
  const variables = { SANDBOX: '1', BLOCKS_FILE: file };
  const product = await startProduct(root, '', dataDir, [probe], variables);
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
    const blocks = new Map<string, Block[]>();
    for (let round = 0; round <= rounds; round += 1) {
      for (const [name, step] of steps) {
        await longestBlock(product.url, file);
        await step(round);
        const block = await longestBlock(product.url, file);
        // The first round is a warm-up.
        if (round > 0) blocks.set(name, [...(blocks.get(name) ?? []), block]);
      }
    }
    const rows = Object.fromEntries(
      [...blocks].map(([name, each]) => [
        name,
        { cpu: median(each.map(({ cpu }) => cpu)), wall: median(each.map(({ wall }) => wall)) },
      ]),
    );
    const goals = [...blocks].map(([name, each]): Goal => ({
      name: `${name}: longest block, ms of a processor`,
      value: quartiles(each.map(({ cpu }) => cpu)),
      limit: LIMIT,
    }));
    return { rows, goals };
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Block {
  cpu: number;
  wall: number;
}

/** The longest CPU and wall-clock block since the last call, in milliseconds. */
async function longestBlock(url: string, file: string): Promise<Block> {
  // The response comes in a later turn of the event loop, when the last block is recorded.
  await (await fetch(`${url}/api/health/live`)).text();
  const lines = readFileSync(file, 'utf8').trim().split('\n').filter(Boolean);
  writeFileSync(file, '');
  const blocks = lines.map((line) => line.split(' ').map(Number));
  const longest = (column: number) => Math.max(0, ...blocks.map((block) => block[column] ?? 0));
  return { cpu: longest(0), wall: longest(1) };
}
