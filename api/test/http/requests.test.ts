import { Body, Controller, Get, Post } from '@nestjs/common';
import { Problem } from '@portico/sdk/contracts/problem/schema';
import { Public } from '../../src/http/access/access.ts';
import { rawRequest } from '../registry/raw-request.ts';
import { startApi, type TestApi } from '../support/api.ts';

const SECRET = 'select * from canary where password = hunter2';

@Controller()
class TestRoutes {
  @Get('/api/test/fault')
  @Public()
  fault() {
    throw new TypeError(SECRET);
  }

  @Post('/api/test/echo')
  @Public()
  echo(@Body() body: unknown) {
    return { polluted: ({} as { polluted?: unknown }).polluted ?? null, body };
  }
}

const json = { 'content-type': 'application/json' };

describe('requests', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ controllers: [TestRoutes] });
  });
  const post = (body: string, headers: Record<string, string> = json) =>
    api.call('/api/test/echo', { method: 'POST', headers, body });

  test('an unknown address below /api is answered with a JSON problem for every method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      const answer = await api.call('/api/nothing', { method });
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
      const problem = Problem.parse(await answer.json());
      expect(problem.error).toBe(problem.detail);
    }
  });

  test('visitors read what helps where the input is invalid, and developers read the details', async () => {
    const cookie = await api.signIn({ id: '100000000000000001' });
    const problemOf = async (path: string, init: RequestInit = {}) =>
      Problem.parse(await (await api.call(path, { ...init, headers: { cookie } })).json());
    const link = await problemOf('/api/stripe/invoice/no_such%20id');
    expect(link.error).toBe(
      'There is nothing at this address. Check the link that you have followed.',
    );
    expect(link.detail).toMatch(/^Invalid request: params\.invoiceId: /);
    const list = await problemOf('/api/user/invoices/sort?page=first');
    expect(list.error).toBe(
      'Some of the input is not accepted. Check it, reload the page and try again.',
    );
    for (const { error } of [link, list]) expect(error).not.toMatch(/params|query|pattern|Invalid/);
  });

  test('a header of which only one copy counts is accepted once', async () => {
    const twice = (header: string) =>
      rawRequest(api.url, '/api/health/live', 'GET', `\r\n${header}`);
    expect((await twice('x-other: 1\r\nx-other: 2')).status).toBe(200);
    for (const header of ['Host: evil.example', 'authorization: a\r\nauthorization: b']) {
      const { status, body } = await twice(header);
      expect(status).toBe(400);
      expect(JSON.parse(body)).toMatchObject({ detail: expect.stringContaining('only once') });
    }
  });

  test('an unexpected error exposes only the request id, which the log contains', async () => {
    const answer = await api.call('/api/test/fault');
    const text = await answer.text();
    expect(answer.status).toBe(500);
    expect(text).not.toMatch(/select|canary|TypeError|\.ts/);
    const { requestId } = Problem.parse(JSON.parse(text));
    expect(requestId).toBe(answer.headers.get('x-request-id'));
    expect(api.logs()).toContain(requestId);
  });

  test('forms, plain text and bodies without a type are rejected with 415', async () => {
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data']) {
      expect((await post('a=b', { 'content-type': type })).status).toBe(415);
    }
    expect(
      (await api.call('/api/test/echo', { method: 'POST', body: Buffer.from('{}') })).status,
    ).toBe(415);
  });

  test('an oversized body is rejected with 413', async () => {
    const answer = await post(JSON.stringify({ text: 'x'.repeat(300 * 1024) }));
    expect(answer.status).toBe(413);
  });

  test('malformed JSON is rejected with 400', async () => {
    expect((await post('{"a":')).status).toBe(400);
  });

  test('a body cannot reach the prototype of objects', async () => {
    expect((await post('{"__proto__":{"polluted":1}}')).status).toBe(400);
    expect((await post('{"constructor":{"prototype":{"polluted":1}}}')).status).toBe(400);
    expect(await (await post('{"a":1}')).json()).toEqual({ polluted: null, body: { a: 1 } });
  });

  test('unknown and repeated parameters are rejected', async () => {
    for (const query of ['range=7d&range=24h', 'range[]=7d', 'nothing=1', 'tz=Mars/Olympus']) {
      expect([query, (await api.call(`/api/history?${query}`)).status]).toEqual([query, 400]);
    }
  });

  test('a request with two lengths of its body is rejected', async () => {
    const lengths = 'Content-Length: 4\r\nTransfer-Encoding: chunked';
    const twoKinds = `\r\nContent-Type: application/json\r\n${lengths}`;
    expect((await rawRequest(api.url, '/api/test/echo', 'POST', twoKinds)).status).toBe(400);
    const twoNumbers = '\r\nContent-Length: 4\r\nContent-Length: 5';
    expect((await rawRequest(api.url, '/api/test/echo', 'POST', twoNumbers)).status).toBe(400);
  });

  test.each(['TRACE', 'CONNECT', 'PURGE'])(
    '%s is not supported and echoes nothing',
    async (method) => {
      const answer = await rawRequest(api.url, '/api/health/live', method, '\r\nx-canary: echoed');
      expect(answer.status === 200).toBe(false);
      expect(answer.head + answer.body).not.toContain('echoed');
    },
  );

  test('refused requests and requests with a key are events with an actor in the log', async () => {
    const key = await api.newKey('shards');
    const push = (path: string, events: unknown) =>
      api.push('POST', `/api/ingest/${path}`, key, { events });
    const before = api.logs().length;
    await push('shards', []);
    await push('history', []);
    await push('shards', [{ id: 'a' }]);
    const logged = api
      .logs()
      .slice(before)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const actor = expect.stringMatching(/^ingest-key:[0-9a-f]{12}$/) as string;
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string;
    const client = expect.stringMatching(/^(127\.0\.0\.1|::)/) as string;
    expect(logged).toMatchObject([
      { status: 400, event: 'input.refused', actor, client, time },
      { status: 403, event: 'access.refused', actor, client },
      { status: 200, actor },
    ]);
  });

  test('every log line is JSON and contains no secret', async () => {
    const key = await api.newKey('shards');
    const cookie = await api.signIn({ id: '444444444444444444' });
    await api.push('POST', '/api/ingest/shards', key, { events: [{ bad: '\r\n\u001b[31m' }] });
    await api.call('/api/auth/me?code=canary-code', { headers: { cookie } });
    await api.call('/api/test/fault');
    const lines = api.logs().trim().split('\n');
    for (const line of lines) expect(() => JSON.parse(line) as unknown).not.toThrow();
    expect(api.logs()).not.toContain(key);
    expect(api.logs()).not.toContain(cookie.split('=')[1]);
    expect(api.logs()).not.toContain('canary-code');
  });
});

describe('rate limits', () => {
  test('apply per client and cannot be evaded by a forged address', async () => {
    const api = await startApi({ env: { RATE_LIMIT: '3' } });
    const send = (forwarded: string) =>
      api.call('/api/team', { headers: { 'x-forwarded-for': forwarded } });
    const answers = [];
    for (const host of [1, 2, 3, 4]) answers.push(await send(`10.0.0.${host}`));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 429]);
    expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(api.logs()).toMatch(/"status":429.*"client":"127\.0\.0\.1","event":"limit\.refused"/);
    expect((await api.call('/api/health/live')).status).toBe(200);
  });

  test('apply per client behind a trusted proxy', async () => {
    const api = await startApi({ env: { RATE_LIMIT: '1', TRUST_PROXY: '1' } });
    const send = async (forwarded: string) =>
      (await api.call('/api/team', { headers: { 'x-forwarded-for': forwarded } })).status;
    expect(await send('10.0.0.1')).toBe(200);
    expect(await send('10.0.0.2')).toBe(200);
    expect(await send('10.0.0.1')).toBe(429);
    // Only the address that the trusted proxy added counts.
    expect(await send('10.9.9.9, 10.0.0.1')).toBe(429);
  });
});
