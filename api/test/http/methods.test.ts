import { RouteCatalog } from '../../src/http/contract/route-catalog.ts';
import { sendRaw } from '../attack/raw.ts';
import { PARAMS } from '../access/matrix.ts';
import { remoteRelease, shellRelease } from '../registry/fixtures.ts';
import { goLive } from '../registry/go-live.ts';
import { startApi, type TestApi } from '../support/api.ts';

/** A request with a line of its own, such as one of HTTP/1.0. */
const request = (...lines: string[]) => [...lines, '', ''].join('\r\n');
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const PAGE = 'GET, HEAD, OPTIONS';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({
    env: { PUBLIC_ORIGIN: 'https://juno.example', REDIRECT_HOSTS: 'www.test' },
  });
  await goLive(api, shellRelease());
  await goLive(api, remoteRelease());
});

const fill = (path: string) =>
  path.replace(/:(\w+)/g, (_whole, name: string) => PARAMS[name] ?? '1').replace('*', 'x');

test('Every route answers a method that it does not take with 405 and those that it takes.', async () => {
  const catalog = api.app.get(RouteCatalog);
  const paths = new Set(
    catalog.routes().flatMap(({ path, method }) => (method === 'ALL' ? [] : path)),
  );
  expect(paths.size).toBeGreaterThan(100);
  for (const path of paths) {
    const address = fill(path);
    const taken = catalog.methodsAt(address);
    expect([path, taken.length > 0]).toEqual([path, true]);
    const allow = [...taken, 'OPTIONS'].join(', ');
    for (const method of METHODS.filter((one) => !taken.includes(one)).slice(0, 1)) {
      const { status, headers } = await api.call(address, { method });
      expect([method, path, status, headers.get('allow')]).toEqual([method, path, 405, allow]);
    }
    const { status, headers } = await api.call(address, { method: 'OPTIONS' });
    expect([path, status, headers.get('allow')]).toEqual([path, 204, allow]);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  }
});

test.each([
  ['POST', '/', PAGE],
  ['POST', '/status?range=7d', PAGE],
  ['DELETE', '/no-such-page', PAGE],
  ['PROPFIND', '/', PAGE],
  ['POST', '/%61pi/team', PAGE],
  ['TRACE', '/api/team', PAGE],
  ['PUT', '/api/account/sessions/1', 'DELETE, OPTIONS'],
  ['GET', '/api/ingest/shards', 'POST, OPTIONS'],
])(
  '%s %s is a problem that names the methods, whatever its body is.',
  async (method, path, allow) => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json']) {
      const answer = await sendRaw(
        api.url,
        `${request(`${method} ${path} HTTP/1.1`, 'Host: juno.example', 'Connection: close', `Content-Type: ${type}`, 'Content-Length: 3')}{x}`,
      );
      expect(answer.status).toBe(405);
      expect(answer.text).toMatch(new RegExp(`^allow: ${allow}\\r$`, 'im'));
      expect(answer.text).toMatch(/^content-type: application\/problem\+json/im);
    }
  },
);

test.each(['/api/nothing', '/api', '/api/teams', '/api/history/'])(
  '%s is 404 for every method.',
  async (path) => {
    for (const method of [...METHODS, 'OPTIONS'])
      expect([method, (await api.call(path, { method })).status]).toEqual([method, 404]);
  },
);

test('HEAD is taken wherever GET is, and 404 where nothing is.', async () => {
  for (const [path, status] of [
    ['/', 200],
    ['/api/team', 200],
    ['/api/nothing', 404],
    ['/no-such-page', 404],
  ] as const)
    expect((await api.call(path, { method: 'HEAD' })).status).toBe(status);
});

test('Health checks of load balancers by OPTIONS get 204 and the methods.', async () => {
  for (const line of ['OPTIONS / HTTP/1.0', 'OPTIONS * HTTP/1.0']) {
    const { status, text } = await sendRaw(api.url, request(line));
    expect([line, status]).toEqual([line, 204]);
    expect(text).toMatch(/^allow: GET, HEAD, .*OPTIONS\r$/im);
    expect(text).toMatch(/^x-content-type-options: nosniff\r$/im);
  }
  const asked = request('OPTIONS * HTTP/1.1', 'Host: juno.example', 'Connection: close');
  expect((await sendRaw(api.url, asked)).status).toBe(204);
  expect((await sendRaw(api.url, request('GET * HTTP/1.0'))).status).toBe(404);
});

describe('a target in absolute form', () => {
  const ask = (target: string, host = 'juno.example') =>
    sendRaw(api.url, request(`GET ${target} HTTP/1.1`, `Host: ${host}`, 'Connection: close'));

  test.each([
    ['http://juno.example/status?range=7d', 200, '<html'],
    ['HTTPS://juno.example:443/api/team', 200, '['],
    ['http://juno.example', 200, '<html'],
    ['http://juno.example?x=1', 200, '<html'],
    ['http://evil.example/api/nothing', 404, 'Not found.'],
    ['http://juno.example/mfe/mfe-public/1.0.0/remoteEntry%2ejs', 404, 'Not found.'],
  ])('%s is its path.', async (target, status, content) => {
    // Twice: the second answer is a repetition where one is allowed.
    for (const answer of [await ask(target), await ask(target)]) {
      expect([answer.status, answer.text.includes(content)]).toEqual([status, true]);
    }
  });

  test('The host of the target counts, and not that of the header.', async () => {
    const redirected = await ask('http://www.test/status');
    expect(redirected.status).toBe(301);
    expect(redirected.text).toMatch(/^location: https:\/\/juno\.example\/status\r$/im);
    expect((await ask('http://juno.example/status', 'www.test')).status).toBe(200);
  });

  test('An address of another scheme is no path of this site.', async () => {
    for (const target of ['ftp://juno.example/status', 'file:///etc/passwd'])
      expect((await ask(target)).status).toBeGreaterThanOrEqual(400);
  });
});
