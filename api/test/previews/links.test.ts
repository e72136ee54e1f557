import { desc, like } from 'drizzle-orm';
import type { CreatedPreview, Preview } from '@portico/sdk/contracts/previews/schema';
import { OPERATOR } from '../../src/core/audit/audit-writer.repository.ts';
import { auditEvents } from '../../src/core/audit/audit.table.ts';
import { RegistryService } from '../../src/platform/registry/publishing/registry.service.ts';
import { remoteRelease, shellRelease, smallRelease } from '../registry/fixtures.ts';
import { goLive } from '../registry/go-live.ts';
import { Deployer } from '../releases/deployer.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { barOf, openAs, startPreview } from './browser.ts';

const ORIGIN = 'https://juno.example';
const DAY = 86_400;
const now = () => Date.now() / 1000;
const keyOf = ({ url }: CreatedPreview) => /\/preview\/([^?]+)/.exec(url)?.[1] ?? '';

let api: TestApi;
let team: Deployer;
beforeAll(async () => {
  api = await startApi();
  await goLive(api, shellRelease());
  await goLive(api, remoteRelease());
  const registry = api.app.get(RegistryService);
  for (const release of [
    remoteRelease('1.1.0'),
    remoteRelease('2.0.0', { sdk: '^1.5.0' }),
    shellRelease('2.0.0', { sdk: '1.5.0' }),
    smallRelease('mfe-staff'),
    smallRelease('mfe-tools'),
  ]) {
    await registry.publish(release, OPERATOR);
  }
  team = await Deployer.of(api, 'mfe-public');
});

const audited = async () => {
  const [row] = await api
    .db()
    .select()
    .from(auditEvents)
    .where(like(auditEvents.action, 'preview.%'))
    .orderBy(desc(auditEvents.id))
    .limit(1);
  return row;
};

describe('previews of a deploy key', () => {
  const create = (body: object, as = team, name = 'mfe-public') =>
    as.call<CreatedPreview>('POST', `/${name}/previews`, body);
  const list = async (as = team, name = 'mfe-public') =>
    (await as.call<Preview[]>('GET', `/${name}/previews`)).body;

  test('a link is valid for three days, can be opened, listed and ended; creating and ending are audited', async () => {
    const { status, body } = await create({ version: '1.1.0', note: 'New words', to: '/status' });
    expect([status, body.warnings]).toEqual([200, []]);
    expect(body.url).toMatch(/\/preview\/[\w-]{43}\?to=%2Fstatus$/);
    expect(Math.abs(body.expires_at - now() - 3 * DAY)).toBeLessThan(60);
    const cookie = await startPreview(api, keyOf(body));
    expect(barOf(await (await openAs(api, '/status', cookie)).text())).toContain('1.1.0');
    const [listed] = await list();
    expect(listed).toMatchObject({
      ...{ id: body.id, versions: { 'mfe-public': '1.1.0' }, note: 'New words' },
      created_by: { id: `deploy-key:${team.keyId}`, label: 'team of mfe-public' },
      expires_at: body.expires_at,
    });
    expect(JSON.stringify(listed)).not.toContain(keyOf(body));
    expect(await audited()).toMatchObject({
      ...{ action: 'preview.add', target: `preview:${body.id}`, origin: '127.0.0.1' },
      actor: `deploy-key:${team.keyId}`,
      detail: { versions: { 'mfe-public': '1.1.0' }, note: 'New words' },
    });
    const end = () => team.call('DELETE', `/mfe-public/previews/${body.id}`);
    expect(await end()).toMatchObject({ status: 200, body: { id: body.id } });
    expect(await audited()).toMatchObject({ action: 'preview.end', target: `preview:${body.id}` });
    expect((await openAs(api, '/status', cookie)).status).toBe(410);
    expect((await list()).some(({ id }) => id === body.id)).toBe(false);
    expect((await end()).status).toBe(404);
  });

  test('an incompatible combination is shown, and the response contains the reasons', async () => {
    const alone = await create({ version: '2.0.0' });
    expect(alone.status).toBe(200);
    expect(alone.body.warnings.map(({ rule }) => rule)).toContain('sdk-range');
    expect(alone.body.warnings[0]?.message).toMatch(/\^1\.5\.0/);
    const together = await create({ version: '2.0.0', with: { shell: '2.0.0' } });
    expect(together.body.warnings).toEqual([]);
    const cookie = await startPreview(api, keyOf(together.body));
    expect(await (await openAs(api, '/status', cookie)).text()).toContain('/shell/2.0.0/');
    const [newest] = await list();
    expect(newest?.versions).toEqual({ 'mfe-public': '2.0.0', shell: '2.0.0' });
  });

  test('an app that the key may not see is unknown', async () => {
    const body = { version: '1.1.0', with: { 'mfe-staff': '1.0.0' } };
    const refused = await create(body);
    expect(refused.status).toBe(404);
    expect(refused).toEqual({
      ...refused,
      body: {
        ...refused.body,
        detail: expect.stringContaining('mfe-staff does not exist') as string,
      },
    });
    const all = await Deployer.of(api, '*');
    const { body: created } = await create(body, all);
    const isListed = async (as: Deployer) => (await list(as)).some(({ id }) => id === created.id);
    expect([await isListed(all), await isListed(team)]).toEqual([true, false]);
    expect((await team.call('DELETE', `/mfe-public/previews/${created.id}`)).status).toBe(404);
    expect((await all.call('DELETE', `/mfe-tools/previews/${created.id}`)).status).toBe(404);
    expect((await all.call('DELETE', `/mfe-public/previews/${created.id}`)).status).toBe(200);
  });

  test.each([
    ['an unknown version', { version: '9.9.9' }, 404],
    ['an unknown app', { version: '1.1.0', with: { 'mfe-gone': '1.0.0' } }, 404],
    ['no name of an app', { version: '1.1.0', with: { Gone: '1.0.0' } }, 400],
    ['a page of another site', { version: '1.1.0', to: 'https://evil.example' }, 400],
    ['an end that is too late', { version: '1.1.0', seconds: 30 * DAY + 1 }, 400],
    ['an end in the past', { version: '1.1.0', seconds: 0 }, 400],
  ])('a link with %s is refused', async (_, body, status) => {
    expect((await create(body)).status).toBe(status);
  });
});

describe('previews of the team', () => {
  let owner: string;
  let supporter: string;
  beforeAll(async () => {
    owner = await api.signIn({ id: '100000000000000001', rank: 'Owner' });
    supporter = await api.signIn({ id: '100000000000000002', rank: 'Supporter' });
  });
  const call = (method: string, path: string, cookie: string, body?: object) =>
    api.call(`/api/staff/platform/previews${path}`, {
      method,
      headers: {
        ...{ cookie, 'sec-fetch-site': 'same-origin' },
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  const list = async () => (await (await call('GET', '', supporter)).json()) as Preview[];
  const versions = { 'mfe-public': '1.1.0', 'mfe-staff': '1.0.0' };

  test('any member can start a preview in their browser, without a link to share', async () => {
    const before = await list();
    const answer = await call('POST', '/own', supporter, { versions });
    expect(answer.status).toBe(200);
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^preview=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    const body = (await answer.json()) as { expires_at: number };
    expect(Object.keys(body)).toEqual(['expires_at', 'warnings']);
    expect(Math.abs(body.expires_at - now() - DAY / 3)).toBeLessThan(60);
    const html = await (
      await openAs(api, '/staff', `${cookie.split(';')[0]}; ${supporter}`)
    ).text();
    expect(barOf(html)).toContain('2 versions differ from the live site');
    expect(await list()).toEqual(before);
    expect(await audited()).toMatchObject({ actor: 'user:100000000000000002' });
  });

  test('members who may promote create links for others, and end them', async () => {
    const body = { versions, seconds: 600, note: 'For the translators', to: '/status' };
    for (const [method, path] of [
      ['POST', ''],
      ['DELETE', '/aaaaaaaaaaaa'],
    ] as const) {
      const refused = await call(method, path, supporter, method === 'POST' ? body : undefined);
      expect(refused.status).toBe(403);
    }
    const created = (await (await call('POST', '', owner, body)).json()) as CreatedPreview;
    const cookie = await startPreview(api, keyOf(created));
    expect((await openAs(api, '/status', cookie)).status).toBe(200);
    expect((await list())[0]).toMatchObject({
      ...{ id: created.id, note: 'For the translators', versions },
      created_by: { id: 'user:100000000000000001' },
    });
    expect((await call('DELETE', `/${created.id}`, owner)).status).toBe(200);
    expect((await openAs(api, '/status', cookie)).status).toBe(410);
    expect((await list()).some(({ id }) => id === created.id)).toBe(false);
    expect((await call('DELETE', '/aaaaaaaaaaaa', owner)).status).toBe(404);
    expect((await call('DELETE', '/nonsense', owner)).status).toBe(400);
    expect((await call('POST', '', owner, { versions: {} })).status).toBe(400);
  });
});

test('the address of a link is that of the site', async () => {
  const secure = await startApi({ env: { PUBLIC_ORIGIN: ORIGIN } });
  await goLive(secure, shellRelease());
  const key = await Deployer.of(secure, 'shell');
  const { body } = await key.call<CreatedPreview>('POST', '/shell/previews', { version: '1.0.0' });
  expect(body.url.startsWith(`${ORIGIN}/preview/`)).toBe(true);
  const answer = await openAs(secure, `/preview/${keyOf(body)}`, '');
  expect(answer.headers.getSetCookie()[0]).toMatch(
    /^__Host-preview=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  // Another host of the domain could have set a cookie without the prefix.
  expect((await openAs(secure, '/status', `preview=${keyOf(body)}`)).status).toBe(404);
});
