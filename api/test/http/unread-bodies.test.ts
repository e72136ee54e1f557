import { connect } from 'node:net';
import { RouteCatalog } from '../../src/http/contract/route-catalog.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { addCleanUp } from '../support/clean-up.ts';
import { headOf, sendLongBody } from '../support/long-body.ts';
import { waitFor } from '../support/wait.ts';

const MEGABYTES = 1024 * 1024;
/** Maximum bytes that the process may read before the answer: two reads of a socket. */
const CHUNKS = 2 * 64 * 1024;
const JSON_TYPE = { 'content-type': 'application/json' };
const LONG = { ...JSON_TYPE, 'content-length': String(8 * MEGABYTES) };

describe('a rejected request (threats row 91)', () => {
  let api: TestApi;
  let history: string;
  beforeAll(async () => {
    api = await startApi();
    history = await api.newKey('history');
  });
  const send = (method: string, path: string, headers: Record<string, string>, bytes: number) =>
    sendLongBody(api, headOf(method, path, headers), bytes);

  test('without credentials is answered before its body is read on every route', async () => {
    const closed = api.app
      .get(RouteCatalog)
      .routes()
      .filter(({ access }) => access?.kind !== 'public');
    expect(closed.length).toBeGreaterThan(50);
    const answers = closed.map(async ({ method, path }) => {
      const answer = await send(method, path.replace(/:\w+/g, '1'), LONG, 8 * MEGABYTES);
      expect([path, answer.status, answer.read < CHUNKS]).toEqual([path, 401, true]);
      expect(answer.head).toContain('connection: close');
    });
    await Promise.all(answers);
  });

  test('of a route that is open to anyone is answered before a body of more than 64 kB is read', async () => {
    const open = api.app
      .get(RouteCatalog)
      .routes()
      .filter(({ access, method }) => access?.kind === 'public' && method !== 'GET');
    expect(open.map(({ path }) => path)).toContain('/api/stripe/webhook');
    const headers = { ...JSON_TYPE, 'content-length': String(64 * 1024 + 1) };
    const answers = open.map(async ({ method, path }) => {
      const verb = method === 'ALL' ? 'POST' : method;
      const head = headOf(verb, path.replace(/:\w+/g, '1').replace('*', 'x'), headers);
      const answer = await sendLongBody(api, head, 0);
      expect([path, answer.read]).toEqual([path, head.length + 4]);
      expect([path, [400, 404, 413].includes(answer.status)]).toEqual([path, true]);
    });
    await Promise.all(answers);
  });

  test('with the format of a signature, but a body of more than 256 kB, is answered with 413', async () => {
    const forged = { 'stripe-signature': `t=1,v1=${'0'.repeat(64)}` };
    const long = { ...JSON_TYPE, ...forged, 'content-length': String(256 * 1024 + 1) };
    const answer = await sendLongBody(api, headOf('POST', '/api/stripe/webhook', long), 0);
    expect(answer.status).toBe(413);
  });

  test('is answered before any byte of its body arrives', async () => {
    const head = headOf('POST', '/api/ingest/history', LONG);
    const answer = await sendLongBody(api, head, 0);
    expect([answer.status, answer.read]).toEqual([401, head.length + 4]);
  });

  test('leaves its body unread for every reason of the rejection', async () => {
    const key = { authorization: `Bearer ${history}` };
    const foreign = { cookie: await api.signIn({ id: '111111111111111111' }) };
    const refusals: [string, number, Record<string, string>][] = [
      ['PUT /api/ingest/commands', 403, key],
      ['POST /api/auth/logout', 403, foreign],
      ['POST /api/nowhere', 404, {}],
      ['POST /nowhere', 405, {}],
      ['POST /api/auth/logout', 413, {}],
      ['POST /api/auth/logout', 415, { 'content-type': 'text/plain' }],
    ];
    const answers = refusals.map(async ([route, status, headers]) => {
      const [method = '', path = ''] = route.split(' ');
      const answer = await send(method, path, { ...LONG, ...headers }, 8 * MEGABYTES);
      expect([route, answer.status, answer.read < CHUNKS]).toEqual([route, status, true]);
    });
    await Promise.all(answers);
  });

  test('without a content length is answered with 413 when its body is too large', async () => {
    const headers = { ...JSON_TYPE, 'transfer-encoding': 'chunked' };
    const head = headOf('POST', '/api/auth/logout', headers);
    const answer = await sendLongBody(api, `${head}\r\n\r\n800000`, 8 * MEGABYTES);
    expect(answer.status).toBe(413);
    expect(answer.read).toBeLessThan(64 * 1024 + 2 * CHUNKS);
  });

  test('with a short body keeps its connection usable', async () => {
    const { port } = new URL(api.url);
    const client = connect(Number(port), '127.0.0.1');
    addCleanUp(() => void client.destroy());
    let received = '';
    client.on('data', (chunk) => (received += chunk.toString()));
    const body = JSON.stringify({ events: ['x'.repeat(20_000)] });
    const length = { 'content-length': String(body.length) };
    client.write(`${headOf('POST', '/api/ingest/history', { ...JSON_TYPE, ...length })}\r\n\r\n`);
    client.write(body);
    await waitFor('the refusal', () => received.includes('HTTP/1.1 401'));
    client.write(`${headOf('GET', '/api/health/live', {})}\r\n\r\n`);
    await waitFor('the next answer', () => received.includes('HTTP/1.1 200'));
  });

  test('receives no 100 Continue, but an accepted one does', async () => {
    const expects = { ...JSON_TYPE, expect: '100-continue', 'content-length': '13' };
    const refused = await sendLongBody(
      api,
      headOf('POST', '/api/ingest/history', { ...expects, ...LONG }),
      0,
    );
    expect([refused.status, refused.head.includes('100 continue')]).toEqual([401, false]);
    const key = { authorization: `Bearer ${history}`, connection: 'close' };
    const head = headOf('POST', '/api/ingest/history', { ...expects, ...key });
    const invited = await sendLongBody(api, `${head}\r\n\r\n{"events":[]}`, 0);
    expect(invited.status).toBe(100);
  });

  test('is answered to a client that sends the whole body first', async () => {
    const body = Buffer.alloc(8 * MEGABYTES, ' ');
    for (let round = 0; round < 20; round += 1) {
      const init = { method: 'POST', headers: JSON_TYPE, body };
      expect((await api.call('/api/ingest/history', init)).status).toBe(401);
    }
  });

  test('beyond the rate limit is answered with 429 before its body is read', async () => {
    const limited = await startApi({ env: { RATE_LIMIT: '1' } });
    const key = { authorization: `Bearer ${await limited.newKey('history')}` };
    const head = { ...JSON_TYPE, ...key, 'content-length': '2' };
    const first = headOf('POST', '/api/ingest/history', { ...head, connection: 'close' });
    expect((await sendLongBody(limited, `${first}\r\n\r\n{}`, 0)).status).toBe(400);
    const next = headOf('POST', '/api/ingest/history', { ...LONG, ...key });
    const answer = await sendLongBody(limited, next, 8 * MEGABYTES);
    expect([answer.status, answer.read < CHUNKS]).toEqual([429, true]);
  });
});
