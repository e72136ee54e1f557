import { desc } from 'drizzle-orm';
import type { Incident } from '@portico/contracts/incidents/schema';
import type { StaffIncident, StaffIncidentPage } from '@portico/contracts/incidents/staff/schema';
import { auditEvents } from '../../src/core/audit/audit.table.ts';
import { incidents as table } from '../../src/bot/incidents/incident.table.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { onBothDatabases } from '../support/databases.ts';

const DAY = 86_400;
const OWNER = '100000000000000001';
const NEW = {
  kind: 'incident',
  title: 'Music stutters',
  impact: 'minor',
  state: 'investigating',
  text: 'We look into it.',
};

onBothDatabases((newDatabase) => {
  describe('incidents', () => {
    let api: TestApi;
    let owner: string;
    let supporter: string;
    beforeAll(async () => {
      api = await startApi(await newDatabase());
      owner = await api.signIn({ id: OWNER, rank: 'Owner' });
      supporter = await api.signIn({ id: '100000000000000002', rank: 'Supporter' });
    });

    const send = (method: string, path: string, body?: object, cookie = owner) =>
      api.call(`/api/staff/incidents${path}`, {
        method,
        headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
        ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
      });
    const write = async (method: string, path: string, body?: object) => {
      const answer = await send(method, path, body);
      expect([answer.status, method, path]).toEqual([200, method, path]);
      return (await answer.json()) as StaffIncident;
    };
    const listPublic = async () => (await (await api.call('/api/incidents')).json()) as Incident[];
    const findPublic = async (id: string) =>
      (await listPublic()).find((incident) => incident.id === id);
    const lastAudit = async () =>
      (await api.db().select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1))[0];

    test('maintenance has a planned end, and an incident can be published after its end', async () => {
      const now = Math.floor(Date.now() / 1000);
      const past = { ...NEW, starts_at: now - 7200, state: 'resolved', components: ['payments'] };
      const ended = await write('POST', '', { ...past, ended_at: now - 3600 });
      expect(ended).toMatchObject({
        ended_at: now - 3600,
        components: ['payments'],
        updates: [{ at: now - 3600 }],
      });
      const planned = { ...NEW, kind: 'maintenance', state: 'scheduled', starts_at: now + 60 };
      expect(await write('POST', '', { ...planned, planned_end: now + 120 })).toMatchObject({
        planned_end: now + 120,
      });
      for (const [change, error] of [
        [{ ...past, ended_at: now - 7201 }, 'The end must be after the start'],
        [{ ...past, ended_at: now + 600 }, 'not in the future'],
        [{ ...NEW, ended_at: now }, 'Only a final state has an end.'],
        [{ ...NEW, planned_end: now + 60 }, 'Only maintenance has a planned end.'],
        [{ ...planned, planned_end: now + 60 }, 'The planned end must be after the start'],
        [{ ...planned, planned_end: now + 8 * 86_400 }, 'within a week'],
      ] as const) {
        const answer = await send('POST', '', change);
        expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining(error)]);
      }
    });

    test('a new incident is public at once, with its updates and without its author', async () => {
      const { id } = await write('POST', '', NEW);
      expect(await findPublic(id)).toEqual({
        id,
        kind: 'incident',
        title: 'Music stutters',
        impact: 'minor',
        state: 'investigating',
        starts_at: expect.any(Number) as number,
        ended_at: null,
        planned_end: null,
        components: [],
        updates: [
          {
            id: expect.any(String) as string,
            at: expect.any(Number) as number,
            state: 'investigating',
            text: 'We look into it.',
          },
        ],
      });
      expect(await lastAudit()).toMatchObject({
        actor: `user:${OWNER}`,
        action: 'incident.open',
        target: `incident:${id}`,
        origin: '127.0.0.1',
      });
    });

    test('an incident can be updated, resolved and reopened; the newest update comes first', async () => {
      let incident = await write('POST', '', NEW);
      const go = async (state: string) => {
        const { id, version } = incident;
        incident = await write('POST', `/${id}/updates`, { version, state, text: `Now ${state}` });
      };
      await go('identified');
      await go('resolved');
      expect(incident.ended_at).toEqual(expect.any(Number));
      expect(await lastAudit()).toMatchObject({
        action: 'incident.resolve',
        detail: { from: 'identified', to: 'resolved' },
      });
      await go('investigating');
      expect(incident.ended_at).toBeNull();
      expect((await findPublic(incident.id))?.updates.map(({ state }) => state)).toEqual([
        'investigating',
        'resolved',
        'identified',
        'investigating',
      ]);
    });

    test('states of another kind, a second end and empty texts are rejected', async () => {
      const { id, version } = await write('POST', '', {
        ...NEW,
        kind: 'announcement',
        state: 'ended',
      });
      const update = (body: object) =>
        send('POST', `/${id}/updates`, { version, text: 'x', ...body });
      expect((await update({ state: 'resolved' })).status).toBe(422);
      expect((await update({ state: 'ended' })).status).toBe(422);
      expect((await update({ state: 'posted', text: '  ' })).status).toBe(400);
      expect((await send('POST', '', { ...NEW, state: 'posted' })).status).toBe(422);
      expect((await send('POST', '', { ...NEW, starts_at: 0 })).status).toBe(422);
      expect((await send('POST', '', { ...NEW, title: 'x'.repeat(121) })).status).toBe(400);
    });

    test('of two concurrent changes, the second is rejected', async () => {
      const { id, version } = await write('POST', '', NEW);
      const edit = {
        version,
        title: 'Music',
        impact: 'major',
        starts_at: Math.floor(Date.now() / 1000),
      };
      const both = await Promise.all([
        send('PUT', `/${id}`, edit),
        send('POST', `/${id}/updates`, { version, state: 'monitoring', text: 'Fixed' }),
      ]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    });

    test('a text can be corrected, and the audit log contains the previous text', async () => {
      const { id, updates } = await write('POST', '', NEW);
      const update = updates[0]?.id ?? '';
      const corrected = await write('PUT', `/${id}/updates/${update}`, { text: 'We looked.' });
      expect(corrected.updates[0]?.text).toBe('We looked.');
      expect((await findPublic(id))?.updates[0]?.text).toBe('We looked.');
      expect(await lastAudit()).toMatchObject({
        action: 'incident.correct',
        detail: { from: 'We look into it.', to: 'We looked.' },
      });
      const other = await write('POST', '', NEW);
      expect((await send('PUT', `/${other.id}/updates/${update}`, { text: 'x' })).status).toBe(404);
    });

    test('a withdrawn incident is visible to the team only, and cannot be changed', async () => {
      const { id, version } = await write('POST', '', NEW);
      const withdrawn = await write('DELETE', `/${id}`);
      expect(withdrawn.withdrawn).toBe(true);
      expect(await findPublic(id)).toBeUndefined();
      const { incidents } = (await (await send('GET', '')).json()) as StaffIncidentPage;
      expect(incidents.find((incident) => incident.id === id)?.withdrawn).toBe(true);
      const late = { version: withdrawn.version, state: 'resolved', text: 'x' };
      expect((await send('POST', `/${id}/updates`, late)).status).toBe(409);
      expect((await send('POST', `/${id}/updates`, { ...late, version })).status).toBe(409);
      const unknown = '00000000-0000-4000-8000-000000000000';
      expect((await send('DELETE', `/${unknown}`)).status).toBe(404);
      expect((await send('DELETE', '/1')).status).toBe(400);
    });

    test('all team members can read, and the response states whether they may write', async () => {
      const mayWrite = async (cookie: string) =>
        ((await (await send('GET', '', undefined, cookie)).json()) as StaffIncidentPage).may_write;
      expect([await mayWrite(owner), await mayWrite(supporter)]).toEqual([true, false]);
      expect((await send('POST', '', NEW, supporter)).status).toBe(403);
    });

    test('the public list is cached and revalidated after a change', async () => {
      const answer = await api.call('/api/incidents');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=15');
      const headers = { 'if-none-match': answer.headers.get('etag') ?? '' };
      expect((await api.call('/api/incidents', { headers })).status).toBe(304);
      await write('POST', '', NEW);
      expect((await api.call('/api/incidents', { headers })).status).toBe(200);
    });

    test('ended incidents are public for 90 days; the team can page through all', async () => {
      const now = Math.floor(Date.now() / 1000);
      const over = (title: string, days: number) => ({
        kind: 'incident' as const,
        title,
        impact: 'none' as const,
        state: 'resolved' as const,
        startsAt: now - days * DAY,
        endedAt: now - days * DAY,
      });
      await api
        .db()
        .insert(table)
        .values([over('new', 89), over('old', 91)]);
      await write('POST', '', NEW);
      const titles = (await listPublic()).map(({ title }) => title);
      expect(titles).toContain('new');
      expect(titles).not.toContain('old');
      await api
        .db()
        .insert(table)
        .values(Array.from({ length: 30 }, (_, index) => over(`far ${index}`, 200 + index)));
      const page = async (number: number) =>
        (await (await send('GET', `?page=${number}`)).json()) as StaffIncidentPage;
      const [first, second] = [await page(1), await page(2)];
      expect(first.incidents).toHaveLength(20);
      expect(first.total).toBe(second.total);
      const ids = [...first.incidents, ...second.incidents].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    });

    test("the export of an account contains only the user's own updates", async () => {
      const answer = await api.call('/api/account/export', { headers: { cookie: supporter } });
      expect(await answer.json()).toMatchObject({ data: { incidents: [] } });
    });
  });
});
