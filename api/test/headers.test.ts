import { startApi, type TestApi } from './support/api.ts';

/** Headers of every answer. */
const ALWAYS: Record<string, string | RegExp> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': /frame-ancestors 'none'/,
  'x-request-id': /^[0-9a-f-]{36}$/,
};

const ADDRESSES = [
  ['GET', '/api/team', 200],
  ['GET', '/api/history', 200],
  ['GET', '/api/auth/me', 401],
  ['GET', '/api/nothing-here', 404],
  ['GET', '/api/history?range=9d', 400],
  ['POST', '/api/ingest/shards', 401],
  ['GET', '/api/%zz', 400],
  ['GET', '/api/docs', 200],
  ['GET', '/api/docs/swagger-ui-bundle.js', 200],
  ['GET', '/api/docs/package.json', 404],
  ['GET', '/api/openapi.json', 200],
  ['GET', '/metrics', 404],
  ['GET', '/assets/nothing.js', 404],
] as const;

describe.each([
  ['http', 'http://localhost:3000'],
  ['https', 'https://juno.example'],
])('headers over %s', (scheme, origin) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ env: { PUBLIC_ORIGIN: origin } });
  });

  test.each(ADDRESSES)(
    '%s %s answers %i with every security header',
    async (method, path, status) => {
      const answer = await api.call(path, { method });
      expect(answer.status).toBe(status);
      for (const [name, expected] of Object.entries(ALWAYS)) {
        expect([name, answer.headers.get(name)]).toEqual([name, expect.stringMatching(expected)]);
      }
      expect(answer.headers.get('content-security-policy')).not.toContain('unsafe');
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      expect(answer.headers.get('x-powered-by')).toBeNull();
      const isDocument = answer.headers.get('content-type')?.startsWith('text/html');
      expect(answer.headers.has('permissions-policy')).toBe(Boolean(isDocument));
      expect(answer.headers.has('strict-transport-security')).toBe(scheme === 'https');
      if (answer.status >= 400) expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );

  test('a foreign origin is never reflected', async () => {
    const headers = { origin: 'https://evil.example' };
    const answer = await api.call('/api/team', { headers });
    expect(JSON.stringify([...answer.headers])).not.toContain('evil.example');
  });
});
