import { get } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { TestApi } from '../support/api.ts';
import { remoteRelease, shellRelease } from '../registry/fixtures.ts';
import { goLive } from '../registry/go-live.ts';
import { startWithDiscord } from '../support/sign-in.ts';

const ORIGIN = 'https://juno.example';
const ALIAS = 'www.juno.example';
/** What a proxy that rewrites `Host` sends. */
const INNER = '10.0.0.9:3000';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
}

/** Sends a request to a host name of the site. `fetch` does not let its caller name the host. */
function visit(api: TestApi, host: string, path: string, headers: IncomingHttpHeaders = {}) {
  const { hostname, port } = new URL(api.url);
  return new Promise<Answer>((resolve, reject) => {
    get({ hostname, port, path, headers: { ...headers, host } }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers });
    }).on('error', reject);
  });
}

describe('other host names of the site', () => {
  let api: TestApi;
  let discord: string;
  beforeAll(async () => {
    const env = { PUBLIC_ORIGIN: ORIGIN, REDIRECT_HOSTS: `${ALIAS}, 127.0.0.1:3000` };
    const started = await startWithDiscord({ env });
    ({ api } = started);
    discord = started.discord.url;
    await goLive(api, shellRelease());
    await goLive(api, remoteRelease());
  });

  const signIn = (host: string, query = '', headers: IncomingHttpHeaders = {}) =>
    visit(api, host, `/api/auth/discord${query}`, headers);
  const isDiscord = ({ headers }: Answer) =>
    headers.location?.startsWith(`${discord}/oauth2/authorize`);
  /** The address at `PUBLIC_ORIGIN` to which an answer leads. */
  const onward = ({ headers }: Answer) => {
    const { origin, pathname, search, searchParams } = new URL(headers.location ?? '');
    expect(origin).toBe(ORIGIN);
    return { path: `${pathname}${search}`, pathname, query: Object.fromEntries(searchParams) };
  };

  test.each([ALIAS, '127.0.0.1:3000', '127.0.0.1', 'juno.example:8443', 'evil.example', INNER])(
    'A sign-in at %s begins at PUBLIC_ORIGIN, without a cookie before and with the return path.',
    async (host) => {
      const answer = await signIn(host, '?again=1&returnTo=%2Fstore%3Fplan%3DDuo%23top');
      expect(answer.status).toBe(302);
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(answer.headers['cache-control']).toBe('no-store');
      const { path, pathname, query } = onward(answer);
      expect(pathname).toBe('/api/auth/discord');
      expect(query).toMatchObject({ again: '1', returnTo: '/store?plan=Duo#top' });
      const begun = await visit(api, 'juno.example', path);
      expect(isDiscord(begun)).toBe(true);
      expect(String(begun.headers['set-cookie'])).toContain('sign-in=');
    },
  );

  test('A sign-in at PUBLIC_ORIGIN leads to Discord at once, however a client writes the host.', async () => {
    for (const host of ['juno.example', 'JUNO.example', 'juno.example:443'])
      expect(isDiscord(await signIn(host))).toBe(true);
  });

  test('The page that required the sign-in survives the change of the host.', async () => {
    const answer = await signIn(ALIAS, '', { cookie: '__Host-return-to=%2Fuser%2Flicenses' });
    expect(onward(answer).query['returnTo']).toBe('/user/licenses');
  });

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/api/auth/discord'])(
    'A sign-in at another host returns to no other place, such as %s.',
    async (returnTo) => {
      const query = `?returnTo=${encodeURIComponent(returnTo)}`;
      expect(onward(await signIn('evil.example', query)).query['returnTo']).toBe('/');
    },
  );

  test('Behind a proxy that rewrites the host a sign-in is sent on once, and then begins.', async () => {
    const { path } = onward(await signIn(INNER));
    expect(isDiscord(await visit(api, INNER, path))).toBe(true);
    expect(isDiscord(await signIn(INNER, '', { 'x-forwarded-host': 'juno.example' }))).toBe(true);
  });

  test('A callback is answered at any host.', async () => {
    const answer = await signIn(ALIAS, '/callback?code=x&state=y');
    expect(answer.headers.location).toBe('/?signin=failed');
  });

  test.each(['/', '/status?range=7d', '//evil.example/x', '/nothing'])(
    'The page %s of a named host redirects to PUBLIC_ORIGIN.',
    async (path) => {
      for (const host of ['juno.example', 'WWW.juno.example', `${ALIAS}:443`, '127.0.0.1:3000']) {
        const { status, headers } = await visit(api, host, path);
        const isOwn = host === 'juno.example';
        expect(status === 301).toBe(!isOwn);
        if (!isOwn) expect(headers.location).toBe(`${ORIGIN}${path}`);
      }
    },
  );

  test.each(['evil.example', INNER, '127.0.0.1', 'juno.example.evil.example', `${ALIAS}@evil`])(
    'The pages of %s, which nobody has named, do not redirect, so no proxy makes a loop.',
    async (host) => {
      for (const forged of [
        {},
        { 'x-forwarded-host': 'evil.example' },
        { forwarded: `host=${ALIAS}` },
      ])
        expect((await visit(api, host, '/status', forged)).status).toBe(200);
    },
  );

  test('A forged X-Forwarded-Host makes no redirect, and names no place for one.', async () => {
    const forged = { 'x-forwarded-host': ALIAS };
    expect((await visit(api, 'juno.example', '/status', forged)).status).toBe(200);
    const answer = await visit(api, ALIAS, '/status', { 'x-forwarded-host': 'evil.example' });
    expect(answer.headers.location).toBe(`${ORIGIN}/status`);
  });

  test('A proxy that rewrites the host to a named one, and says so, makes no loop.', async () => {
    const said = { 'x-forwarded-host': 'juno.example' };
    expect((await visit(api, ALIAS, '/status', said)).status).toBe(200);
  });

  test('Calls and files answer at any host.', async () => {
    for (const path of ['/api/team', '/robots.txt'])
      expect((await visit(api, ALIAS, path)).status).toBe(200);
  });
});
