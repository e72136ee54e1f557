import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { bootReleases } from '../boot-releases.ts';
import type { Goal } from '../goals.ts';
import { statementsAfter, type Statement } from '../staff/bare.ts';
import { startAdministeredPostgres } from '../staff/administered-postgres.ts';
import { startProduct } from '../staff/product.ts';
import { quartiles, spread } from '../statistics.ts';
import { startBareProcess, type BareAnswer } from './bare-process-client.ts';
import { CALLS, type MeasuredCall } from './calls.ts';
import { cpuTimeOf } from './cpu-time.ts';
import { fillBot, fillCustomer, SESSION } from './fixtures.ts';
import { answersPerSecond, requestText } from './load.ts';

const CONNECTIONS = 16;
/** A turn of one of the two servers. */
const TURN_MS = 200;
const WARM_UP_ROUNDS = 2;
const COMPRESSION_MS = 600;

/** One round of a call: answers per second, and processor time per answer in microseconds. */
interface Round {
  product: Turn;
  bare: Turn;
}
interface Turn {
  rate: number;
  cpu: number;
}

/**
 * Measures calls of the API and documents beside a bare `node:http` server that runs the same statements and sends the same bytes.
 * Both are processes of their own and have turns of a fraction of a second. No limit refuses a request, every
 * answer must have the expected status, and the product logs as usual.
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

    const answers = new Map<string, BareAnswer>();
    for (const call of CALLS) {
      await waitUntilKept(product.url, call);
      const recorded = await record(product.url, call);
      const statements = call.signedIn ? await logged(call) : [];
      answers.set(bareAddress(call), { ...recorded, statements });
    }
    async function logged(call: MeasuredCall): Promise<Statement[]> {
      const set = async (what: string) => {
        await admin.query(`alter system set log_statement = '${what}'`);
        await admin.query('select pg_reload_conf()');
        await pause(300);
      };
      await set('all');
      const attempts: Statement[][] = [];
      // Jobs and the counters of changes also run statements now and then: the fewest are those of the call.
      for (let attempt = 0; attempt < 7; attempt += 1) {
        const mark = postgres.log().length;
        await record(product.url, call);
        await pause(50);
        attempts.push(statementsAfter(postgres.log(), mark));
      }
      await set('none');
      return attempts.reduce((least, each) => (each.length < least.length ? each : least));
    }
    const bare = await startBareProcess(postgres.url('requests'), answers);
    undo.push(() => bare.stop());

    const servers = {
      product: { port: Number(new URL(product.url).port), pid: product.pid },
      bare: { port: bare.port, pid: bare.pid },
    };
    const turn = async (who: keyof typeof servers, call: MeasuredCall): Promise<Turn> => {
      const { port, pid } = servers[who];
      const path = who === 'bare' ? bareAddress(call) : call.path;
      const text = requestText(`127.0.0.1:${port}`, path, cookieOf(call));
      const load = { port, request: text, status: call.status ?? 200 };
      const before = cpuTimeOf(pid);
      const from = performance.now();
      const rate = await answersPerSecond(load, { connections: CONNECTIONS, ms: TURN_MS });
      const answered = (rate * (performance.now() - from)) / 1000;
      return { rate, cpu: ((cpuTimeOf(pid) - before) * 1000) / answered };
    };
    const measured = new Map<MeasuredCall, Round[]>(CALLS.map((call) => [call, []]));
    for (let round = -WARM_UP_ROUNDS; round < rounds; round += 1) {
      for (const [call, known] of measured) {
        const order =
          round % 2 === 0 ? (['product', 'bare'] as const) : (['bare', 'product'] as const);
        await waitUntilKept(product.url, call);
        const turns = {
          [order[0]]: await turn(order[0], call),
          [order[1]]: await turn(order[1], call),
        };
        if (round >= 0) known.push(turns as unknown as Round);
      }
    }
    return tableOf(measured, answers);
  } finally {
    for (const step of undo.reverse()) await step();
  }
}

/**
 * A kept document gets its best compression after some requests, in the background.
 * `/status` changes every ten seconds, so a turn of a fifth of a second would measure little else.
 */
async function waitUntilKept(url: string, call: MeasuredCall): Promise<void> {
  if (call.path.startsWith('/api/')) return;
  await Promise.all(Array.from({ length: 10 }, () => record(url, call)));
  await pause(COMPRESSION_MS);
}

/** Signed-in calls have an address of their own, because the bare server does not read cookies. */
const bareAddress = ({ path, signedIn }: MeasuredCall) => (signedIn ? `/signed-in${path}` : path);

const cookieOf = ({ signedIn }: MeasuredCall) => (signedIn ? `session=${SESSION}` : undefined);

/** One answer of the product, as the bare server repeats it: Node adds the headers of the connection. */
function record(url: string, call: MeasuredCall): Promise<Omit<BareAnswer, 'statements'>> {
  const { port } = new URL(url);
  const cookie = cookieOf(call);
  const headers = {
    'accept-encoding': 'gzip, deflate, br, zstd',
    ...(cookie !== undefined && { cookie }),
  };
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path: call.path, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const { statusCode: status = 0 } = answer;
        const body = Buffer.concat(chunks);
        if (status !== (call.status ?? 200)) {
          return reject(new Error(`${call.path}: ${status} ${body.toString()}`));
        }
        const kept = Object.entries(answer.headers).filter(
          ([name]) => !['date', 'connection', 'keep-alive'].includes(name),
        );
        resolve({
          status,
          headers: kept.flatMap(([name, value]) => [name, String(value)]),
          body: body.toString('base64'),
        });
      });
    });
    sent.on('error', reject).end();
  });
}

function tableOf(measured: Map<MeasuredCall, Round[]>, answers: Map<string, BareAnswer>) {
  const rows: Record<string, Record<string, string | number>> = {};
  const goals: Goal[] = [];
  for (const [call, all] of measured) {
    const ratio = quartiles(all.map(({ product, bare }) => product.rate / bare.rate));
    const ofCpu = quartiles(all.map(({ product, bare }) => bare.cpu / product.cpu));
    const answer = answers.get(bareAddress(call));
    rows[call.name] = {
      goal: call.goal,
      ratio: spread(ratio),
      'by processor time': spread(ofCpu),
      'answers a second': `${perSecond(all, 'product')} to ${perSecond(all, 'bare')}`,
      statements: answer?.statements.length ?? 0,
    };
    goals.push({
      name: `${call.name}: answers to a bare server`,
      value: ratio,
      limit: call.goal,
      kind: 'at least',
    });
  }
  return { rows, goals };
}

const perSecond = (rounds: Round[], who: keyof Round) =>
  Math.round(quartiles(rounds.map((each) => each[who].rate)).median);
