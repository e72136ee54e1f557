import { desc } from 'drizzle-orm';
import type { Platform } from '@portico/sdk/contracts/platform/schema';
import { auditEvents } from '../../src/core/audit/audit.table.ts';
import { remoteRelease, shellRelease } from '../registry/fixtures.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { Deployer } from './deployer.ts';

const OWNER = '100000000000000001';

describe('/api/staff/platform', () => {
  let api: TestApi;
  let owner: string;
  let supporter: string;
  beforeAll(async () => {
    api = await startApi();
    owner = await api.signIn({ id: OWNER, rank: 'Owner' });
    supporter = await api.signIn({ id: '100000000000000002', rank: 'Supporter' });
    const pipeline = await Deployer.of(api, '*');
    await pipeline.publish(shellRelease());
    await pipeline.promote('shell', '1.0.0', null);
    for (const version of ['1.0.0', '1.1.0']) await pipeline.publish(remoteRelease(version));
    await pipeline.promote('mfe-public', '1.0.0', null);
  });

  const read = async (cookie: string) =>
    (await (await api.call('/api/staff/platform', { headers: { cookie } })).json()) as Platform;
  const publicRemote = async () =>
    (await read(owner)).apps.find(({ name }) => name === 'mfe-public');
  const change = (action: string, body: object, cookie = owner) =>
    api.call(`/api/staff/platform/mfe-public/${action}`, {
      method: 'POST',
      headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  test('every member of the team sees all apps, the restricted one too', async () => {
    const { apps, may_release } = await read(supporter);
    expect(may_release).toBe(false);
    expect(apps.map(({ name }) => name).toSorted()).toEqual([
      'mfe-commerce',
      'mfe-public',
      'mfe-staff',
      'mfe-tools',
      'shell',
    ]);
    expect((await read(owner)).may_release).toBe(true);
  });

  test('an Owner rehearses, promotes and rolls back; only real changes are audited', async () => {
    const promote = { version: '1.1.0', expected: '1.0.0', why: 'New words' };
    expect((await change('promote', { ...promote, dryRun: true })).status).toBe(200);
    expect((await publicRemote())?.live).toBe('1.0.0');
    expect((await change('promote', promote)).status).toBe(200);
    expect(await publicRemote()).toMatchObject({
      live: '1.1.0',
      rollback_to: '1.0.0',
      changes: [{ kind: 'promote', by: { id: `user:${OWNER}` }, why: 'New words' }, {}],
    });
    const back = { expected: '1.1.0', why: 'Too new' };
    expect((await change('rollback', back)).status).toBe(200);
    expect((await publicRemote())?.live).toBe('1.0.0');
    const [audit] = await api
      .db()
      .select()
      .from(auditEvents)
      .orderBy(desc(auditEvents.id))
      .limit(1);
    expect(audit).toMatchObject({
      actor: `user:${OWNER}`,
      action: 'release.rollback',
      target: 'release:mfe-public',
      origin: '127.0.0.1',
      detail: { from: '1.1.0', to: '1.0.0', why: 'Too new' },
    });
  });

  test('a promote is refused with an outdated expected version or without the right', async () => {
    const stale = await change('promote', { version: '1.1.0', expected: '0.9.0', why: 'x' });
    expect(stale.status).toBe(409);
    const promote = { version: '1.1.0', expected: '1.0.0', why: 'x' };
    expect((await change('promote', promote, supporter)).status).toBe(403);
    expect((await change('promote', { ...promote, version: '9.9.9' })).status).toBe(404);
    expect((await publicRemote())?.live).toBe('1.0.0');
  });
});
