import type { MetricValueWithName } from 'prom-client';
import { MetricsService } from '../src/core/metrics/metrics.service.ts';
import { Readiness } from '../src/core/health/readiness.ts';
import { RepeatedAnswers } from '../src/http/repeated/repeated-answers.ts';
import { remoteRelease, shellRelease } from './registry/fixtures.ts';
import { goLive } from './registry/go-live.ts';
import { startApi, type TestApi } from './support/api.ts';

const WITHOUT_NONCE = { needsNonce: false as const };
const COMMAND = {
  ...{ name: 'repeat', category: 'fun', description: 'x', permissions: '', arguments: '' },
};

describe('an answer that is the same for everyone', () => {
  let api: TestApi;
  let answers: RepeatedAnswers;
  beforeAll(async () => {
    api = await startApi({ env: { RATE_LIMIT: '1000' } });
    await goLive(api, shellRelease('1.0.0', WITHOUT_NONCE));
    await goLive(api, remoteRelease('1.0.0', WITHOUT_NONCE));
    answers = api.app.get(RepeatedAnswers);
  });
  const NOW = Date.now();
  const UP = performance.now();
  /** Clocks stand, however long a busy machine takes for a test. */
  const setClock = (at: number) => jest.spyOn(Date, 'now').mockReturnValue(at);
  const setUptime = (at: number) => jest.spyOn(performance, 'now').mockReturnValue(at);
  beforeEach(() => {
    setClock(NOW);
    setUptime(UP);
    answers.forget();
  });
  afterEach(() => jest.restoreAllMocks());

  /** Sends the same request several times. @returns whether each was answered by repetition */
  const repetitions = async (path: string, requests: RequestInit[]) => {
    const answer = jest.spyOn(answers, 'answer');
    const received: Response[] = [];
    for (const request of requests) received.push(await api.call(path, request));
    return { received, repeated: answer.mock.results.map(({ value }) => value as boolean) };
  };
  const partsOf = async (answer: Response) => {
    const all = Object.fromEntries(answer.headers);
    const { 'x-request-id': id, date, 'content-length': _length, ...headers } = all;
    expect([id, date]).toEqual([expect.stringMatching(/^[\w-]{36}$/), expect.any(String)]);
    return { status: answer.status, headers, body: await answer.text() };
  };

  test.each([
    '/api/health/live',
    '/api/plans',
    '/api/commands',
    '/api/shards',
    '/',
    '/no/such/page',
  ])('%s is repeated with the same headers and bytes, in each encoding', async (path) => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const request = { headers: { 'accept-encoding': encoding } };
      const { received, repeated } = await repetitions(path, [request, request]);
      expect(repeated.slice(-2)).toEqual([false, true]);
      const [first, second] = await Promise.all(received.map(partsOf));
      expect(second).toEqual(first);
      expect(received[1]?.headers.get('x-request-id')).not.toBe(
        received[0]?.headers.get('x-request-id'),
      );
    }
  });

  test('304 is repeated with the same headers', async () => {
    const { headers } = await api.call('/api/commands');
    answers.forget();
    const known = { headers: { 'if-none-match': headers.get('etag') ?? '' } };
    const [first] = (await repetitions('/api/commands', [known])).received;
    await api.call('/api/commands');
    const { received, repeated } = await repetitions('/api/commands', [known]);
    expect(repeated.at(-1)).toBe(true);
    expect(received[0]?.status).toBe(304);
    expect(await partsOf(received[0]!)).toEqual(await partsOf(first!));
  });

  test.each<Record<string, string>>([
    { cookie: 'session=forged' },
    { authorization: 'Bearer forged' },
    { 'x-portico-smoke': 'lease new visitor' },
    { 'if-modified-since': 'Thu, 26 Nov 2026 00:00:00 GMT' },
    { 'sec-fetch-dest': 'document' },
    { 'x-anything': 'else' },
  ])(
    'is not repeated to a request with %j, nor kept from it (threats row 200)',
    async (headers) => {
      const plain = {};
      const { repeated } = await repetitions('/api/commands', [plain, { headers }]);
      expect(repeated).toEqual([false, false]);
      answers.forget();
      const reversed = await repetitions('/api/commands', [{ headers }, plain]);
      expect(reversed.repeated.slice(-2)).toEqual([false, false]);
    },
  );

  test('of a route that reads no cookies is repeated to signed-in people', async () => {
    const cookie = await api.signIn({ id: '111111111111111111' });
    const signedIn = { headers: { cookie } };
    const { repeated } = await repetitions('/api/plans', [signedIn, {}, signedIn]);
    expect(repeated).toEqual([false, true, true]);
    expect((await repetitions('/', [{}, signedIn])).repeated.slice(-1)).toEqual([false]);
  });

  test('is made again after a change, and never from what was known before it', async () => {
    const key = await api.newKey('commands');
    await api.call('/api/commands');
    await api.push('PUT', '/api/ingest/commands', key, { revision: 1, commands: [COMMAND] });
    const { received, repeated } = await repetitions('/api/commands', [{}, {}]);
    expect(repeated).toEqual([false, true]);
    expect(await received[0]?.text()).toContain('repeat');
    answers.forget();
    const keep = answers.keep.bind(answers);
    jest.spyOn(answers, 'keep').mockImplementationOnce((...answer) => {
      answers.forget();
      keep(...answer);
    });
    expect((await repetitions('/api/commands', [{}, {}])).repeated.slice(-2)).toEqual([
      false,
      false,
    ]);
  });

  test('a document of another version is sent at once after a promote', async () => {
    const { received } = await repetitions('/', [{}, {}]);
    const [, before] = await Promise.all(received.map((answer) => answer.text()));
    expect(before).toContain('/mfe/mfe-public/1.0.0/');
    await goLive(api, remoteRelease('1.0.1', WITHOUT_NONCE));
    expect(await (await api.call('/')).text()).toContain('/mfe/mfe-public/1.0.1/');
  });

  test.each([
    ['a quarter of a second has passed while the clock stood', () => setUptime(UP + 251)],
    ['the clock was set forward', () => setClock(NOW + 251)],
    ['the clock was set back', () => setClock(NOW - 1000)],
  ])('is made again if %s', async (_what, pass) => {
    await api.call('/api/plans');
    pass();
    expect((await repetitions('/api/plans', [{}])).repeated).toEqual([false]);
  });

  test('is recorded each time, in the log and in the metrics', async () => {
    const count = async () => {
      const all = await api.app.get(MetricsService).registry.getMetricsAsJSON();
      const requests = all.find(({ name }) => name === 'http_request_duration_seconds');
      const values = (requests?.values ?? []) as MetricValueWithName<string>[];
      const ofPlans = values.find(
        ({ labels, metricName }) => labels.route === '/api/plans' && metricName?.endsWith('_count'),
      );
      return ofPlans?.value ?? 0;
    };
    const [before, logged] = [await count(), api.logs().length];
    const { received } = await repetitions('/api/plans', [{}, {}, {}]);
    expect((await count()) - before).toBe(3);
    const lines = api.logs().slice(logged);
    for (const { headers } of received) expect(lines).toContain(headers.get('x-request-id'));
  });

  test('counts towards the limit of its client', async () => {
    const strict = await startApi({ env: { RATE_LIMIT: '3' } });
    const statuses = [];
    for (let call = 0; call < 5; call += 1) statuses.push((await strict.call('/api/plans')).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    await strict.stop();
  });

  test('counts clients by the address that a trusted proxy names', async () => {
    const behind = await startApi({ env: { RATE_LIMIT: '2', TRUST_PROXY: '1' } });
    const from = (address: string) =>
      behind.call('/api/plans', { headers: { 'x-forwarded-for': address } });
    for (const address of ['192.0.2.1', '192.0.2.2']) {
      expect((await from(address)).status).toBe(200);
      expect((await from(address)).status).toBe(200);
      expect((await from(address)).status).toBe(429);
    }
    await behind.stop();
  });

  test('is not repeated by a process that stops', async () => {
    const stopping = await startApi();
    await stopping.call('/api/plans');
    stopping.app.get(Readiness).stop();
    expect((await stopping.call('/api/plans')).headers.get('connection')).toBe('close');
    await stopping.stop();
  });
});
