import { asc, eq } from 'drizzle-orm';
import { auditEvents } from '../../src/core/audit/audit.table.ts';
import { canaries } from '../../src/platform/registry/database/canary.table.ts';
import { ChannelRepository } from '../../src/platform/registry/database/channel.repository.ts';
import {
  channels,
  releaseRetirements,
  releases,
} from '../../src/platform/registry/database/registry.table.ts';
import { ReleaseHistoryRepository } from '../../src/platform/registry/database/release-history.repository.ts';
import { RunningCanaries } from '../../src/platform/registry/database/running-canaries.repository.ts';
import { ChannelMoved, UnknownRemote } from '../../src/platform/registry/release/errors.ts';
import type { ChannelChange } from '../../src/platform/registry/state/channel-change.ts';
import { LISTED_APPS } from '../../src/platform/registry/state/listed-apps.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { TESTER } from './go-live.ts';

const WHY = 'a test';

let api: TestApi;
const repository = () => api.app.get(ChannelRepository);
const history = () => api.app.get(ReleaseHistoryRepository);
const running = () => api.app.get(RunningCanaries);

beforeAll(async () => {
  api = await startApi();
  const published = (name: string, version: string) => ({
    ...{ name, version, manifest: { sdk: `sdk of ${version}` } as never },
    ...{ digest: '', publishedBy: 'team' },
  });
  await repository().addListed();
  await api
    .db()
    .insert(releases)
    .values([
      ...['1.0.0', '2.0.0', '3.0.0'].map((version) => published('mfe-tools', version)),
      ...['1.0.0', '2.0.0'].map((version) => published('shell', version)),
    ]);
});

/** Makes versions live; `checked` and `completed` count what runs. */
const setLive = async (changes: Partial<ChannelChange>[], dryRun = false) => {
  const ran = { checked: 0, completed: 0 };
  const result = await repository().setLive(
    changes.map((change) => ({
      name: '',
      version: '',
      expected: null,
      kind: 'promote',
      ...change,
    })),
    { by: TESTER, why: WHY, dryRun },
    () => Promise.resolve(void ran.checked++),
    () => Promise.resolve(void ran.completed++),
  );
  return { result, ...ran };
};
const audited = () =>
  api
    .db()
    .select({
      action: auditEvents.action,
      target: auditEvents.target,
      detail: auditEvents.detail,
      actor: auditEvents.actor,
    })
    .from(auditEvents)
    .orderBy(asc(auditEvents.id));
const addCanary = async (app: string, version: string) => {
  const now = new Date();
  const [row] = await api
    .db()
    .insert(canaries)
    .values({
      ...{ app, version, baseline: '1.0.0', share: 5, steps: [5], minutes: 1, secret: '' },
      ...{ startedAt: now, stepStartedAt: now, actor: 'team', why: WHY, lookAt: 1 },
    })
    .returning();
  return row!;
};
const canary = async (id: number) =>
  (await api.db().select().from(canaries).where(eq(canaries.id, id)))[0];

describe('channels', () => {
  test('are those of the listed apps, with their rules, and are added once', async () => {
    expect(LISTED_APPS.map(({ name }) => name).toSorted()).toEqual([
      ...['mfe-commerce', 'mfe-public', 'mfe-staff', 'mfe-tools', 'shell'],
    ]);
    expect(LISTED_APPS.find(({ name }) => name === 'shell')).toEqual({
      ...{ name: 'shell', mounts: [], restriction: 'public' },
    });
    expect(LISTED_APPS.find(({ name }) => name === 'mfe-staff')).toMatchObject({
      ...{ mounts: [expect.any(String)], restriction: 'team' },
    });
    await repository().addListed();
    await api.db().insert(channels).values({ name: 'mfe-added' });
    expect(await repository().names()).toEqual([
      ...['mfe-added', ...LISTED_APPS.map(({ name }) => name).toSorted()],
    ]);
    await api.db().delete(channels).where(eq(channels.name, 'mfe-tools'));
    expect(await repository().names()).toContain('mfe-tools');
    await repository().addListed();
    expect(await repository().channel('mfe-tools')).toEqual({ liveVersion: null, revision: 0 });
    expect(await repository().channel('mfe-none')).toBeUndefined();
  });

  test('change together, with a record of who changed them and why', async () => {
    const before = (await audited()).length;
    const { result, checked, completed } = await setLive([
      { name: 'mfe-tools', version: '1.0.0' },
      { name: 'shell', version: '1.0.0' },
    ]);
    expect([checked, completed]).toEqual([1, 1]);
    expect(result).toEqual([
      { name: 'mfe-tools', from: null, revision: 1 },
      { name: 'shell', from: null, revision: 1 },
    ]);
    expect(await repository().channel('shell')).toEqual({ liveVersion: '1.0.0', revision: 1 });
    // What is live already stays, and is no change.
    const again = await setLive([
      { name: 'mfe-tools', version: '2.0.0', expected: '1.0.0', kind: 'rollback' },
      { name: 'shell', version: '1.0.0', expected: '1.0.0' },
    ]);
    expect(again.result).toEqual([{ name: 'mfe-tools', from: '1.0.0', revision: 2 }]);
    expect(await repository().channel('shell')).toEqual({ liveVersion: '1.0.0', revision: 1 });
    const events = await repository().events('mfe-tools');
    expect(
      events.map(({ kind, fromVersion, toVersion }) => [kind, fromVersion, toVersion]),
    ).toEqual([
      ['promote', null, '1.0.0'],
      ['rollback', '1.0.0', '2.0.0'],
    ]);
    expect(events[0]).toMatchObject({ channel: 'mfe-tools', actor: 'tester', why: WHY });
    expect((await audited()).slice(before)).toMatchObject([
      { target: 'release:mfe-tools' },
      { target: 'release:shell' },
      {
        ...{ action: 'release.rollback', target: 'release:mfe-tools', actor: 'tester' },
        detail: { from: '1.0.0', to: '2.0.0', why: WHY, revision: 2 },
      },
    ]);
  });

  test('do not change where one of them is unknown, moved or not changed, or in a dry run', async () => {
    const state = async () => [
      await repository().channel('mfe-tools'),
      await repository().channel('shell'),
      (await audited()).length,
    ];
    const before = await state();
    const fine = { name: 'shell', version: '2.0.0', expected: '1.0.0' };
    await expect(setLive([fine, { name: 'mfe-none', version: '1.0.0' }])).rejects.toThrow(
      UnknownRemote,
    );
    await expect(
      setLive([fine, { name: 'mfe-tools', version: '3.0.0', expected: '1.0.0' }]),
    ).rejects.toThrow(ChannelMoved);
    expect(await setLive([fine], true)).toEqual({ result: [], checked: 1, completed: 0 });
    expect(await setLive([{ ...fine, version: '1.0.0' }])).toEqual({
      ...{ result: [], checked: 0, completed: 0 },
    });
    const failing = repository().setLive(
      [{ ...fine, kind: 'promote' }],
      { by: TESTER, why: WHY },
      () => Promise.resolve(),
      () => Promise.reject(new Error('cannot be completed')),
    );
    await expect(failing).rejects.toThrow('cannot be completed');
    expect(await state()).toEqual(before);
  });

  test('wait for another change of the registry', async () => {
    let isFree = false;
    let second: Promise<unknown> | undefined;
    await repository().setLive(
      [{ name: 'shell', version: '2.0.0', expected: '1.0.0', kind: 'promote' }],
      { by: TESTER, why: WHY },
      async (tx) => {
        second = setLive([{ name: 'shell', version: '1.0.0', expected: '2.0.0' }]).then(() =>
          expect(isFree).toBe(true),
        );
        await tx.select().from(channels);
      },
      () => Promise.resolve(void (isFree = true)),
    );
    await second;
  });
});

describe('the history of releases', () => {
  test('is of some apps or all, the newest of them, the oldest first', async () => {
    await api
      .db()
      .insert(releaseRetirements)
      .values({ name: 'mfe-tools', version: '1.0.0', kind: 'retire', actor: 'team', why: WHY });
    const tools = await history().read(['mfe-tools']);
    expect(tools.channels.map(({ name }) => name)).toEqual(['mfe-tools']);
    expect(tools.versions).toMatchObject([
      { name: 'mfe-tools', version: '1.0.0', sdk: 'sdk of 1.0.0', isRetired: true },
      { version: '2.0.0', publishedBy: 'team', isRetired: false },
      { version: '3.0.0' },
    ]);
    expect(tools.events.map(({ toVersion }) => toVersion)).toEqual(['1.0.0', '2.0.0']);
    const newest = await history().read(['mfe-tools'], { limit: 1 });
    expect(newest.versions.map(({ version }) => version)).toEqual(['3.0.0']);
    expect(newest.events.map(({ toVersion }) => toVersion)).toEqual(['2.0.0']);
    const all = await history().read(undefined);
    expect(all.channels.map(({ name }) => name)).toEqual(await repository().names());
    expect(all.versions).toHaveLength(5);
    expect(new Set(all.events.map(({ channel }) => channel))).toEqual(
      new Set(['mfe-tools', 'shell']),
    );
    expect(await history().channel('shell')).toMatchObject({ name: 'shell', revision: 3 });
    expect(await history().channel('mfe-none')).toBeUndefined();
  });
});

describe('the canary of an app', () => {
  test('is promoted with its version, replaced by another one, and stays with other apps', async () => {
    const first = await addCanary('mfe-tools', '3.0.0');
    const other = await addCanary('shell', '2.0.0');
    expect((await running().all()).map(({ app }) => app)).toEqual(['mfe-tools', 'shell']);
    expect(await running().of('mfe-tools')).toMatchObject({ id: first.id });
    expect(await running().of('mfe-staff')).toBeUndefined();
    await setLive([{ name: 'mfe-tools', version: '3.0.0', expected: '2.0.0' }]);
    expect(await canary(first.id)).toMatchObject({
      ...{ state: 'promoted', endedAs: 'promoted', endedBy: 'tester', message: WHY },
    });
    expect((await canary(first.id))?.endedAt).not.toBeNull();
    expect(await canary(other.id)).toMatchObject({ state: 'running', endedAt: null });
    expect(await running().of('mfe-tools')).toBeUndefined();
    const second = await addCanary('mfe-tools', '1.0.0');
    await setLive([{ name: 'mfe-tools', version: '2.0.0', expected: '3.0.0' }]);
    const message = `2.0.0 was made live: ${WHY}`;
    expect(await canary(second.id)).toMatchObject({
      ...{ state: 'stopped', endedAs: 'replaced', endedBy: 'tester', message },
    });
    const ends = (await audited()).filter(({ action }) => action.startsWith('canary.'));
    expect(ends).toEqual([
      {
        ...{ action: 'canary.finish', target: 'release:mfe-tools', actor: 'tester' },
        detail: { canary: first.id, version: '3.0.0', end: 'promoted', why: WHY },
      },
      {
        ...{ action: 'canary.stop', target: 'release:mfe-tools', actor: 'tester' },
        detail: { canary: second.id, version: '1.0.0', end: 'replaced', why: message },
      },
    ]);
  });
});
