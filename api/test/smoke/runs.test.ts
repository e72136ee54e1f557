import { desc, eq, sql } from 'drizzle-orm';
import { auditEvents } from '../../src/core/audit/audit.table.ts';
import { smokeRuns } from '../../src/platform/smoke/smoke-run.table.ts';
import { remoteRelease, shellRelease, smallRelease } from '../registry/fixtures.ts';
import { Deployer } from '../releases/deployer.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { onBothDatabases } from '../support/databases.ts';
import { jpeg, png } from '../support/images.ts';
import { PICTURE, Worker } from './worker.ts';

const THROWN = { rule: 'errors' as const, words: 'The page threw "x is not defined".' };

onBothDatabases((newDatabase) => {
  let api: TestApi;
  let all: Deployer;
  let worker: Worker;

  beforeAll(async () => {
    api = await startApi(await newDatabase());
    all = await Deployer.of(api, '*');
    worker = await Worker.of(api);
    for (const release of [shellRelease(), remoteRelease()]) {
      await all.publish(release);
      await worker.judge((await worker.claim())!);
      expect((await all.promote(release.manifest.name, '1.0.0', null)).status).toBe(200);
    }
  });

  /** Publishes a version with another home page. */
  const publish = async (version: string) => {
    const release = remoteRelease(version, {}, { 'home.js': `home('${version}');` });
    const { status, body } = await all.publish(release);
    expect({ status, smoke: body['smoke'] }).toEqual({ status: 200, smoke: 'waiting' });
  };
  const promote = (version: string) =>
    all.promote('mfe-public', version, '1.0.0', { dryRun: true });
  const refusalOf = async (version: string) => {
    const { status, body } = await promote(version);
    expect(status).toBe(422);
    expect(body.issues.map(({ path }) => path)).toEqual(['smoke']);
    return body.issues[0]?.message;
  };
  const endLeases = () =>
    api
      .db()
      .update(smokeRuns)
      .set({ leaseUntil: sql`now() - interval '1 second'` })
      .where(eq(smokeRuns.state, 'running'));

  it('a page that throws on load is refused with the error and a picture, and does not reach visitors', async () => {
    await publish('2.0.0');
    expect(await refusalOf('2.0.0')).toMatch(/^The smoke run of mfe-public 2\.0\.0 is pending/);
    const task = (await worker.claim())!;
    expect(task.release).toEqual({ name: 'mfe-public', version: '2.0.0', kind: 'remote' });
    expect(task.pages.map(({ path }) => path)).toEqual(['/', '/status', '/commands/server']);
    expect(task.declared).toEqual({ sdk_exports: ['Link'], operations: ['getShards'] });
    expect(task.calls).toContainEqual({
      ...{ operation: 'getShards', method: 'GET', path: '/api/shards' },
    });
    expect(await refusalOf('2.0.0')).toMatch(/^The worker "a worker" is loading the pages/);
    const judged = await worker.judge(task, { '/status': [THROWN] });
    expect(judged).toMatchObject({ status: 200, body: { state: 'failed' } });

    const [app] = (await all.list('mfe-public')).body;
    const summary = app?.versions.find(({ version }) => version === '2.0.0')?.smoke;
    expect(summary).toMatchObject({
      ...{ state: 'failed', worker: 'a worker', visited: 3 },
      failures: [{ path: '/status', findings: [THROWN], pictures: [{ width: 1280 }] }],
    });
    const picture = summary?.failures[0]?.pictures[0]?.id;
    const address = `/api/releases/mfe-public/2.0.0/smoke/${picture}`;
    expect(await refusalOf('2.0.0')).toContain(
      `The smoke run of mfe-public 2.0.0 failed. /status: errors: ${THROWN.words} Screenshots: http://localhost:0${address} (1280 px).`,
    );
    const get = async (path: string, headers: Record<string, string>) => {
      const answer = await api.call(path, { headers });
      return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
    };
    const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
    expect(await get(address, bearer(all.key))).toEqual({ status: 200, bytes: PICTURE });
    const other = await Deployer.of(api, 'mfe-tools');
    expect((await get(address, bearer(other.key))).status).toBe(403);
    expect((await get(address, bearer(worker.key))).status).toBe(401);
    expect((await get(address, {})).status).toBe(401);
    const member = await api.signIn({ id: '100000000000000002', rank: 'Supporter' });
    const staff = `/api/staff/platform/mfe-public/2.0.0/smoke/${picture}`;
    expect(await get(staff, { cookie: member })).toEqual({ status: 200, bytes: PICTURE });
    expect((await get(staff.replace('2.0.0', '1.0.0'), { cookie: member })).status).toBe(404);
  });

  it('another run after a failed one lets the version pass, and is audited', async () => {
    await publish('2.5.0');
    await worker.judge((await worker.claim())!, { '/': [THROWN] });
    const order = { version: '2.5.0', why: 'The network failed' };
    expect((await all.call('POST', '/mfe-public/smoke', order)).body).toMatchObject({
      state: 'waiting',
    });
    // The failed verdict counts until there is a newer one.
    expect(await refusalOf('2.5.0')).toMatch(/failed/);
    await worker.judge((await worker.claim())!);
    expect(await promote('2.5.0')).toMatchObject({ status: 200, body: { smoke: 'passed' } });
    const events = await api.db().select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(3);
    expect(events.map(({ action }) => action)).toEqual([
      ...['smoke.verdict', 'smoke.claim', 'smoke.order'],
    ]);
    expect(events[2]).toMatchObject({ detail: { version: '2.5.0', why: 'The network failed' } });
    expect(events[0]?.actor).toMatch(/^smoke-key:/);
    const unknown = await all.call('POST', '/mfe-public/smoke', { ...order, version: '9.9.9' });
    expect(unknown.status).toBe(404);
  });

  it('a replayed verdict and a verdict of a lost lease are rejected', async () => {
    await publish('2.1.0');
    const lost = (await worker.claim())!;
    expect(await worker.claim()).toBeNull();
    await endLeases();
    expect((await worker.judge(lost)).status).toBe(409);
    const task = (await worker.claim())!;
    expect(task.id).toBe(lost.id);
    expect(task.lease).not.toBe(lost.lease);
    expect((await worker.judge(lost)).status).toBe(409);
    expect((await worker.judge({ ...task, id: task.id + 1 })).status).toBe(409);
    expect((await worker.judge(task)).body.state).toBe('passed');
    const replay = await worker.judge(task, { '/': [THROWN] });
    expect(replay.status).toBe(409);
    expect(replay.body.detail).toMatch(/^The lease of this run has expired/);
    expect((await promote('2.1.0')).status).toBe(200);
  });

  it('a run that three workers did not finish is aborted', async () => {
    await publish('2.2.0');
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(await worker.claim()).toMatchObject({ release: { version: '2.2.0' } });
      await endLeases();
    }
    expect(await worker.claim()).toBeNull();
    expect(await refusalOf('2.2.0')).toMatch(/aborted: 3 workers claimed the run/);
    const [event] = await api
      .db()
      .select()
      .from(auditEvents)
      .orderBy(desc(auditEvents.id))
      .limit(1);
    expect(event).toMatchObject({ action: 'smoke.abort', target: 'release:mfe-public' });
  });

  it('a verdict that omits a page is rejected', async () => {
    await publish('2.3.0');
    const task = (await worker.claim())!;
    const without = { ...task, pages: task.pages.slice(1) };
    const missing = await worker.judge(without);
    expect(missing).toMatchObject({
      status: 422,
      body: { detail: 'The verdict is missing /.' },
    });
    const skipped = [{ path: '/', reason: 'no time' }];
    expect((await worker.judge(without, {}, { skipped })).status).toBe(422);
    expect((await worker.judge({ ...task, pages: [...task.pages, task.pages[0]!] })).status).toBe(
      422,
    );
    const after = await worker.judge(without, { '/status': [THROWN] }, { skipped });
    expect(after.body.state).toBe('failed');
  });

  it('a picture that is too long, no JPEG, or of too many pixels is rejected', async () => {
    await publish('2.4.0');
    const task = (await worker.claim())!;
    const long = Buffer.alloc(300_100).toString('base64');
    const pages = task.pages.map(({ path }) => ({
      ...{ path, findings: [THROWN], notes: [], bytes: 0, pictures: [{ width: 1280, jpeg: long }] },
    }));
    expect((await worker.judge(task, {}, { pages })).status).toBe(400);
    const small = { width: 64, height: 64 };
    for (const other of [png(small), jpeg({ width: 9000, height: 9000 })]) {
      const pictures = [{ width: 1280, jpeg: other.toString('base64') }];
      const refused = pages.map((page) => ({ ...page, pictures }));
      expect((await worker.judge(task, {}, { pages: refused })).status).toBe(422);
    }
    await worker.judge(task);
  });

  it('a rollback and an older version need no run', async () => {
    await publish('2.6.0');
    await worker.judge((await worker.claim())!);
    expect((await all.promote('mfe-public', '2.6.0', '1.0.0')).status).toBe(200);
    await all.call('POST', '/mfe-public/smoke', { version: '1.0.0', why: 'a test' });
    await worker.judge((await worker.claim())!, { '/': [THROWN] });
    expect((await all.rollback('mfe-public', '2.6.0')).status).toBe(200);
    expect(await all.live('mfe-public')).toBe('1.0.0');
  });

  it('a smoke key grants claim and verdict only, and a deploy key neither', async () => {
    const asDeployer = Deployer.with(api, worker.key);
    expect((await asDeployer.list()).status).toBe(401);
    expect((await asDeployer.promote('mfe-public', '2.0.0', '1.0.0')).status).toBe(401);
    expect((await api.push('POST', '/api/smoke/claim', all.key, {})).status).toBe(401);
  });
});

describe('a site without a registered worker', () => {
  let api: TestApi;
  let all: Deployer;
  beforeAll(async () => {
    api = await startApi();
    all = await Deployer.of(api, '*');
    await all.publish(shellRelease());
    await all.promote('shell', '1.0.0', null);
  });

  it('publishing requests no run, and a promote states that the version has none', async () => {
    expect((await all.publish(remoteRelease())).body['smoke']).toBeNull();
    const promoted = await all.promote('mfe-public', '1.0.0', null);
    expect(promoted).toMatchObject({ status: 200, body: { changed: true, smoke: null } });
    const [app] = (await all.list('mfe-public')).body;
    expect(app?.versions.find(({ version }) => version === '1.0.0')?.smoke).toBeNull();
  });

  it('a failed run that was requested still refuses a promote, also after the key of its worker is revoked', async () => {
    await all.publish(remoteRelease('2.0.0'));
    const live = await all.live('mfe-public');
    await all.call('POST', '/mfe-public/smoke', { version: '2.0.0', why: 'a test' });
    const waiting = await all.promote('mfe-public', '2.0.0', live, { dryRun: true });
    expect(waiting).toMatchObject({ status: 200, body: { smoke: 'waiting' } });
    const worker = await Worker.of(api);
    await worker.judge((await worker.claim())!, { '/': [THROWN] });
    await worker.revoke();
    const refused = await all.promote('mfe-public', '2.0.0', live);
    expect(refused.status).toBe(422);
    expect(refused.body.issues).toMatchObject([{ path: 'smoke' }]);
  });

  it('a worker that is registered makes runs required, until its key is revoked', async () => {
    const worker = await Worker.of(api);
    expect((await all.publish(smallRelease('mfe-tools'))).body['smoke']).toBe('waiting');
    const refused = await all.promote('mfe-tools', '1.0.0', null);
    expect(refused.body.issues).toMatchObject([{ path: 'smoke' }]);
    await worker.revoke();
    const promoted = await all.promote('mfe-tools', '1.0.0', null);
    expect(promoted).toMatchObject({ status: 200, body: { changed: true, smoke: 'waiting' } });
  });
});
