import { startApi, type TestApi } from '../support/api.ts';

const ORIGIN = 'https://juno.example';

describe('state-changing requests with a session cookie', () => {
  let api: TestApi;
  let cookie: string;
  beforeAll(async () => {
    api = await startApi({ env: { PUBLIC_ORIGIN: ORIGIN } });
    cookie = await api.signIn({ id: '111111111111111111' });
  });
  /** 404 means that the request was admitted: the path does not exist. */
  const post = async (headers: Record<string, string>) =>
    (await api.call('/api/nothing', { method: 'POST', headers: { cookie, ...headers } })).status;

  test.each([
    ['same-origin', 404],
    ['same-site', 403],
    ['cross-site', 403],
    ['none', 403],
    ['anything', 403],
  ])('with Sec-Fetch-Site %s are answered with %i', async (site, status) => {
    expect(await post({ 'sec-fetch-site': site })).toBe(status);
  });

  test.each([
    [ORIGIN, 404],
    ['https://evil.example', 403],
    ['https://sub.juno.example', 403],
    ['http://juno.example', 403],
    ['null', 403],
  ])('with Origin %s and no Sec-Fetch-Site are answered with %i', async (origin, status) => {
    expect(await post({ origin })).toBe(status);
  });

  test('are rejected with an Origin that matches Host only', async () => {
    expect(await post({ origin: api.url })).toBe(403);
  });

  test('are judged by Sec-Fetch-Site before Origin', async () => {
    expect(await post({ 'sec-fetch-site': 'cross-site', origin: ORIGIN })).toBe(403);
  });

  test('are rejected with neither header', async () => {
    expect(await post({})).toBe(403);
  });

  test('are admitted without a cookie', async () => {
    expect(await post({ cookie: '', 'sec-fetch-site': 'cross-site' })).toBe(404);
  });

  test('are not restricted when they only read', async () => {
    const headers = { cookie, 'sec-fetch-site': 'cross-site' };
    expect((await api.call('/api/auth/me', { headers })).status).toBe(200);
  });
});
