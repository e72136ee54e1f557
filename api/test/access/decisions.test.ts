import { sql } from 'drizzle-orm';
import { SHOWN_USER_HEADER } from '@portico/sdk/contracts/session/shown-user';
import { OPERATOR } from '../../src/core/audit/audit-writer.repository.ts';
import { DeployKeyService } from '../../src/identity/keys/deploy/deploy-key.service.ts';
import { SmokeKeyService } from '../../src/identity/keys/smoke/smoke-key.service.ts';
import { sessions } from '../../src/identity/session/session.table.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { Routes, WrongRoutes } from './routes-of-each-kind.ts';

const USER = '100000000000000001';
const MEMBER = '100000000000000002';
const OWNER = '100000000000000003';

describe('a request', () => {
  let api: TestApi;
  const cookies: Record<string, string> = {};
  const keys: Record<string, string> = {};
  beforeAll(async () => {
    api = await startApi({ controllers: [Routes, WrongRoutes] });
    cookies.ended = `session=${'A'.repeat(43)}`;
    cookies.user = await api.signIn({ id: USER });
    cookies.member = await api.signIn({ id: MEMBER, rank: 'Supporter' });
    cookies.owner = await api.signIn({ id: OWNER, rank: 'Owner' });
    keys.shards = await api.newKey('shards');
    keys.economy = await api.newKey('economy');
    const deploy = api.app.get(DeployKeyService);
    keys.tools = (await deploy.create('tools', ['mfe-tools'], OPERATOR)).key;
    keys.all = (await deploy.create('all', ['*'], OPERATOR)).key;
    keys.smoke = (await api.app.get(SmokeKeyService).create('smoke', OPERATOR)).key;
  });

  /** Sends a request with the credential of a name. */
  async function request(route: string, who = '', headers: Record<string, string> = {}) {
    const [method = '', path = ''] = route.split(' ');
    const answer = await fetch(`${api.url}/api/test/${path}`, {
      method,
      headers: {
        ...(cookies[who] && { cookie: cookies[who] }),
        ...(keys[who] && { authorization: `Bearer ${keys[who]}` }),
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
    });
    return { status: answer.status, headers: answer.headers, body: await answer.text() };
  }
  /** As `request`. @returns the status, and the answer or the kind of the problem */
  async function send(...sent: Parameters<typeof request>) {
    const { status, body } = await request(...sent);
    const [, kind] = /urn:portico:problem:([\w-]+)/.exec(body) ?? [];
    return [status, status < 400 ? body : kind];
  }
  const shown = (id: string) => ({ [SHOWN_USER_HEADER]: id });

  test.each([
    ['GET anyone', 'user', 200, 'anonymous'],
    ['GET visitor', '', 200, 'anonymous'],
    ['GET visitor', 'user', 200, 'user'],
    ['GET content', '', 200, 'anonymous'],
    ['GET content', 'user', 200, 'user'],
    ['GET anyone', 'ended', 200, 'anonymous'],
    ['GET visitor', 'ended', 200, 'anonymous'],
    ['GET content', 'ended', 200, 'anonymous'],
    ['GET buyer', 'user', 200, USER],
    ['GET buyer', '', 401, undefined],
    ['GET signed', '', 400, 'bad-signature'],
    ['GET team', 'ended', 401, undefined],
    ['GET team', '', 401, undefined],
    ['GET team', 'user', 403, undefined],
    ['GET team', 'member', 200, MEMBER],
    ['GET owners', 'member', 403, undefined],
    ['GET owners', 'owner', 200, OWNER],
    ['POST shards', 'shards', 201, 'ingest'],
    ['POST shards', 'economy', 403, 'missing-scope'],
    ['POST shards', 'tools', 401, 'no-valid-key'],
    ['POST shards', 'owner', 401, 'no-valid-key'],
    ['POST apps/mfe-tools', 'tools', 201, 'tools'],
    ['POST apps/mfe-public', 'tools', 403, 'foreign-key'],
    ['POST apps/mfe-public', 'all', 201, 'all'],
    ['POST apps', 'tools', 201, 'tools'],
    ['GET apps/mfe-public', 'tools', 200, 'tools'],
    ['GET apps/mfe-public', 'shards', 401, 'no-valid-key'],
    ['POST run', 'smoke', 201, 'smoke'],
    ['POST run', 'all', 401, 'no-valid-key'],
  ])('%s by "%s" is answered with %i', async (route, who, status, body) => {
    expect(await send(route, who)).toEqual([status, body]);
  });

  test.each([
    ['GET team', '', {}, 'Sign in first.'],
    ['GET buyer', '', {}, 'Sign in first.'],
    ['GET team', 'user', {}, 'Only team members may do this.'],
    ['GET owners', 'member', {}, 'This requires one of these ranks: Owner.'],
    [
      'POST own',
      'user',
      { [SHOWN_USER_HEADER]: OWNER },
      `This page shows another account: this browser is now logged in as user-${USER}. Nothing was changed. Reload the page, then repeat it.`,
    ],
    [
      'POST own',
      'user',
      {},
      `This change does not say whose account the page shows. Nothing was changed. Reload the page, then repeat it. (Programs send the user's id in ${SHOWN_USER_HEADER}.)`,
    ],
  ])('the refusal of %s by "%s" with %j says what to do', async (route, who, headers, detail) => {
    const { body } = await request(route, who, headers);
    expect(JSON.parse(body)).toMatchObject({ detail });
  });

  test('a signed call is read with a signature in the format of Stripe', async () => {
    const headers = { 'stripe-signature': `t=1,v1=${'0'.repeat(64)}` };
    expect(await send('GET signed', '', headers)).toEqual([200, 'anonymous']);
  });

  test('only the calls of a bot have a version', async () => {
    const version = { 'portico-version': 'of the future' };
    expect(await send('POST shards', 'shards', version)).toEqual([400, 'unknown-version']);
    expect(await send('POST own', 'user', { ...shown(USER), ...version })).toEqual([201, USER]);
    const { headers } = await request('POST shards', 'shards');
    expect(headers.get('portico-version')).toMatch(/./);
    expect((await request('GET anyone')).headers.get('portico-version')).toBeNull();
  });

  test.each([
    ['POST own', USER, 201, USER],
    ['POST own', OWNER, 409, 'other-user'],
    ['POST unnamed', OWNER, 409, 'other-user'],
    ['GET visitor', OWNER, 200, 'user'],
  ])('%s from a page that shows %s is answered with %i', async (route, id, status, body) => {
    expect(await send(route, 'user', shown(id))).toEqual([status, body]);
  });

  test('a change names the user that the page shows, unless its route needs no name', async () => {
    expect(await send('POST own', 'user')).toEqual([428, 'unnamed-user']);
    expect(await send('POST unnamed', 'user')).toEqual([201, USER]);
    expect(await send('POST own', '')).toEqual([401, undefined]);
  });

  test('a sign-in of more than five minutes ago is not recent', async () => {
    const begunAgo = (minutes: number) =>
      api
        .db()
        .update(sessions)
        .set({ createdAt: sql`now() - make_interval(mins => ${minutes})` });
    const [asUser, asMember] = [shown(USER), shown(MEMBER)];
    expect(await send('POST recent', 'user', asUser)).toEqual([201, USER]);
    expect(await send('POST recent-team', 'member', asMember)).toEqual([201, MEMBER]);
    await begunAgo(6);
    expect(await send('POST recent', 'user', asUser)).toEqual([403, 'sign-in-again']);
    expect(await send('POST recent-team', 'member', asMember)).toEqual([403, 'sign-in-again']);
    const { body } = await request('POST recent', 'user', asUser);
    expect(JSON.parse(body)).toMatchObject({
      detail:
        'This needs a login with Discord in the last five minutes. Log in again, then repeat it.',
    });
    expect(await send('POST own', 'user', asUser)).toEqual([201, USER]);
    await begunAgo(0);
  });

  test('the log names each key, and who was refused', async () => {
    const before = api.logs().length;
    for (const [route, who] of [
      ...[['POST shards', 'shards'] as const, ['POST apps/mfe-tools', 'tools'] as const],
      ...[['POST run', 'smoke'] as const, ['GET team', 'user'] as const, ['GET team', ''] as const],
    ])
      await send(route, who);
    const idOf = (name: string) => keys[name]?.split('_')[1];
    for (const actor of [
      ...[`ingest-key:${idOf('shards')}`, `deploy-key:${idOf('tools')}`, `user:${USER}`],
      ...[`smoke-key:${idOf('smoke')}`, 'anonymous'],
    ])
      expect(api.logs().slice(before)).toContain(`"actor":"${actor}"`);
  });

  test.each([
    ['GET no-user', '@CurrentUserId() requires a route with @SignedIn() or @Team()'],
    ['GET no-deployer', '@CurrentDeployer() requires a route with @Deploy()'],
    ['GET no-worker', '@CurrentWorker() requires a route with @Smoke()'],
  ])('%s fails, and the log says why', async (route, message) => {
    const before = api.logs().length;
    expect((await send(route, 'user'))[0]).toBe(500);
    expect(api.logs().slice(before)).toContain(message);
  });

  test('public content waits three seconds for the database, and then counts its reader as a visitor', async () => {
    await api.db().transaction(async (tx) => {
      await tx.execute(sql`lock table sessions in access exclusive mode`);
      expect(await send('GET content', 'user')).toEqual([200, 'anonymous']);
    });
    expect(await send('GET content', 'user')).toEqual([200, 'user']);
  });

  test('a route that reads no session is answered while sessions cannot be read', async () => {
    await api.db().execute(sql`alter table sessions rename to sessions_away`);
    try {
      expect((await send('GET visitor', 'user'))[0]).toBe(500);
      // Only a database that is away makes a visitor of everybody.
      expect((await send('GET content', 'user'))[0]).toBe(500);
      expect(await send('GET anyone', 'user')).toEqual([200, 'anonymous']);
    } finally {
      await api.db().execute(sql`alter table sessions_away rename to sessions`);
    }
  });
});

test('a member without the second factor that the site asks for has no rights of a member', async () => {
  const api = await startApi({ controllers: [Routes], env: { STAFF_REQUIRE_MFA: '1' } });
  const cookie = await api.signIn({ id: OWNER, rank: 'Owner' });
  const read = async () => {
    const answer = await api.call('/api/test/owners', { headers: { cookie } });
    return [answer.status, await answer.text()];
  };
  expect(await read()).toEqual([403, expect.stringContaining('problem:second-factor')]);
  const visitor = await api.signIn({ id: USER });
  const other = await api.call('/api/test/owners', { headers: { cookie: visitor } });
  expect(await other.json()).toMatchObject({ detail: 'Only team members may do this.' });
  await api.db().update(sessions).set({ secondFactor: true });
  expect(await read()).toEqual([200, OWNER]);
});
