import type { Socket } from 'node:net';
import { delimiter, join } from 'node:path';
import { dataFolder } from '../support/folders.ts';
import { startProcess } from '../support/process.ts';
import { percentile99, startProbe, type Probe } from './probe.ts';
import { flood, head, sendRaw, type RawAnswer } from './raw.ts';
import { spellingsOf } from './spellings.ts';

/** Limit of the 99th percentile, in milliseconds, beyond that of a bare server beside the API. */
const LIMIT_MS = 100;
/** Least duration of an attack. */
const MIN_MS = 3_000;
const TIMEOUT_MS = 90_000;
const MEGABYTES = 1024 * 1024;
const DIST = join(__dirname, '../../..');
const JSON_TYPE = 'content-type: application/json';
/** What no answer to an anonymous client may contain. */
const LEAKS = /mfe-staff|node_modules|\bat \S+ \(|\/api\/(?:src|dist)\//;

jest.setTimeout(TIMEOUT_MS);

let url: string;
let probe: Probe;
const rows: Record<string, object> = {};

beforeAll(async () => {
  const api = startProcess({
    DATA_DIR: await dataFolder(),
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    RATE_LIMIT: '1000000',
    BOOT_RELEASES: ['shell', 'mfe-public', 'mfe-staff']
      .map((name) => join(DIST, name, 'dist'))
      .join(delimiter),
    BOOT_PROMOTE: '1',
  });
  url = await api.ready;
  probe = await startProbe(url);
  await repeat(() => get('/'));
  await probe.take();
});
afterAll(() => console.table(rows));

/** Repeats work until an attack has lasted long enough. */
async function repeat(work: () => Promise<unknown>) {
  const began = performance.now();
  do await work();
  while (performance.now() - began < MIN_MS);
}

const get = (path: string, ...headers: string[]) => sendRaw(url, head(`GET ${path}`, ...headers));
/** Makes requests, at most eight at a time: more would only measure the queue of the machine. */
async function times(count: number, make: (index: number) => Promise<unknown>) {
  let next = 0;
  const work = async () => {
    for (let index = next++; index < count; index = next++) await make(index);
  };
  await Promise.all(Array.from({ length: 8 }, work));
}

function expectRefused(what: string, { status, text }: RawAnswer, ...expected: number[]) {
  expect([what, status, expected.includes(status)]).toEqual([what, status, true]);
  expect([what, LEAKS.exec(text)?.[0]]).toEqual([what, undefined]);
}

/** Measures the health during an attack, repeated until it has lasted long enough. */
async function attack(name: string, work: () => Promise<unknown>) {
  await probe.take();
  await repeat(work);
  const { api, bare } = await probe.take();
  const [product, reference] = [percentile99(api), percentile99(bare)];
  const round = (ms: number) => Math.round(ms * 10) / 10;
  rows[name] = {
    asked: api.length,
    'p99 of the API, ms': round(product),
    'p99 of a bare server': round(reference),
    'slowest, ms': round(Math.max(...api)),
  };
  expect(api.length).toBeGreaterThan(0);
  expect([name, product - reference <= LIMIT_MS, rows[name]]).toEqual([name, true, rows[name]]);
}

test('long bodies without a key are refused', async () => {
  const targets: [string, string, ...number[]][] = [
    ['PUT /api/ingest/commands', JSON_TYPE, 401],
    ['POST /api/ingest/history', JSON_TYPE, 401],
    ['POST /api/releases/mfe-public', 'content-type: multipart/form-data; boundary=x', 401],
    ['POST /api/smoke/runs/1/verdict', JSON_TYPE, 401],
    ['POST /api/stripe/webhook', JSON_TYPE, 400],
    ['POST /api/stripe/webhook', `${JSON_TYPE}\r\nstripe-signature: t=1,v1=${'0'.repeat(64)}`, 413],
    ['POST /api/reports/beacon', JSON_TYPE, 413],
    ['POST /api/reports/csp', 'content-type: application/csp-report', 413, 429],
    ['POST /nowhere', JSON_TYPE, 405],
  ];
  await attack('long bodies', () =>
    times(targets.length * 4, async (index) => {
      const [line, type, ...expected] = targets[index % targets.length]!;
      const length = index % 2 ? 'transfer-encoding: chunked' : `content-length: ${8 * MEGABYTES}`;
      const answer = await sendRaw(url, head(line, type, length), (socket) => {
        if (index % 2) socket.write('800000\r\n');
        flood(socket, 8 * MEGABYTES);
      });
      expectRefused(line, answer, ...expected);
    }),
  );
});

test('slow heads and slow bodies are closed after their time', async () => {
  const slow = (text: string) =>
    sendRaw(url, text, (socket) => {
      const timer = setInterval(() => void (socket.writable && socket.write('a')), 500);
      socket.once('close', () => clearInterval(timer));
    });
  const body = head('POST /api/reports/beacon', JSON_TYPE, 'content-length: 8000');
  await attack('slow clients', async () => {
    const open = Array.from({ length: 150 }, (_, index) =>
      slow(index % 5 ? 'GET / HTTP/1.1\r\nhost: a\r\nx: ' : `${body}{`),
    );
    for (const answer of await Promise.all(open)) expectRefused('a slow client', answer, 408, 0);
  });
});

test('hostile patterns are answered without an error of the server', async () => {
  const piece = ['%28a%2B%29%2B', '%2F%2F', '%25252e', '%5B%5B', '%7B%7B', '%3C%21--', '-', '9'];
  const long = (text: string, length: number) => text.repeat(Math.ceil(length / text.length));
  const paths = piece.flatMap((text) => [
    `/commands?q=${long(text, 6000)}`,
    `/embed?code=${long(text, 6000)}`,
    `/epicgames/${long(text, 150)}`,
    `/features/${long(text, 2000)}`,
    `/invoice/${long(text, 150)}`,
    `/api/history?zone=${long(text, 2000)}`,
    `/api/activity/messages?timezone=${long(text, 2000)}`,
    `/api/server/${long(text, 150)}`,
    `/api/avatars/${long(text, 150)}`,
    `/mfe/${long(text, 3000)}`,
    `/shell/${long(text, 3000)}`,
    `/${long(text, 6000)}`,
  ]);
  await attack('hostile patterns', () =>
    times(paths.length, async (index) => {
      const path = paths[index]!;
      const answer = await get(
        path,
        `accept-encoding: ${'br ;'.repeat(200)}`,
        `cookie: ${'a='.repeat(900)}`,
      );
      expect([path.slice(0, 60), answer.status < 500, LEAKS.exec(answer.text)?.[0]]).toEqual([
        path.slice(0, 60),
        true,
        undefined,
      ]);
    }),
  );
});

test('floods of headers are refused', async () => {
  const large = Array.from({ length: 40 }, (_, index) => `x-${index}: ${'a'.repeat(1000)}`);
  const many = Array.from({ length: 1990 }, (_, index) => `x${index}:`);
  await attack('header floods', () =>
    times(40, async (index) => {
      const answer = await get('/api/team', ...(index % 2 ? large : many));
      expectRefused('a flood', answer, ...(index % 2 ? [431, 0] : [200, 431]));
    }),
  );
});

test('forged proxies change neither limits nor addresses', async () => {
  let refused = 0;
  await attack('forged proxies', () =>
    times(100, async (index) => {
      const from = `10.${index}.${Math.floor(Math.random() * 256)}.1`;
      const forged = [
        `x-forwarded-for: ${from}`,
        'x-forwarded-host: evil.example',
        'x-forwarded-proto: https',
      ];
      const line = index % 2 ? 'GET /staff/overview' : 'POST /api/reports/csp';
      const headers = [...forged, `forwarded: for=${from};host=evil.example`];
      const report = ['content-type: application/csp-report', 'content-length: 2'];
      const text = index % 2 ? head(line, ...headers) : `${head(line, ...headers, ...report)}{}`;
      const answer = await sendRaw(url, text);
      if (answer.status === 429) refused += 1;
      expect(answer.text).not.toContain('evil.example');
      expectRefused(line, answer, 302, 303, 204, 429);
    }),
  );
  // 60 per minute and address: the forged addresses count as one.
  expect(refused).toBeGreaterThan(0);
});

test('doubled headers are refused', async () => {
  const doubles: [string[], ...number[]][] = [
    [['host: evil.example'], 400],
    [['authorization: Bearer a', 'authorization: Bearer b'], 400],
    [['content-type: application/json', 'content-type: text/plain'], 400],
    [['content-length: 2', 'content-length: 3'], 400],
    [['content-length: 2', 'transfer-encoding: chunked'], 400],
    [['transfer-encoding: chunked', 'transfer-encoding: identity'], 400],
    [['cookie: session=a', 'cookie: session=b'], 401],
  ];
  await attack('doubled headers', () =>
    times(doubles.length * 4, async (index) => {
      const [headers, ...expected] = doubles[index % doubles.length]!;
      expectRefused(headers.join(', '), await get('/api/auth/me', ...headers), ...expected);
    }),
  );
});

test.each(['/staff/overview', '/api/staff/desk', '/blacklist/user/users'])(
  'no spelling of %s is answered to an anonymous client',
  async (path) => {
    const spellings = spellingsOf(path);
    expect(new Set(spellings).size).toBeGreaterThanOrEqual(40);
    await attack(`spellings of ${path}`, () =>
      times(spellings.length, async (index) => {
        const spelling = spellings[index]!;
        const answer = await get(spelling);
        expect([spelling, answer.status < 500, LEAKS.exec(answer.text)?.[0]]).toEqual([
          spelling,
          true,
          undefined,
        ]);
        const type = /^content-type: (.*)$/im.exec(answer.text)?.[1] ?? '';
        // A public page may be the answer to a path that ends elsewhere; data never is.
        if (answer.status === 200)
          expect([spelling, type]).toEqual([spelling, expect.stringMatching(/^text\/html/)]);
      }),
    );
  },
);

test('a thousand open connections delay nobody', async () => {
  const request = head('GET /api/health/live').replace('close', 'keep-alive');
  await attack('many connections', async () => {
    const idle: Socket[] = [];
    const answers: Promise<RawAnswer>[] = [];
    await times(1000, async () => {
      const opened = new Promise<void>((resolve) => {
        answers.push(
          sendRaw(url, request, (socket) => {
            idle.push(socket);
            socket.once('data', () => resolve());
            socket.once('close', () => resolve());
          }),
        );
      });
      await opened;
    });
    for (const socket of idle) socket.end();
    for (const answer of await Promise.all(answers)) expectRefused('a connection', answer, 200);
  });
});
