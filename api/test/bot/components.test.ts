import { sql } from 'drizzle-orm';
import type { StatusComponents } from '@portico/contracts/components/schema';
import type { ComponentId } from '@portico/contracts/components/ids';
import { dayOf } from '@portico/contracts/rules/uptime';
import { ComponentSampler } from '../../src/bot/components/component-sampler.service.ts';
import { ComponentsService } from '../../src/bot/components/components.service.ts';
import { DatabaseService } from '../../src/core/db/database.service.ts';
import { RevisionRepository } from '../../src/core/db/revision.repository.ts';
import { JobsService } from '../../src/core/jobs/jobs.service.ts';
import { CallOutcomes } from '../../src/core/dependency-health/call-outcomes.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { onBothDatabases } from '../support/databases.ts';

const DAY = 86_400;
/** Noon of today, so that a few hours before and after are the same day. */
const NOON = Math.floor(Date.now() / 1000 / DAY) * DAY + DAY / 2;

onBothDatabases((newDatabase) => {
  describe('the uptime of the components', () => {
    let api: TestApi;
    let key: string;
    let sampler: ComponentSampler;
    beforeAll(async () => {
      // The test runs the jobs itself, at times of its own.
      jest.spyOn(JobsService.prototype, 'every').mockReturnValue();
      jest.spyOn(JobsService.prototype, 'onEveryReplica').mockReturnValue();
      api = await startApi(await newDatabase());
      key = await api.newKey('*');
      sampler = api.app.get(ComponentSampler);
    });
    beforeEach(async () => {
      for (const table of [
        'component_days',
        'component_states',
        'call_outcomes',
        'shards',
        'incident_updates',
        'incidents',
      ]) {
        await api.db().execute(sql`delete from ${sql.identifier(table)}`);
      }
      api.app.get(CallOutcomes).take();
    });
    afterEach(() => jest.restoreAllMocks());

    const list = (now: number) => api.app.get(ComponentsService).list(now);
    const of = async (id: ComponentId, now: number) => {
      const found = (await list(now)).components.find((component) => component.id === id);
      if (!found) throw new Error(`no component ${id}`);
      const { up, degraded, down, maintenance } = found.days.at(-1) ?? {};
      return { ...found, today: { up, degraded, down, maintenance } };
    };
    /** Samples every minute in an interval. */
    const run = async (from: number, to: number) => {
      for (let now = from; now <= to; now += 60) await sampler.sample(now);
    };
    const setShards = async (at: number, ready: number, all: number) => {
      await api.db().execute(sql`delete from shards`);
      await api.db().execute(sql`insert into shards
        (shard_id, server_count, member_count, latency, uptime, is_ready, at, shard_count)
        select n, 1, 1, 40, 60, n < ${ready}, ${at}::bigint, ${all}::int
        from generate_series(0, ${all - 1}::int) as n`);
    };

    test('a new site has no data, and never 100 %', async () => {
      const answer = (await (await api.call('/api/components')).json()) as StatusComponents;
      expect(answer.components.map(({ id }) => id)).toEqual([
        'site',
        'gateway',
        'shards',
        'payments',
        'sign-in',
      ]);
      for (const { state, uptime, measured, days } of answer.components) {
        expect({ state, uptime, measured }).toEqual({
          state: 'unknown',
          uptime: null,
          measured: 0,
        });
        expect(days).toHaveLength(90);
      }
    });

    test('counts the time between two samples, once, and no longer pause', async () => {
      await run(NOON, NOON + 600);
      expect((await of('site', NOON + 600)).today.up).toBe(600);
      // A second replica, and a run that is repeated.
      await Promise.all([sampler.sample(NOON + 600), sampler.sample(NOON + 660)]);
      await sampler.sample(NOON + 660);
      expect((await of('site', NOON + 660)).today.up).toBe(660);
      // The site did not run for an hour.
      await run(NOON + 4260, NOON + 4320);
      expect((await of('site', NOON + 4320)).today.up).toBe(720);
      expect((await of('site', NOON + 4320)).uptime).toBe(1);
      expect((await of('gateway', NOON + 4320)).uptime).toBeNull();
    });

    test('a sample across midnight counts for both days', async () => {
      const midnight = NOON + DAY / 2;
      await sampler.sample(midnight - 40);
      await sampler.sample(midnight + 20);
      const { days } = await of('site', midnight + 20);
      expect(days.slice(-2).map(({ up }) => up)).toEqual([40, 20]);
    });

    test('bot and shards are measured by the last states, and a silent bot is not', async () => {
      await setShards(NOON, 10, 10);
      await run(NOON, NOON + 60);
      await setShards(NOON + 120, 8, 10);
      await run(NOON + 120, NOON + 180);
      expect((await of('shards', NOON + 180)).today).toMatchObject({ up: 60 + 96, down: 24 });
      expect(await of('shards', NOON + 180)).toMatchObject({ state: 'degraded', since: NOON + 60 });
      expect(await of('gateway', NOON + 180)).toMatchObject({ state: 'up', uptime: 1 });
      await setShards(NOON + 240, 0, 10);
      await run(NOON + 240, NOON + 240);
      expect((await of('gateway', NOON + 240)).today).toMatchObject({ up: 180, down: 60 });
      await run(NOON + 300, NOON + 600);
      expect(await of('gateway', NOON + 600)).toMatchObject({ state: 'unknown', since: null });
      // The last state counts for its two minutes.
      expect((await of('gateway', NOON + 600)).today).toMatchObject({ up: 180, down: 180 });
    });

    test('payments and sign-in are measured by the calls of all replicas', async () => {
      const outcomes = api.app.get(CallOutcomes);
      outcomes.record('payments', true);
      outcomes.record('sign-in', false);
      await sampler.storeOutcomes(NOON);
      await run(NOON, NOON + 120);
      expect((await of('payments', NOON + 120)).today).toMatchObject({ up: 120, down: 0 });
      expect((await of('sign-in', NOON + 120)).today).toMatchObject({ up: 0, down: 120 });
      outcomes.record('payments', false);
      await sampler.storeOutcomes(NOON);
      await run(NOON + 180, NOON + 180);
      expect((await of('payments', NOON + 180)).state).toBe('degraded');
      await run(NOON + 840, NOON + 960);
      expect((await of('payments', NOON + 960)).state).toBe('unknown');
    });

    test('outcomes are kept while the database is away', async () => {
      const outcomes = api.app.get(CallOutcomes);
      outcomes.record('payments', true);
      const away = jest.spyOn(DatabaseService.prototype, 'db', 'get').mockImplementation(() => {
        throw new Error('away');
      });
      await expect(sampler.storeOutcomes(NOON)).rejects.toThrow('away');
      away.mockRestore();
      outcomes.record('payments', true);
      await sampler.storeOutcomes(NOON);
      const { rows } = (await api.db().execute(sql`select ok, failed from call_outcomes`)) as {
        rows: unknown[];
      };
      expect(rows).toEqual([{ ok: 2, failed: 0 }]);
    });

    test('an outage of the database is counted when it ends', async () => {
      await run(NOON, NOON + 60);
      const ping = jest
        .spyOn(DatabaseService.prototype, 'ping')
        .mockRejectedValue(new Error('away'));
      for (let now = NOON + 90; now < NOON + 690; now += 30) await sampler.checkSite(now);
      ping.mockRestore();
      await sampler.sample(NOON + 690);
      expect((await of('site', NOON + 690)).today).toMatchObject({ up: 60, down: 600 });
      await run(NOON + 750, NOON + 750);
      expect((await of('site', NOON + 750)).today).toMatchObject({ up: 120, down: 600 });
    });

    test('downtime within a maintenance window is not counted, and the window is shown', async () => {
      const cookie = await api.signIn({ id: '200000000000000001', rank: 'Owner' });
      const now = Math.floor(Date.now() / 1000);
      const open = await api.call('/api/staff/incidents', {
        method: 'POST',
        headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
        body: JSON.stringify({
          kind: 'maintenance',
          title: 'Move',
          impact: 'minor',
          state: 'scheduled',
          text: 'The bot moves to another host.',
          starts_at: now,
          planned_end: now + 3600,
          components: ['gateway', 'gateway'],
        }),
      });
      expect(await open.json()).toMatchObject({ planned_end: now + 3600, components: ['gateway'] });
      await setShards(now + 60, 0, 2);
      await run(now, now + 120);
      const gateway = await of('gateway', now + 120);
      expect(gateway).toMatchObject({ state: 'maintenance', uptime: null });
      const total = (part: 'maintenance' | 'down') =>
        gateway.days.reduce((sum, day) => sum + day[part], 0);
      expect([total('maintenance'), total('down')]).toEqual([120, 0]);
      // Shards are not affected by it. After the announced end, downtime counts.
      expect((await of('shards', now + 120)).state).toBe('down');
      await setShards(now + 3600, 0, 2);
      await run(now + 3540, now + 3660);
      const late = await of('gateway', now + 3660);
      expect([late.state, late.days.at(-1)?.down ?? 0]).toEqual(['down', expect.any(Number)]);
      expect(late.days.reduce((sum, day) => sum + day.down, 0)).toBeGreaterThan(0);
    });

    test('incidents declare a state without counting it', async () => {
      await setShards(NOON, 2, 2);
      await run(NOON, NOON + 60);
      await api.db().execute(sql`insert into incidents
        (kind, title, impact, state, starts_at, components)
        values ('incident', 'Slow', 'critical', 'investigating', ${NOON}, '{gateway}')`);
      expect(await of('gateway', NOON + 60)).toMatchObject({ state: 'down', uptime: 1 });
    });

    test('days of an earlier monitor are imported, and never replace a measurement', async () => {
      const push = async (...events: object[]) =>
        (await api.push('POST', '/api/ingest/component-days', key, { events })).json();
      const now = Math.floor(Date.now() / 1000);
      const [today, yesterday] = [dayOf(now), dayOf(now - DAY)];
      const day = (id: string, change: object) => ({
        id,
        component: 'gateway',
        day: yesterday,
        up: 86_000,
        degraded: 0,
        down: 400,
        maintenance: 0,
        ...change,
      });
      expect(
        await push(
          day('a', {}),
          day('b', { day: today }),
          day('c', { up: 86_001 }),
          day('d', { component: 'coffee' }),
        ),
      ).toMatchObject({
        accepted: 1,
        rejected: [
          { id: 'b', issues: [{ path: 'day' }] },
          { id: 'c', issues: [{ path: 'up' }] },
          { id: 'd', issues: [{ path: 'component' }] },
        ],
      });
      expect(await push(day('e', { up: 1 }))).toMatchObject({ accepted: 0, duplicates: 1 });
      api.app.get(RevisionRepository).invalidate('component_states');
      const answer = (await (await api.call('/api/components')).json()) as StatusComponents;
      const gateway = answer.components.find(({ id }) => id === 'gateway');
      expect(gateway?.days.at(-2)).toMatchObject({ day: yesterday, up: 86_000, down: 400 });
      expect(gateway?.uptime).toBeCloseTo(86_000 / 86_400);
    });
  });
});
