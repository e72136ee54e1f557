import { remoteRelease, shellRelease, smallRelease } from '../registry/fixtures.ts';
import { goLive } from '../registry/go-live.ts';
import { rawRequest } from '../registry/raw-request.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { cspFindings } from '../support/csp-findings.ts';
import { observatory } from '../support/observatory.ts';

/** Headers of every answer. */
const ALWAYS = {
  'content-security-policy':
    "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
const HSTS = 'max-age=63072000; includeSubDomains';
const REQUEST_ID = /^[0-9a-f-]{36}$/;

/** What a route sets in place of a header of every answer. */
interface Other {
  policy?: RegExp;
  referrer?: string;
  /** Whether pages of other origins may use the answer. */
  isOpen?: true;
}
const OPEN: Other = { isOpen: true };
const PAGE: Other = { policy: /^default-src 'none'; script-src 'nonce-.*; trusted-types mfe; / };
const MANUAL: Other = { policy: /^default-src 'none'; script-src 'nonce-[\w+/=]{24}'; / };

const ANSWERS: [method: string, path: string, status: number, other?: Other][] = [
  ['GET', '/', 200, PAGE],
  ['GET', '/no-such-page', 404, PAGE],
  ['GET', '/mfe/mfe-public/1.0.0/remoteEntry.js', 200, OPEN],
  ['GET', '/mfe/mfe-public/1.0.0/nothing.js', 404],
  ['GET', '/mfe/mfe-public/mf-manifest.json', 200, OPEN],
  ['GET', '/mfe/mfe-none/mf-manifest.json', 404],
  ['GET', '/api/registry', 200, OPEN],
  ['GET', '/shell/1.0.0/shell.js', 200, OPEN],
  ['GET', '/robots.txt', 200],
  ['GET', '/favicon.ico', 302],
  ['GET', '/site.webmanifest', 200],
  ['GET', '/cdn/icon.svg', 200, OPEN],
  ['GET', '/api/team', 200],
  ['HEAD', '/api/team', 200],
  ['OPTIONS', '/api/team', 204],
  ['PUT', '/api/history', 405],
  ['POST', '/status', 405],
  ['GET', '/api/history', 200],
  ['GET', '/api/auth/me', 401],
  ['GET', '/api/auth/discord', 303, { referrer: 'no-referrer' }],
  ['GET', '/api/nothing-here', 404],
  ['GET', '/api/history?range=9d', 400],
  ['POST', '/api/ingest/shards', 401],
  ['GET', '/api/%zz', 400],
  ['GET', '/api/docs', 200, MANUAL],
  ['GET', '/api/docs/swagger-ui-bundle.js', 200],
  ['GET', '/api/docs/package.json', 404],
  ['GET', '/api/openapi.json', 200],
  ['GET', '/api/health/live', 200],
  ['GET', '/metrics', 404],
  ['GET', '/assets/nothing.js', 404],
];

describe.each([
  ['http', 'http://localhost:3000'],
  ['https', 'https://juno.example'],
])('headers over %s', (scheme, origin) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ env: { PUBLIC_ORIGIN: origin } });
    await goLive(api, shellRelease());
    await goLive(api, remoteRelease('1.0.0', {}, { 'mf-manifest.json': '{"metaData":{}}' }));
  });

  test.each(ANSWERS)(
    '%s %s answers %i with every security header',
    async (method, path, status, { policy, referrer, isOpen } = {}) => {
      const { headers, status: answered } = await api.call(path, { method, redirect: 'manual' });
      expect(answered).toBe(status);
      expect(Object.fromEntries(headers)).toMatchObject({
        ...ALWAYS,
        ...(policy && { 'content-security-policy': expect.stringMatching(policy) as string }),
        ...(referrer && { 'referrer-policy': referrer }),
        ...(isOpen && { 'cross-origin-resource-policy': 'cross-origin' }),
        'x-request-id': expect.stringMatching(REQUEST_ID) as string,
      });
      expect(headers.get('strict-transport-security')).toBe(scheme === 'https' ? HSTS : null);
      const isDocument = headers.get('content-type')?.startsWith('text/html');
      expect(headers.has('permissions-policy')).toBe(Boolean(isDocument));
      const csp = headers.get('content-security-policy') ?? '';
      expect(csp).not.toContain('unsafe');
      // A site without https has images without https.
      if (scheme === 'https') expect(cspFindings(csp, policy !== PAGE)).toEqual([]);
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('access-control-allow-origin')).toBe(isOpen ? '*' : null);
      expect(headers.get('access-control-allow-credentials')).toBeNull();
      if (answered >= 400 && !isDocument) expect(headers.get('cache-control')).toBe('no-store');
    },
  );

  test('a target without a path is answered with every security header', async () => {
    const { status, head } = await rawRequest(api.url, '*');
    const lines = head
      .split('\r\n')
      .map((line) => line.replace(/^[^:]+/, (name) => name.toLowerCase()));
    expect(status).toBe(404);
    for (const [name, value] of Object.entries(ALWAYS))
      expect(lines).toContain(`${name}: ${value}`);
    expect(lines.includes(`strict-transport-security: ${HSTS}`)).toBe(scheme === 'https');
  });

  test('the cookie of a remembered page has the __Host- prefix over https', async () => {
    const { headers } = await api.call('/staff/overview', { redirect: 'manual' });
    const attributes = '=%2Fstaff%2Foverview; Max-Age=600; Path=/; ';
    expect(headers.getSetCookie()).toEqual([
      scheme === 'https'
        ? `__Host-return-to${attributes}Secure; SameSite=Lax`
        : `return-to${attributes}SameSite=Lax`,
    ]);
  });

  test('a foreign origin is never reflected', async () => {
    const headers = { origin: 'https://evil.example' };
    const answer = await api.call('/api/team', { headers });
    expect(JSON.stringify([...answer.headers])).not.toContain('evil.example');
  });
});

describe('the grade of the Observatory', () => {
  const cookies: Record<string, string> = { nobody: '' };
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ env: { PUBLIC_ORIGIN: 'https://juno.example', HSTS_PRELOAD: '1' } });
    await goLive(api, shellRelease());
    await goLive(api, remoteRelease());
    await goLive(api, smallRelease('mfe-staff'));
    cookies.customer = await api.signIn({ id: '100000000000000001' });
    cookies.owner = await api.signIn({ id: '100000000000000002', rank: 'Owner' });
  });

  test.each([
    ['/', 'nobody', 200],
    ['/', 'customer', 200],
    ['/staff', 'owner', 200],
    ['/no-such-page', 'nobody', 404],
    ['/api/team', 'nobody', 200],
    ['/api/auth/me', 'customer', 200],
    ['/api/docs', 'nobody', 200],
    // Sets the cookie of an attempt to sign in.
    ['/api/auth/discord', 'nobody', 303],
  ])('of %s for %s is A+, and no test takes points', async (path, who, status) => {
    const headers = { cookie: cookies[who] ?? '' };
    const answer = await api.call(path, { headers, redirect: 'manual' });
    expect(answer.status).toBe(status);
    const { grade, points } = observatory(answer, await answer.text());
    expect(Object.entries(points).filter(([, point]) => point < 0)).toEqual([]);
    expect(points).toMatchObject({ 'content-security-policy': 10, 'x-frame-options': 5 });
    expect(grade).toBe('A+');
  });

  test('of a site that asks for preloading has "preload" in HSTS', async () => {
    const { headers } = await api.call('/api/team');
    expect(headers.get('strict-transport-security')).toBe(`${HSTS}; preload`);
  });

  test('is not A+ if a header is missing or weak', () => {
    const good = {
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'strict-transport-security': HSTS,
      'x-content-type-options': 'nosniff',
    };
    const gradeOf = (headers: Record<string, string>, body = '') =>
      observatory(new Response(null, { headers: { ...good, ...headers } }), body).grade;
    expect(gradeOf({})).toBe('A+');
    expect(gradeOf({ 'content-security-policy': "script-src 'unsafe-inline'" })).toBe(
      'B+ or worse',
    );
    expect(gradeOf({ 'content-security-policy': "default-src 'none'; img-src http:" })).toBe(
      'B+ or worse',
    );
    expect(gradeOf({ 'set-cookie': 'session=1; Secure; SameSite=Lax' })).toBe('B+ or worse');
    expect(gradeOf({ 'content-type': 'text/html' }, '<script src="//a.example/a.js">')).toBe(
      'B+ or worse',
    );
  });
});
