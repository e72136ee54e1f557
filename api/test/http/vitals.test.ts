import { sql } from 'drizzle-orm';
import type { BeaconEvent } from '@portico/sdk/contracts/reports/schema';
import type { Vitals } from '@portico/sdk/contracts/vitals/schema';
import { DatabaseService } from '../../src/core/db/database.service.ts';
import { rowsOf } from '../../src/core/db/database.ts';
import { OPERATOR } from '../../src/core/audit/audit-writer.repository.ts';
import { RegistryService } from '../../src/platform/registry/publishing/registry.service.ts';
import { VitalsRepository } from '../../src/platform/vitals/vitals.repository.ts';
import { VitalsService } from '../../src/platform/vitals/vitals.service.ts';
import { remoteRelease, shellRelease } from '../registry/fixtures.ts';
import { goLive } from '../registry/go-live.ts';
import { startApi, type TestApi } from '../support/api.ts';

const REMOTE = remoteRelease();
const { name: remote, version } = REMOTE.manifest;

/** A version that was live, too, for tests of other sums. */
const OLDER = '0.9.0';

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startApi({ env: { BEACON_SAMPLE: '25' } });
  await goLive(api, shellRelease());
  await goLive(api, remoteRelease(OLDER));
  await goLive(api, REMOTE);
  cookie = await api.signIn({ id: '100000000000000001', rank: 'Supporter' });
});

const send = (body: unknown, headers: Record<string, string> = {}) =>
  api.call('/api/reports/beacon', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const beacon = (...events: BeaconEvent[]) => send({ events });
const write = () => api.app.get(VitalsService).write();
const metrics = () => api.metrics();

async function read(query = ''): Promise<Vitals> {
  const answer = await api.call(`/api/vitals${query}`, { headers: { cookie } });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Vitals;
}

const source = { remote, version, page: 'home' };

test('beacon events are counted in /metrics and summed by version and hour in /api/vitals', async () => {
  // Both writes fall into one hour.
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  const answer = await beacon(
    { kind: 'load', ...source, ms: 300, retries: 2 },
    { kind: 'view', ...source, ms: 900 },
    { kind: 'failure', ...source, ms: 20, reason: 'refused' },
    { kind: 'failure', ...source, ms: 8000, reason: 'timeout' },
    { kind: 'render', ...source },
    { kind: 'event', ...source },
    { kind: 'answer', ...source },
  );
  expect(await answer.json()).toEqual({ taken: 7 });
  await write();
  // A second beacon in the hour adds to the same row.
  await beacon({ kind: 'load', ...source, ms: 300 });
  await write();
  clock.mockRestore();

  const text = await metrics();
  const label = `remote="${remote}",version="${version}"`;
  // One of four documents reports, so each load counts four times.
  expect(text).toContain(`portico_remote_loads_total{${label}} 8`);
  expect(text).toContain(`portico_remote_load_seconds_bucket{le="0.4",${label}} 2`);
  expect(text).toContain(`portico_remote_view_seconds_count{${label}} 1`);
  expect(text).toMatch(/portico_remote_failures_total\{.*reason="refused"\} 1/);
  expect(text).toMatch(/portico_remote_errors_total\{.*during="render"\} 1/);
  expect(text).toMatch(/portico_remote_errors_total\{.*during="answer"\} 1/);

  const { apps: all, hours: allHours } = await read();
  const apps = all.filter((app) => app.version === version);
  const hours = allHours.filter((hour) => hour.version === version);
  expect(apps).toEqual([
    {
      remote,
      version,
      isLive: true,
      loads: 8,
      // Each of one of four documents.
      retries: 8,
      failures: 2,
      refused: 1,
      renderErrors: 1,
      eventErrors: 2,
      loadMs: { p50: 300, p75: 350, p95: 390 },
      viewMs: { p50: 850, p75: 925, p95: 985 },
      firstSeen: hours[0]?.hour,
      lastSeen: hours[0]?.hour,
    },
  ]);
  expect(hours).toEqual([expect.objectContaining({ remote, version, loads: 8, failures: 2 })]);
});

test('made-up remotes, versions and pages are counted as "other"', async () => {
  await beacon(
    ...Array.from({ length: 10 }, (_, index) => ({
      kind: 'render' as const,
      remote: index % 2 ? remote : `made-up-${index}`,
      version: `9.9.${index}`,
      page: `page-${index}`,
    })),
  );
  await write();
  const text = await metrics();
  expect(text).not.toMatch(/made-up|9\.9\.|page-\d/);
  expect(text).toContain(
    'portico_remote_errors_total{remote="other",version="other",page="other",during="render"} 5',
  );
  const apps = (await read()).apps.filter((app) => app.version === 'other');
  expect(apps.map((release) => [release.remote, release.version])).toEqual([
    [remote, 'other'],
    ['other', 'other'],
  ]);
});

test('a version that was never live is not counted: only previews have it', async () => {
  const registry = api.app.get(RegistryService);
  await registry.publish(remoteRelease('1.1.0'), OPERATOR);
  const event = { kind: 'render' as const, remote, version: '1.1.0', page: 'home' };
  await beacon(event, { ...event, kind: 'load', ms: 100 });
  await write();
  expect(await metrics()).not.toContain('1.1.0');
  const versionsOf = async () => (await read()).apps.map((release) => release.version);
  expect(await versionsOf()).not.toContain('1.1.0');
  const change = { by: OPERATOR, why: 'a test' };
  await registry.promote([{ name: remote, version: '1.1.0', expected: version }], change);
  await registry.rollback({ name: remote, expected: '1.1.0' }, change);
  await beacon(event);
  await write();
  expect(await versionsOf()).toContain('1.1.0');
});

test.each([
  ['no event', { events: [] }],
  [
    'too many events',
    { events: Array.from({ length: 21 }, () => ({ kind: 'render', ...source })) },
  ],
  ['a user id', { events: [{ kind: 'render', ...source, userId: '100000000000000001' }] }],
  [
    'the text of an error',
    { events: [{ kind: 'render', ...source, message: 'at ada@example.org' }] },
  ],
  ['a negative time', { events: [{ kind: 'load', ...source, ms: -1 }] }],
  ['too many retries', { events: [{ kind: 'load', ...source, ms: 1, retries: 10 }] }],
  ['an unknown kind', { events: [{ kind: 'click', ...source }] }],
])('a beacon with %s is rejected', async (_, body) => {
  expect((await send(body)).status).toBe(400);
});

test('a beacon that is too large is rejected', async () => {
  expect((await send({ events: [], more: 'x'.repeat(9_000) })).status).toBe(413);
});

test('nothing about the visitor is stored', async () => {
  await send(
    { events: [{ kind: 'render', ...source, version: OLDER }] },
    { cookie, 'sec-fetch-site': 'same-origin', 'user-agent': 'canary-browser' },
  );
  await write();
  const rows = await rowsOf(api.db(), sql`select * from part_vitals`);
  expect(rows).not.toEqual([]);
  expect(JSON.stringify(rows)).not.toMatch(/canary|100000000000000001|127\.0\.0\.1/);
});

test('sums that cannot be written are written later', async () => {
  const load: BeaconEvent = { kind: 'load', ...source, version: OLDER, ms: 10 };
  const loadsOf = async () => (await read()).apps.find((app) => app.version === OLDER)?.loads ?? 0;
  const loads = await loadsOf();
  await beacon(load);
  // All statements fail: another one may run between the call and the write.
  const failing = jest
    .spyOn(api.app.get(DatabaseService).db, 'execute')
    .mockRejectedValue(new Error('unavailable'));
  await write();
  failing.mockRestore();
  expect(await loadsOf()).toBe(loads);
  await beacon(load);
  await write();
  expect(await loadsOf()).toBe(loads + 8);
});

test('sums are deleted after a month', async () => {
  await api.db().execute(sql`insert into part_vitals
    select hour - interval '31 days', remote, version, loads, failures, refused, render_errors,
      event_errors, load_ms, view_ms from part_vitals`);
  await api.app.get(VitalsRepository).deleteSome(30);
  const old = await rowsOf(
    api.db(),
    sql`select hour from part_vitals where hour < now() - interval '30 days'`,
  );
  expect(old).toEqual([]);
});
