import { eq, sql } from 'drizzle-orm';
import { MAX_RIGHTS } from '@portico/sdk/contracts/team/rights';
import { RANKS } from '@portico/sdk/contracts/team/ranks';
import type { Access } from '../../src/http/access/access.ts';
import { hashOpaqueId } from '../../src/http/request/id-cookie.ts';
import { RouteCatalog } from '../../src/http/contract/route-catalog.ts';
import { sessions } from '../../src/identity/session/session.table.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { asPage } from '../support/shown-user.ts';
import { CALLERS, Credentials, expectedOf, neighborsOf, type Caller } from './callers.ts';
import { MATRIX, MAY_BE_UNNAMED, pathOf, RECENT, type Who } from './matrix.ts';

let api: TestApi;
let credentials: Credentials;

beforeAll(async () => {
  api = await startApi({ env: { SANDBOX: '1' } });
  credentials = new Credentials(api);
});

interface Answer {
  status: number;
  headers: Headers;
  body: string;
}

async function send(method: string, path: string, headers: Record<string, string>) {
  const controller = new AbortController();
  const request = await asPage(api.app, {
    method,
    redirect: 'manual',
    signal: controller.signal,
    headers: { ...headers, ...(method !== 'GET' && { 'content-type': 'application/json' }) },
    ...(method !== 'GET' && { body: '{"nonsense":true}' }),
  });
  const answer = await fetch(`${api.url}${path}`, request);
  const isStream = answer.headers.get('content-type')?.includes('event-stream');
  const body = isStream ? '' : await answer.text();
  // Ends an event stream.
  controller.abort();
  return { status: answer.status, headers: answer.headers, body } satisfies Answer;
}

/** Routes whose public answers pages of other sites read (api/test/http/headers.test.ts, api/test/registry). */
const FOR_OTHER_ORIGINS = new Set([
  ...['GET /api/registry', 'GET /mfe/*', 'GET /mfe/:name/mf-manifest.json', 'GET /shell/*'],
]);

/**
 * Messages about credentials and access. A 401 of a handler (sign in at Discord again) has another
 * message.
 */
const GUARD =
  /Sign in first\.|valid (ingest|deploy|smoke) key|deploy key covers|Only team members|one of these ranks|scope/;

function requestOf(route: string) {
  const [method = '', path = ''] = route.split(' ');
  return { method: method === 'ALL' ? 'GET' : method, path: pathOf(path) };
}

/** Sends one request and compares the decision with the matrix. */
async function check(route: string, who: Who, caller: Caller) {
  const { method, path } = requestOf(route);
  const answer = await send(method, path, await credentials.headersOf(caller, who));
  const isRefused = [401, 403].includes(answer.status) && GUARD.test(answer.body);
  expect([caller, isRefused ? answer.status : 0]).toEqual([caller, expectedOf(who, caller)]);
  expect(answer.status).not.toBe(500);
  // Pages of other sites can read what is theirs, and caches do not keep private answers.
  if (!FOR_OTHER_ORIGINS.has(route))
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  if (who !== 'public') expect(answer.headers.get('cache-control')).toMatch(/no-store/);
}

/** The access of a route in the notation of the matrix. */
function whoOf(access: Access | undefined): Who | undefined {
  switch (access?.kind) {
    case 'team': {
      const ranks = MAX_RIGHTS[access.right];
      return ranks.length === RANKS.length ? 'team' : (ranks.join('|') as Who);
    }
    case 'ingest':
      return `ingest:${access.scope}`;
    case 'deploy':
      if (access.app === 'site') return 'deploy:site';
      return access.reads ? 'deploy' : 'deploy:name';
    default:
      return access?.kind;
  }
}

test('the matrix lists every route with the access of its decorator, and no other route', () => {
  const routes = api.app.get(RouteCatalog).routes();
  const decorated = routes.map(({ method, path, access }) => [`${method} ${path}`, whoOf(access)]);
  expect(Object.fromEntries(decorated)).toEqual(MATRIX);
});

test('the matrix lists every change that need not name the shown user, and no other route', () => {
  const unnamed = api.app
    .get(RouteCatalog)
    .routes()
    .filter(({ access }) => access && 'mayBeUnnamed' in access && access.mayBeUnnamed)
    .map(({ method, path }) => `${method} ${path}`);
  expect(['POST /api/auth/logout', ...unnamed].sort()).toEqual([...MAY_BE_UNNAMED].sort());
});

test('the matrix lists every route that asks for a recent sign-in, and no other route', () => {
  const asking = api.app
    .get(RouteCatalog)
    .routes()
    .filter(({ access }) => access && 'recent' in access && access.recent)
    .map(({ method, path }) => `${method} ${path}`);
  expect(asking.sort()).toEqual([...RECENT].sort());
});

test.each(RECENT)('%s rejects a sign-in of more than five minutes ago', async (route) => {
  const who = MATRIX[route] ?? 'public';
  const { method, path } = requestOf(route);
  const answerAt = async (age: string) => {
    const headers = await credentials.headersOf(neighborsOf(who).allowed, who);
    const createdAt = sql`now() - ${age}::interval`;
    const idHash = hashOpaqueId(headers.cookie?.split('=')[1] ?? '');
    await api.db().update(sessions).set({ createdAt }).where(eq(sessions.idHash, idHash));
    const { status, body } = await send(method, path, headers);
    return [status, body.includes('urn:portico:problem:sign-in-again')];
  };
  expect(await answerAt('301 seconds')).toEqual([403, true]);
  expect((await answerAt('295 seconds'))[1]).toBe(false);
});

describe.each(Object.entries(MATRIX))('%s (%s)', (route, who) => {
  test('[spec1 §6.1, §6.2, §6.3] admits the least privileged allowed caller and rejects the most privileged other one', async () => {
    const { allowed, denied } = neighborsOf(who);
    await check(route, who, allowed);
    if (denied) await check(route, who, denied);
  });
});

/** One route of each kind of access, because all routes of a kind share the check. */
const CLASSES = Object.entries(
  Object.fromEntries(
    Object.entries(MATRIX)
      .filter(([route]) => !route.startsWith('DELETE'))
      .map(([route, who]) => [who.replace(/^ingest:.*/, 'ingest'), { route, who }]),
  ),
);

describe.each(CLASSES)('access "%s"', (_name, { route, who }) => {
  test.each(CALLERS)('[spec1 §6.1, §6.2, §6.3] answers %s as the matrix states', (caller) =>
    check(route, who, caller),
  );

  if (who === 'public') return;
  const { method, path } = requestOf(route);
  test.each([
    ['a slash at the end', `${path}/`],
    ['capitals', path.toUpperCase()],
    ['a double slash', path.replace('/api/', '/api//')],
    ['an encoded slash', path.replace('/api/', '/api%2F')],
    ['an encoded letter', path.replace('/api/', '/%61pi/')],
    ['a parameter twice', `${path}?userId=1&userId=2&page[]=1`],
  ])('rejects an anonymous request with %s', async (_kind, spelling) => {
    expect((await send(method, spelling, {})).status).toBeGreaterThanOrEqual(400);
    const head = await fetch(api.url + spelling, { method: 'HEAD' });
    expect(head.status).toBeGreaterThanOrEqual(400);
  });
});
