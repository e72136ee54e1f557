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
  await repository().addListed();
});

let apps = 0;
/** Adds apps with three published versions each, the first of which is live if `live`. @returns their names */
async function newApps(count: number, live?: '1.0.0'): Promise<string[]> {
  const names = Array.from({ length: count }, () => `mfe-app${String(++apps).padStart(3, '0')}`);
  const versions = names.flatMap((name) =>
    ['1.0.0', '2.0.0', '3.0.0'].map((version) => ({
      ...{ name, version, manifest: { sdk: `sdk of ${version}` } as never },
      ...{ digest: '', publishedBy: 'team' },
    })),
  );
  await api.db().insert(releases).values(versions);
  await api
    .db()
    .insert(channels)
    .values(names.map((name) => ({ name, liveVersion: live })));
  return names;
}

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
    const [added = ''] = await newApps(1);
    const names = await repository().names();
    expect(names).toEqual(expect.arrayContaining([added, 'mfe-tools', 'shell']));
    expect(names).toEqual([...new Set(names)].toSorted());
    await api.db().delete(channels).where(eq(channels.name, 'mfe-tools'));
    expect(await repository().names()).toEqual(names);
    await repository().addListed();
    expect(await repository().channel('mfe-tools')).toEqual({ liveVersion: null, revision: 0 });
    expect(await repository().channel('mfe-none')).toBeUndefined();
  });

  test('change together, with a record of who changed them and why', async () => {
    const [first = '', second = ''] = await newApps(2);
    const before = (await audited()).length;
    const { result, checked, completed } = await setLive([
      { name: first, version: '1.0.0' },
      { name: second, version: '1.0.0' },
    ]);
    expect([checked, completed]).toEqual([1, 1]);
    expect(result).toEqual([
      { name: first, from: null, revision: 1 },
      { name: second, from: null, revision: 1 },
    ]);
    expect(await repository().channel(second)).toEqual({ liveVersion: '1.0.0', revision: 1 });
    // What is live already stays, and is no change.
    const again = await setLive([
      { name: first, version: '2.0.0', expected: '1.0.0', kind: 'rollback' },
      { name: second, version: '1.0.0', expected: '1.0.0' },
    ]);
    expect(again.result).toEqual([{ name: first, from: '1.0.0', revision: 2 }]);
    expect(await repository().channel(second)).toEqual({ liveVersion: '1.0.0', revision: 1 });
    const events = await repository().events(first);
    expect(
      events.map(({ kind, fromVersion, toVersion }) => [kind, fromVersion, toVersion]),
    ).toEqual([
      ['promote', null, '1.0.0'],
      ['rollback', '1.0.0', '2.0.0'],
    ]);
    expect(events[0]).toMatchObject({ channel: first, actor: 'tester', why: WHY });
    expect((await audited()).slice(before)).toMatchObject([
      { target: `release:${first}` },
      { target: `release:${second}` },
      {
        ...{ action: 'release.rollback', target: `release:${first}`, actor: 'tester' },
        detail: { from: '1.0.0', to: '2.0.0', why: WHY, revision: 2 },
      },
    ]);
  });

  test('do not change where one of them is unknown, moved or not changed, or in a dry run', async () => {
    const [name = '', other = ''] = await newApps(2, '1.0.0');
    const state = async () => [
      await repository().channel(name),
      await repository().channel(other),
      (await audited()).length,
    ];
    const before = await state();
    const fine = { name, version: '2.0.0', expected: '1.0.0' };
    await expect(setLive([fine, { name: 'mfe-none', version: '1.0.0' }])).rejects.toThrow(
      UnknownRemote,
    );
    await expect(setLive([fine, { name: other, version: '3.0.0' }])).rejects.toThrow(ChannelMoved);
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
    const [name = ''] = await newApps(1, '1.0.0');
    let isFree = false;
    let second: Promise<unknown> | undefined;
    await repository().setLive(
      [{ name, version: '2.0.0', expected: '1.0.0', kind: 'promote' }],
      { by: TESTER, why: WHY },
      async (tx) => {
        second = setLive([{ name, version: '1.0.0', expected: '2.0.0' }]).then(() =>
          expect(isFree).toBe(true),
        );
        await tx.select().from(channels);
      },
      () => Promise.resolve(void (isFree = true)),
    );
    await second;
  });
});

test('the history of releases is of some apps or all, the newest of them, the oldest first', async () => {
  const [app = '', other = ''] = await newApps(2);
  await setLive([{ name: other, version: '1.0.0' }]);
  await setLive([{ name: app, version: '1.0.0' }]);
  await setLive([{ name: app, version: '2.0.0', expected: '1.0.0' }]);
  await api
    .db()
    .insert(releaseRetirements)
    .values({ name: app, version: '1.0.0', kind: 'retire', actor: 'team', why: WHY });
  const own = await history().read([app]);
  expect(own.channels.map(({ name }) => name)).toEqual([app]);
  expect(own.versions).toMatchObject([
    { name: app, version: '1.0.0', sdk: 'sdk of 1.0.0', isRetired: true },
    { version: '2.0.0', publishedBy: 'team', isRetired: false },
    { version: '3.0.0' },
  ]);
  expect(own.events.map(({ toVersion }) => toVersion)).toEqual(['1.0.0', '2.0.0']);
  const newest = await history().read([app], { limit: 1 });
  expect(newest.versions.map(({ version }) => version)).toEqual(['3.0.0']);
  expect(newest.events.map(({ toVersion }) => toVersion)).toEqual(['2.0.0']);
  const all = await history().read(undefined);
  expect(all.channels.map(({ name }) => name)).toEqual(await repository().names());
  expect(all.versions.filter(({ name }) => name === app || name === other)).toHaveLength(6);
  const events = all.events.filter(({ channel }) => channel === app || channel === other);
  expect(events.map(({ channel }) => channel)).toEqual([other, app, app]);
  expect(await history().channel(app)).toMatchObject({ name: app, revision: 2 });
  expect(await history().channel('mfe-none')).toBeUndefined();
});

test('a canary is promoted with its version, replaced by another one, and stays with other apps', async () => {
  const [app = '', other = ''] = await newApps(2, '1.0.0');
  const before = (await audited()).length;
  // The later one first: the list is sorted by app.
  const kept = await addCanary(other, '2.0.0');
  const first = await addCanary(app, '3.0.0');
  const listed = (await running().all()).map((row) => row.app);
  expect(listed.filter((name) => name === app || name === other)).toEqual([app, other]);
  expect(await running().of(app)).toMatchObject({ id: first.id });
  expect(await running().of('mfe-none')).toBeUndefined();
  await setLive([{ name: app, version: '3.0.0', expected: '1.0.0' }]);
  expect(await canary(first.id)).toMatchObject({
    ...{ state: 'promoted', endedAs: 'promoted', endedBy: 'tester', message: WHY },
  });
  expect((await canary(first.id))?.endedAt).not.toBeNull();
  expect(await canary(kept.id)).toMatchObject({ state: 'running', endedAt: null });
  expect(await running().of(app)).toBeUndefined();
  const second = await addCanary(app, '1.0.0');
  await setLive([{ name: app, version: '2.0.0', expected: '3.0.0' }]);
  const message = `2.0.0 was made live: ${WHY}`;
  expect(await canary(second.id)).toMatchObject({
    ...{ state: 'stopped', endedAs: 'replaced', endedBy: 'tester', message },
  });
  expect((await running().all()).map(({ id }) => id)).not.toContain(first.id);
  const ends = (await audited()).slice(before).filter(({ action }) => action.startsWith('canary.'));
  expect(ends).toEqual([
    {
      ...{ action: 'canary.finish', target: `release:${app}`, actor: 'tester' },
      detail: { canary: first.id, version: '3.0.0', end: 'promoted', why: WHY },
    },
    {
      ...{ action: 'canary.stop', target: `release:${app}`, actor: 'tester' },
      detail: { canary: second.id, version: '1.0.0', end: 'replaced', why: message },
    },
  ]);
});
