import { request } from 'node:http';
import { startApi, type TestApi } from './support/api.ts';

describe('for operators', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });
  const report = (type: string, body: unknown) =>
    api.call('/api/reports/csp', {
      method: 'POST',
      headers: { 'content-type': type },
      body: JSON.stringify(body),
    });
  const metrics = async () => (await api.call('/metrics')).text();

  test('liveness and readiness answer', async () => {
    for (const kind of ['live', 'ready']) {
      const answer = await api.call(`/api/health/${kind}`);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.json()).toEqual({ status: 'ok' });
    }
  });

  test('metrics count requests by route, never by address', async () => {
    await api.call('/api/history?range=24h');
    const text = await metrics();
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/history",status="200"\} \d+/,
    );
    expect(text).toContain('process_cpu_seconds_total');
    expect(text).not.toContain('range=24h');
  });

  test('violations that browsers report are counted and logged, in both formats', async () => {
    const classic = {
      'csp-report': {
        'effective-directive': 'img-src',
        'blocked-uri': 'https://x.example/a?token=canary',
      },
    };
    const modern = [
      {
        type: 'csp-violation',
        body: { effectiveDirective: 'script-src-elem', blockedURL: 'inline' },
      },
    ];
    expect((await report('application/csp-report', classic)).status).toBe(204);
    expect((await report('application/reports+json', modern)).status).toBe(204);
    const text = await metrics();
    expect(text).toContain('csp_violations_total{directive="img-src"} 1');
    expect(text).toContain('csp_violations_total{directive="script-src-elem"} 1');
    expect(api.logs()).toContain('https://x.example/a');
    expect(api.logs()).not.toContain('canary');
  });

  test('made-up reports do not make labels, and big ones are refused', async () => {
    await report('application/csp-report', { 'csp-report': { 'effective-directive': 'A"\nB' } });
    await report('application/csp-report', { nonsense: true });
    expect(await metrics()).toContain('csp_violations_total{directive="other"} 1');
    const huge = { 'csp-report': { 'blocked-uri': 'x'.repeat(20_000) } };
    expect((await report('application/csp-report', huge)).status).toBe(413);
  });

  test('metrics are for this machine, and not for what a proxy on it passes on', async () => {
    const answer = await api.call('/metrics', { headers: { 'x-forwarded-for': '10.0.0.1' } });
    expect(answer.status).toBe(404);
  });

  test('with METRICS_TOKEN they are for its bearer', async () => {
    const guarded = await startApi({ env: { METRICS_TOKEN: 'a-secret-of-operators' } });
    const read = async (authorization: string) =>
      (await guarded.call('/metrics', { headers: { authorization } })).status;
    expect(await read('')).toBe(404);
    expect(await read('Bearer a-secret-of-nobody')).toBe(404);
    expect(await read('Bearer a-secret-of-operators')).toBe(200);
  });

  test('one address that cannot be read does not end the process', async () => {
    await new Promise<void>((resolve) => {
      const { port } = new URL(api.url);
      const odd = request({ port, host: '127.0.0.1', path: '/%', method: 'GET' }, (answer) => {
        expect(answer.statusCode).toBe(400);
        answer.resume().on('end', resolve);
      });
      odd.end();
    });
    expect((await api.call('/api/health/live')).status).toBe(200);
  });
});
