import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { bootReleases } from '../boot-releases.ts';
import type { Goal } from '../goals.ts';
import { startAdministeredPostgres } from '../staff/administered-postgres.ts';
import { startProduct } from '../staff/product.ts';
import { median, quartiles, spread } from '../statistics.ts';
import { CALLS, DOCUMENTS, MIN_DOCUMENTS, MIN_TO_PEER, type MeasuredCall } from './calls.ts';
import { cpuTimeOf } from './cpu-time.ts';
import { fillBot, fillCustomer, SESSION } from './fixtures.ts';
import { answersPerSecond, requestText } from './load.ts';
import { startPeer } from './peer/start-peer.ts';

const CONNECTIONS = 16;
/** A turn of one of the two servers. */
const TURN_MS = 200;
const WARM_UP_ROUNDS = 2;
const COMPRESSION_MS = 600;

/** What one turn of a server measured: answers per second, and processor time per answer in microseconds. */
interface Turn {
  rate: number;
  cpu: number;
}
/** One round of a call; a document has no peer. */
interface Round {
  product: Turn;
  peer?: Turn;
}

/**
 * Measures calls of the API beside a plain application of NestJS and Fastify with the same duties, and documents alone.
 * Both are processes of their own and have turns of a fraction of a second. No limit refuses a request, every
 * answer must have the expected status, and both log.
 * @param rounds turns of each server per call
 */
export async function measureRequests(root: string, rounds: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'portico-bench-requests-'));
  const undo: (() => unknown)[] = [() => rmSync(dataDir, { recursive: true, force: true })];
  try {
    const { postgres, admin } = await startAdministeredPostgres(undo);
    await admin.query('create database requests');
    const variables = { SANDBOX: '1', LOG_LEVEL: 'info', BOOT_RELEASES: bootReleases(root) };
    const product = await startProduct(root, postgres.url('requests'), dataDir, [], variables);
    undo.push(() => product.stop());
    const database = new pg.Client(postgres.url('requests'));
    await database.connect();
    await fillCustomer(database);
    await fillBot(product.url, readFileSync(join(dataDir, 'ingest-key'), 'utf8').trim());
    await database.query('vacuum analyze');
    await database.end();
    const peer = await startPeer(postgres.url('requests'));
    undo.push(() => peer.stop());

    const servers = {
      product: { port: Number(new URL(product.url).port), pid: product.pid },
      peer: { port: peer.port, pid: peer.pid },
    };
    const turn = async (who: keyof typeof servers, call: MeasuredCall): Promise<Turn> => {
      const { port, pid } = servers[who];
      const text = requestText(`127.0.0.1:${port}`, call.path, cookieOf(call));
      const load = { port, request: text, status: call.status ?? 200 };
      const before = cpuTimeOf(pid);
      const from = performance.now();
      const rate = await answersPerSecond(load, { connections: CONNECTIONS, ms: TURN_MS });
      const answered = (rate * (performance.now() - from)) / 1000;
      return { rate, cpu: ((cpuTimeOf(pid) - before) * 1000) / answered };
    };
    const measured = new Map<MeasuredCall, Round[]>(
      [...CALLS, ...DOCUMENTS].map((call) => [call, []]),
    );
    for (let round = -WARM_UP_ROUNDS; round < rounds; round += 1) {
      for (const [call, known] of measured) {
        await waitUntilKept(product.url, call);
        const first =
          round % 2 === 0 && CALLS.includes(call) ? await turn('peer', call) : undefined;
        const own = await turn('product', call);
        const other = first ?? (CALLS.includes(call) ? await turn('peer', call) : undefined);
        if (round >= 0) known.push({ product: own, ...(other && { peer: other }) });
      }
    }
    return tableOf(measured);
  } finally {
    for (const step of undo.reverse()) await step();
  }
}

/**
 * A kept document gets its best compression after some requests, in the background.
 * `/status` changes every ten seconds, so a turn of a fifth of a second would measure little else.
 */
async function waitUntilKept(url: string, call: MeasuredCall): Promise<void> {
  if (!DOCUMENTS.includes(call)) return;
  const headers = {
    'accept-encoding': 'gzip, deflate, br, zstd',
    ...(call.signedIn && { cookie: cookieOf(call) }),
  };
  const get = async () => (await fetch(url + call.path, { headers })).arrayBuffer();
  await Promise.all(Array.from({ length: 10 }, get));
  await pause(COMPRESSION_MS);
}

const cookieOf = ({ signedIn }: MeasuredCall) => (signedIn ? `session=${SESSION}` : undefined);

function tableOf(measured: Map<MeasuredCall, Round[]>) {
  const rows: Record<string, Record<string, string | number>> = {};
  const goals: Goal[] = [];
  for (const [call, rounds] of measured) {
    const perCore = quartiles(rounds.map(({ product }) => 1e6 / product.cpu));
    const compared = rounds.flatMap(({ product, peer }) => (peer ? { product, peer } : []));
    const ratio = quartiles(compared.map(({ product, peer }) => product.rate / peer.rate));
    const ofCpu = quartiles(compared.map(({ product, peer }) => peer.cpu / product.cpu));
    const isDocument = compared.length === 0;
    rows[call.name] = {
      'answers a second of a core': Math.round(perCore.median),
      ...(!isDocument && {
        'to the peer': spread(ratio),
        'to the peer, by processor time': spread(ofCpu),
        'of the peer': Math.round(median(compared.map(({ peer }) => 1e6 / peer.cpu))),
      }),
    };
    goals.push(
      isDocument
        ? {
            name: `${call.name}: a second and core`,
            value: perCore,
            limit: MIN_DOCUMENTS,
            kind: 'at least',
          }
        : {
            name: `${call.name}: answers to a plain application`,
            value: ratio,
            limit: MIN_TO_PEER,
            kind: 'at least',
          },
    );
  }
  return { rows, goals };
}
