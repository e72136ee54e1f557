import { MAX_RIGHTS } from 'shared/contracts/team/rights';
import { RANKS } from 'shared/contracts/team/ranks';
import type { Access } from '../../src/http/access/access.ts';
import { RouteCatalog } from '../../src/http/route-catalog.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { CALLERS, Credentials, expectedOf, neighboursOf, type Caller } from './callers.ts';
import { MATRIX, PARAMS, type Who } from './matrix.ts';

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
  const answer = await fetch(`${api.url}${path}`, {
    method,
    redirect: 'manual',
    signal: controller.signal,
    headers: { ...headers, ...(method !== 'GET' && { 'content-type': 'application/json' }) },
    ...(method !== 'GET' && { body: '{"nonsense":true}' }),
  });
  const isStream = answer.headers.get('content-type')?.includes('event-stream');
  const body = isStream ? '' : await answer.text();
  // A stream never ends by itself.
  controller.abort();
  return { status: answer.status, headers: answer.headers, body } satisfies Answer;
}

/** The words of the guard; a handler's own 401 (sign in at Discord again) says something else. */
const GUARD =
  /Sign in first\.|valid (ingest|deploy) key|deploy key covers|Only members of the team|Only for members|scope/;

const pathOf = (route: string) =>
  route.replace(/:(\w+)/g, (_whole, name: string) => PARAMS[name] ?? '1').replace('*', 'x');

function requestOf(route: string) {
  const [verb = '', path = ''] = route.split(' ');
  return { method: verb === 'ALL' ? 'GET' : verb, path: pathOf(path) };
}

/** Sends one call and holds the guard's part of the answer against the matrix. */
async function check(route: string, who: Who, caller: Caller) {
  const { method, path } = requestOf(route);
  const answer = await send(method, path, await credentials.headersOf(caller, who));
  const isRefused = [401, 403].includes(answer.status) && GUARD.test(answer.body);
  expect([caller, isRefused ? answer.status : 0]).toEqual([caller, expectedOf(who, caller)]);
  expect(answer.status).not.toBe(500);
  // No page of another site reads an answer, and no cache keeps a private one.
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  if (who !== 'public') expect(answer.headers.get('cache-control')).toMatch(/no-store/);
}

/** A decorator in the words of the matrix. */
function whoOf(access: Access | undefined): Who | undefined {
  switch (access?.kind) {
    case 'team': {
      const ranks = MAX_RIGHTS[access.right];
      return ranks.length === RANKS.length ? 'team' : (ranks.join('|') as Who);
    }
    case 'ingest':
      return `ingest:${access.scope}`;
    case 'deploy':
      return access.reads ? 'deploy' : 'deploy:name';
    default:
      return access?.kind;
  }
}

test('every route is decorated as the matrix says, and the matrix has no other route', () => {
  const routes = api.app.get(RouteCatalog).routes();
  const decorated = routes.map(({ method, path, access }) => [`${method} ${path}`, whoOf(access)]);
  expect(Object.fromEntries(decorated)).toEqual(MATRIX);
});

describe.each(Object.entries(MATRIX))('%s (%s)', (route, who) => {
  test('[spec1 §6] the least allowed caller passes, the most privileged other one does not', async () => {
    const { allowed, denied } = neighboursOf(who);
    await check(route, who, allowed);
    if (denied) await check(route, who, denied);
  });
});

/** One route for each kind of access: the guard treats all routes of a kind alike. */
const CLASSES = Object.entries(
  Object.fromEntries(
    Object.entries(MATRIX)
      .filter(([route]) => !route.startsWith('DELETE'))
      .map(([route, who]) => [who.replace(/^ingest:.*/, 'ingest'), { route, who }]),
  ),
);

describe.each(CLASSES)('access "%s"', (_name, { route, who }) => {
  test.each(CALLERS)('[spec1 §6] %s', (caller) => check(route, who, caller));

  if (who === 'public') return;
  const { method, path } = requestOf(route);
  test.each([
    ['a slash at the end', `${path}/`],
    ['capitals', path.toUpperCase()],
    ['a double slash', path.replace('/api/', '/api//')],
    ['an encoded slash', path.replace('/api/', '/api%2F')],
    ['an encoded letter', path.replace('/api/', '/%61pi/')],
    ['a parameter twice', `${path}?userId=1&userId=2&page[]=1`],
  ])('anonymous is not let in by %s', async (_kind, spelling) => {
    expect((await send(method, spelling, {})).status).toBeGreaterThanOrEqual(400);
    const head = await fetch(api.url + spelling, { method: 'HEAD' });
    expect(head.status).toBeGreaterThanOrEqual(400);
  });
});
