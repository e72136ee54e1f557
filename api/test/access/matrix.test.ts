import { eq } from 'drizzle-orm';
import { RANKS } from 'shared/contracts/team/ranks';
import { OPERATOR } from '../../src/audit/audit.writer.ts';
import { RouteCatalog } from '../../src/http/route-catalog.ts';
import { KeyService } from '../../src/ingest/key.service.ts';
import { DeployKeyService } from '../../src/releases/deploy-key.service.ts';
import { teamMembers } from '../../src/team/team.table.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { MATRIX, PARAMS } from './matrix.ts';

/** Everyone who may knock. */
const PEOPLE = ['anonymous', 'customer', 'other customer', 'ex-staff', 'no rank', ...RANKS];
const BOTS = ['bot', 'bot with another scope', 'bot with a revoked key'];
const REVOKED = 'bot with a revoked key';
/** Pipelines of teams: the team of the part that a route is asked about, and others. */
const TEAMS = ['deployer', 'deployer of another part', 'deployer with a revoked key'];

/** What a caller is told before anything else happens: 0 is "come in". */
function expected(who: string, caller: string): 0 | 401 | 403 {
  if (who === 'public') return 0;
  const isBot = BOTS.includes(caller);
  if (who.startsWith('ingest:')) {
    if (!isBot || caller === REVOKED) return 401;
    return caller === 'bot' ? 0 : 403;
  }
  const isTeam = TEAMS.includes(caller);
  if (who.startsWith('deploy')) {
    if (!isTeam || caller === 'deployer with a revoked key') return 401;
    return who === 'deploy' || caller === 'deployer' ? 0 : 403;
  }
  if (isBot || isTeam || caller === 'anonymous') return 401;
  if (who === 'signed-in') return 0;
  if (!['no rank', ...RANKS].includes(caller)) return 403;
  return who === 'team' || who.split('|').includes(caller) ? 0 : 403;
}

let api: TestApi;
let keys: Record<string, string>;

beforeAll(async () => {
  api = await startApi({ env: { SANDBOX: '1' } });
  const service = api.app.get(KeyService);
  const revoked = await service.create('revoked', ['*'], OPERATOR);
  await service.revoke(revoked.id, OPERATOR);
  const deploy = api.app.get(DeployKeyService);
  const keyFor = (part: string) => deploy.create('test', [part], OPERATOR);
  const ended = await keyFor('*');
  await deploy.revoke(ended.id, OPERATOR);
  keys = {
    bot: await api.newKey('*'),
    [REVOKED]: revoked.key,
    deployer: (await keyFor(PARAMS['name'] ?? '')).key,
    'deployer of another part': (await keyFor('mfe-tools')).key,
    'deployer with a revoked key': ended.key,
  };
});

/** The credentials of a caller, fresh for each call: some calls end them. */
async function headersOf(caller: string, who: string): Promise<Record<string, string>> {
  const key = keys[caller] ?? (caller === 'bot with another scope' && (await otherKey(who)));
  if (key) return { authorization: `Bearer ${key}` };
  if (caller === 'anonymous') return {};
  const index = PEOPLE.indexOf(caller);
  const id = `10000000000000000${index}`;
  const isMember = index >= PEOPLE.indexOf('ex-staff');
  const cookie = await api.signIn({ id, rank: isMember ? caller : undefined });
  if (caller === 'ex-staff') await api.db().delete(teamMembers).where(eq(teamMembers.userId, id));
  return { cookie, 'sec-fetch-site': 'same-origin' };
}

const others = new Map<string, string>();
async function otherKey(who: string): Promise<string> {
  const scope = who === 'ingest:shards' ? 'history' : 'shards';
  const key = others.get(scope) ?? (await api.newKey(scope));
  others.set(scope, key);
  return key;
}

interface Answer {
  status: number;
  headers: Headers;
  body: string;
}

async function knock(method: string, path: string, headers: Record<string, string>) {
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

const pathOf = (route: string) =>
  route.replace(/:(\w+)/g, (_whole, name: string) => PARAMS[name] ?? '1').replace('*', 'x');

/** The words of the guard; a handler's own 401 (sign in at Discord again) says something else. */
const GUARD =
  /Sign in first\.|valid (ingest|deploy) key|deploy key is for|Only members of the team|Only for members|scope/;

test('the matrix speaks of the routes that there are, and of no others', () => {
  const routes = api.app.get(RouteCatalog).routes();
  const known = routes.map(({ method, path }) => `${method} ${path}`);
  expect(known.toSorted()).toEqual(Object.keys(MATRIX).toSorted());
});

describe.each(Object.entries(MATRIX))('%s is for: %s', (route, who) => {
  const [verb = '', path = ''] = route.split(' ');
  const method = verb === 'ALL' ? 'GET' : verb;

  test.each([...PEOPLE, ...BOTS, ...TEAMS])('[spec1 §6] %s', async (caller) => {
    const headers = await headersOf(caller, who);
    const answer = await knock(method, pathOf(path), headers);
    const isRefused = [401, 403].includes(answer.status) && GUARD.test(answer.body);
    expect(isRefused ? answer.status : 0).toBe(expected(who, caller));
    expect(answer.status).not.toBe(500);
    // No page of another site reads an answer, and no cache keeps a private one.
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    if (who !== 'public') expect(answer.headers.get('cache-control')).toMatch(/no-store/);
  });

  if (who !== 'public') {
    const plain = pathOf(path);
    test.each([
      ['a slash at the end', `${plain}/`],
      ['capitals', plain.toUpperCase()],
      ['a double slash', plain.replace('/api/', '/api//')],
      ['an encoded slash', plain.replace('/api/', '/api%2F')],
      ['an encoded letter', plain.replace('/api/', '/%61pi/')],
      ['a parameter twice', `${plain}?userId=1&userId=2&page[]=1`],
    ])('no spelling lets anonymous in: %s', async (_kind, spelling) => {
      expect((await knock(method, spelling, {})).status).toBeGreaterThanOrEqual(400);
      const head = await fetch(api.url + spelling, { method: 'HEAD' });
      expect(head.status).toBeGreaterThanOrEqual(400);
    });
  }
});
