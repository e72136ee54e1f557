import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { MAX_LINES } from '../../src/platform/reports/reports.service.ts';
import { METRICS_TOKEN, startApi, type TestApi } from '../support/api.ts';

describe('operations', () => {
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

  test('liveness and readiness are answered', async () => {
    for (const kind of ['live', 'ready']) {
      const answer = await api.call(`/api/health/${kind}`);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.json()).toMatchObject({ status: 'ok' });
    }
  });

  test('liveness, documentation and metrics tell the version of the repository', async () => {
    const file = join(__dirname, '../../../package.json');
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
    const live = await api.call('/api/health/live');
    expect(await live.json()).toEqual({ status: 'ok', version });
    const document = await api.call('/api/openapi.json');
    expect(await document.json()).toMatchObject({ info: { version } });
    expect(await api.metrics()).toContain(`portico_info{version="${version}"} 1`);
  });

  test('metrics count requests by route, never by address', async () => {
    await api.call('/api/history?range=24h');
    const text = await api.metrics();
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/history",status="200"\} \d+/,
    );
    expect(text).toContain('process_cpu_seconds_total');
    expect(text).not.toContain('range=24h');
  });

  test('CSP reports of browsers are counted and logged in both formats', async () => {
    const classic = {
      'csp-report': {
        'effective-directive': 'img-src',
        'blocked-uri': 'https://x.example/a?token=do-not-log',
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
    const text = await api.metrics();
    expect(text).toContain('csp_violations_total{directive="img-src"} 1');
    expect(text).toContain('csp_violations_total{directive="script-src-elem"} 1');
    expect(api.logs()).toContain('https://x.example/a');
    expect(api.logs()).not.toContain('do-not-log');
  });

  test('forged CSP reports create no labels, and oversized ones are rejected', async () => {
    await report('application/csp-report', { 'csp-report': { 'effective-directive': 'A"\nB' } });
    await report('application/csp-report', { nonsense: true });
    expect(await api.metrics()).toContain('csp_violations_total{directive="other"} 1');
    const huge = { 'csp-report': { 'blocked-uri': 'x'.repeat(20_000) } };
    expect((await report('application/csp-report', huge)).status).toBe(413);
  });

  test('metrics require METRICS_TOKEN', async () => {
    const read = async (authorization: string) =>
      (await api.call('/metrics', { headers: { authorization } })).status;
    expect(await read('')).toBe(404);
    expect(await read('Bearer undefined')).toBe(404);
    expect(await read('Bearer another-secret')).toBe(404);
    expect(await read(`Bearer ${METRICS_TOKEN}`)).toBe(200);
  });

  test('metrics are closed without METRICS_TOKEN, also for local requests', async () => {
    const open = await startApi({ env: { METRICS_TOKEN: '' } });
    const requests: Record<string, string>[] = [{}, { authorization: 'Bearer undefined' }];
    for (const headers of [...requests, { authorization: 'Bearer ' }, { host: 'juno.example' }]) {
      const answer = await open.call('/metrics', { headers });
      expect([headers, answer.status]).toEqual([headers, 404]);
    }
  });

  test('three thousand forged CSP reports create one series and a limited number of log lines', async () => {
    const flooded = await startApi();
    for (let request = 0; request < 60; request += 1) {
      const reports = Array.from({ length: 50 }, (_, index) => ({
        type: 'csp-violation',
        body: { effectiveDirective: `made-up-${request * 50 + index}`, blockedURL: 'inline' },
      }));
      const answer = await flooded.call('/api/reports/csp', {
        method: 'POST',
        headers: { 'content-type': 'application/reports+json' },
        body: JSON.stringify(reports),
      });
      expect(answer.status).toBe(204);
    }
    const series = (await flooded.metrics()).match(/^csp_violations_total\{.*$/gm);
    expect(series).toEqual(['csp_violations_total{directive="other"} 3000']);
    await flooded.stop();
    const lines = flooded
      .logs()
      .split('\n')
      .filter((line) => line.includes('CSP violation'));
    expect(lines).toHaveLength(MAX_LINES + 1);
    expect(lines.at(-1)).toContain(`"leftOut":${3000 - MAX_LINES}`);
  });

  test('a malformed address does not end the process', async () => {
    await new Promise<void>((resolve) => {
      const { port } = new URL(api.url);
      const odd = request({ port, host: '127.0.0.1', path: '/api/%', method: 'GET' }, (answer) => {
        expect(answer.statusCode).toBe(400);
        answer.resume().on('end', resolve);
      });
      odd.end();
    });
    expect((await api.call('/api/health/live')).status).toBe(200);
  });
});
