import { desc } from 'drizzle-orm';
import { auditEvents } from '../../src/core/audit/audit.table.ts';
import { OPERATOR } from '../../src/core/audit/audit-writer.repository.ts';
import { RemotesService } from '../../src/platform/remotes/remotes.service.ts';
import { RetentionService } from '../../src/platform/registry/publishing/retention.service.ts';
import { remoteRelease, shellRelease, smallRelease } from '../registry/fixtures.ts';
import { goLive } from '../registry/go-live.ts';
import { APP, CanarySite, MINUTE, NEW, OLD } from './canary-visitors.ts';

/** docs/releases.md: documents of a version that fails on one page of five, before it is stopped. */
const MAX_DOCUMENTS = 150;

let site: CanarySite;
beforeEach(async () => {
  site = await CanarySite.open();
});
afterEach(() => site.stop());

const lastAudit = async () => {
  const [row] = await site.api
    .db()
    .select()
    .from(auditEvents)
    .orderBy(desc(auditEvents.id))
    .limit(1);
  return row;
};

describe('a start', () => {
  test('changes nothing as a dry run', async () => {
    expect(await site.start({ dryRun: true })).toMatchObject({ status: 200, body: { id: null } });
    expect(await site.visitors.read()).toEqual({ running: null, ended: [] });
  });

  test('is refused for wrong versions and steps', async () => {
    for (const [more, status, detail] of [
      [{ version: OLD }, 409, 'is already live'],
      [{ version: '9.9.9' }, 404, 'has not been published'],
      [{ expected: '0.9.0' }, 409, 'has changed in the meantime'],
      [{ steps: [50, 10] }, 400, 'ascend'],
      [{ steps: [100] }, 400, 'ascend'],
    ] as const) {
      const answer = await site.start(more);
      expect([answer.status, answer.body.detail]).toEqual([
        status,
        expect.stringContaining(detail),
      ]);
    }
  });

  test('is refused while a canary runs, by the gate, and while the remote is off', async () => {
    await site.team.publish(remoteRelease('1.2.0', { sdkExports: ['missing'] }));
    expect(await site.start({ version: '1.2.0' })).toMatchObject({ status: 422 });
    expect((await site.start()).status).toBe(200);
    expect((await site.start()).body.detail).toContain('is already running');
    await site.api.app.get(RemotesService).switchOff(APP, 'broken', OPERATOR);
    expect((await site.visitors.read()).ended).toMatchObject([{ end: 'off' }]);
    expect((await site.start()).body.detail).toContain('switched off');
  });

  test('is audited and listed', async () => {
    const { body } = await site.start({ steps: [10, 25, 50, 100] });
    expect(await lastAudit()).toMatchObject({
      action: 'canary.start',
      target: `release:${APP}`,
      actor: `deploy-key:${site.team.keyId}`,
      detail: { canary: body.id, version: NEW, baseline: OLD, steps: [10, 25, 50] },
    });
    const [app] = (await site.team.list(APP)).body;
    expect(app?.canary).toEqual({ id: body.id, version: NEW, share: 10 });
    const share = `portico_canary_share_ratio{app="${APP}",version="${NEW}"}`;
    expect(await site.api.metrics()).toContain(`${share} 0.1`);
    await site.team.call('POST', `/${APP}/canary/stop`, { why: 'Enough' });
    expect(await site.api.metrics()).not.toContain(share);
  });
});

describe('visitors of a canary', () => {
  test('keep their version, by a group that the first document assigns', async () => {
    expect((await site.visitors.open('/status')).bucket).toBeUndefined();
    await site.start();
    const seen = new Map<string, string>();
    for (let count = 0; count < 20; count += 1) {
      const { bucket, version } = await site.visitors.open('/status');
      seen.set(bucket!, version);
      const again = await site.visitors.open('/', Number(bucket));
      expect(again).toMatchObject({ version, bucket: undefined });
      const cookie = `bucket=${bucket}`;
      const snapshot = await site.api.call('/api/registry', { headers: { cookie } });
      expect(await snapshot.json()).toMatchObject({ revision: again.revision });
    }
    expect(new Set(seen.values())).toEqual(new Set([OLD, NEW]));
  });

  test('are browsers: crawlers, prefetches and invalid cookies get the live version and are not counted', async () => {
    await site.start({ steps: [90] });
    for (let count = 0; count < 10; count += 1) {
      expect(await site.visitors.open('/', undefined, {})).toMatchObject({
        version: OLD,
        canaries: [],
      });
      const prefetch = { 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch' };
      expect(await site.visitors.open('/', undefined, prefetch)).toMatchObject({ canaries: [] });
    }
    await site.visitors.judge();
    expect((await site.visitors.read()).running).toMatchObject({
      old: { documents: 0 },
      new: { documents: 0 },
    });
  });

  test('are counted only by documents of the app', async () => {
    await goLive(site.api, smallRelease('mfe-tools'));
    await site.start();
    expect((await site.visitors.open('/mfe-tools', 1)).canaries).toEqual([]);
    expect((await site.visitors.open('/nowhere', 1)).canaries).toEqual([]);
    expect((await site.visitors.open('/status', 1)).canaries).toEqual([
      expect.stringMatching(/^\d+\.(old|new)\./),
    ]);
  });
});

test('a version that throws on one page of five is stopped, and all visitors get the old one', async () => {
  await site.start();
  let documents = 0;
  const fails = (version: string, path: string) => version === NEW && path === '/status';
  while ((await site.visitors.read()).running && documents < 4 * MAX_DOCUMENTS) {
    await site.visitors.browse(10, fails);
    documents += 10;
  }
  const { ended } = await site.visitors.read();
  expect(ended).toMatchObject([{ state: 'stopped', end: 'failing', old: { failing: 0 } }]);
  expect(ended[0]?.new.documents).toBeLessThanOrEqual(MAX_DOCUMENTS);
  expect(ended[0]?.message).toMatch(/^\d+ of \d+ \(\d+\.\d %\) of its visits failed/);
  expect(await lastAudit()).toMatchObject({ action: 'canary.stop', actor: 'system' });
  for (let bucket = 0; bucket < 1000; bucket += 37) {
    expect(await site.visitors.open('/', bucket)).toMatchObject({ version: OLD, canaries: [] });
  }
  expect(await site.live()).toBe(OLD);
});

test('a version whose scripts report nothing is stopped', async () => {
  await site.start();
  const come = async (from: number, to: number) => {
    for (let bucket = from; bucket < to; bucket += 1) {
      const { version, canaries } = await site.visitors.open('/', bucket);
      if (version === NEW) continue;
      const load = { kind: 'load' as const, remote: APP, version, page: 'home', ms: 100 };
      await site.visitors.report(canaries, [load], { isFirst: true });
    }
  };
  await come(0, 200);
  await site.visitors.judge();
  // Reports of recent documents may still be pending.
  expect((await site.visitors.read()).running).not.toBeNull();
  // The timer of the API may have judged some of these documents already, as too recent.
  for (let from = 200; from < 1000 && (await site.visitors.read()).running; from += 100) {
    await come(from, from + 100);
    await site.visitors.judge(2 * MINUTE);
  }
  expect((await site.visitors.read()).ended).toMatchObject([{ end: 'silent' }]);
});

test('a canary grows by steps, and its promote ends it', async () => {
  await site.start({ steps: [20, 50], minutes: 10 });
  await site.visitors.browse(300);
  await site.visitors.judge(9 * MINUTE);
  expect((await site.visitors.read()).running?.share).toBe(20);
  await site.visitors.judge(10 * MINUTE);
  expect((await site.visitors.read()).running).toMatchObject({ share: 50, visits_missing: 50 });
  expect(await lastAudit()).toMatchObject({ action: 'canary.grow', detail: { from: 20, to: 50 } });
  // Time alone does not end the step.
  await site.visitors.judge(30 * MINUTE);
  expect((await site.visitors.read()).running).not.toBeNull();
  await site.visitors.browse(150);
  expect((await site.visitors.read()).running?.verdict.message).toBe(
    'No sign that the new version is worse.',
  );
  await site.visitors.judge(31 * MINUTE);
  const { running, ended } = await site.visitors.read();
  expect(running).toBeNull();
  expect(ended).toMatchObject([{ state: 'promoted', end: 'promoted', steps: [20, 50, 100] }]);
  expect(await site.live()).toBe(NEW);
  const changes = (await site.team.list(APP)).body[0]?.changes;
  expect(changes?.[0]).toMatchObject({ kind: 'promote', to: NEW, by: { id: 'system' } });
});

describe('a deploy key', () => {
  beforeEach(() => site.start());

  test('stops a canary', async () => {
    const stop = (why: string) => site.team.call('POST', `/${APP}/canary/stop`, { why });
    expect((await stop('Not yet')).status).toBe(200);
    expect(await site.visitors.read()).toMatchObject({
      running: null,
      ended: [
        { end: 'stopped', message: 'Not yet', ended_by: { id: `deploy-key:${site.team.keyId}` } },
      ],
    });
    expect(await stop('Again')).toMatchObject({
      status: 409,
      body: { detail: `No canary of ${APP} is running.` },
    });
  });

  test.each(['stop', 'promote'])('can %s only the canary that it names', async (end) => {
    const { running } = await site.visitors.read();
    const send = (id: number) =>
      site.team.call('POST', `/${APP}/canary/${end}`, { why: 'Shown', id });
    expect(await send(running!.id + 1)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('is not running any more') },
    });
    expect((await site.visitors.read()).running).toMatchObject({ id: running!.id });
    expect((await send(running!.id)).status).toBe(200);
  });

  test('promotes a canary immediately', async () => {
    const answer = await site.team.call('POST', `/${APP}/canary/promote`, { why: 'Urgent' });
    expect(answer).toMatchObject({ status: 200, body: { from: OLD, to: NEW, changed: true } });
    expect((await site.visitors.read()).ended).toMatchObject([
      { end: 'promoted', message: 'Urgent' },
    ]);
  });

  test('promotes another version or rolls back, which ends the canary', async () => {
    await site.team.publish(remoteRelease('1.2.0'));
    expect((await site.team.promote(APP, '1.2.0', OLD)).status).toBe(200);
    expect((await site.visitors.read()).ended).toMatchObject([{ end: 'replaced' }]);
    await site.start({ expected: '1.2.0' });
    expect((await site.team.rollback(APP, '1.2.0')).status).toBe(200);
    expect((await site.visitors.read()).ended).toMatchObject([{ end: 'replaced' }, {}]);
    expect(await site.live()).toBe(OLD);
  });

  test('promotes a shell that is incompatible with the new version, which ends the canary', async () => {
    await site.team.call('POST', `/${APP}/canary/stop`, { why: 'Another one' });
    await site.team.publish(remoteRelease('1.2.0', { sdkExports: ['Link', 'useSession'] }));
    expect((await site.start({ version: '1.2.0' })).status).toBe(200);
    await site.team.publish(shellRelease('2.0.0', { sdkExports: ['Link'] }));
    expect((await site.team.promote('shell', '2.0.0', '1.0.0')).status).toBe(200);
    expect((await site.visitors.read()).ended).toMatchObject([{ end: 'gate' }, {}]);
  });

  test('reads the figures of both versions', async () => {
    await site.visitors.browse(20);
    const { running } = await site.visitors.read();
    expect(running!.old.documents + running!.new.documents).toBe(20);
    expect(running!.pages.map(({ page }) => page)).toEqual(['commands', 'home', 'status']);
    const sum = running!.series.reduce(
      (all, { old_visits, new_visits }) => all + old_visits + new_visits,
      0,
    );
    expect(sum).toBe(20);
    expect(running!.new.load_ms?.p50).toBeGreaterThan(100);
    expect(running!.verdict).toMatchObject({
      looks: 0,
      failing: null,
      message: 'Not enough visits for a decision: each version needs 50.',
    });
  });
});

test('the version of a canary is retained', async () => {
  await site.start();
  await site.team.publish(remoteRelease('1.2.0'));
  const sweep = () => site.api.app.get(RetentionService).sweep(Date.now() + 30 * 86_400_000);
  expect(await sweep()).toEqual([]);
  await site.team.call('POST', `/${APP}/canary/stop`, { why: 'Not needed' });
  expect(await sweep()).toEqual([{ name: APP, version: NEW }]);
});
