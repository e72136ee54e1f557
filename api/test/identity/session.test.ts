import { sql } from 'drizzle-orm';
import { sessions } from '../../src/identity/session/session.table.ts';
import { SessionService } from '../../src/identity/session/session.service.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { onBothDatabases } from '../support/databases.ts';

onBothDatabases((newDatabase) => {
  describe('sessions', () => {
    let api: TestApi;
    beforeAll(async () => {
      api = await startApi(await newDatabase());
    });
    beforeEach(() => api.db().delete(sessions));
    const me = (cookie = '') => api.call('/api/auth/me', { headers: { cookie } });

    test('[spec1 §3.8, §7.1] /api/auth/me returns the signed-in user, or 401', async () => {
      const cookie = await api.signIn({ id: '111111111111111111' });
      const answer = await me(cookie);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.json()).toEqual({
        id: '111111111111111111',
        username: 'user-111111111111111111',
        avatar: null,
      });
      expect((await me()).status).toBe(401);
      expect((await me('session=made-up')).status).toBe(401);
      expect((await me(`session=${'A'.repeat(43)}`)).status).toBe(401);
    });

    test('the database stores no usable session id', async () => {
      const cookie = await api.signIn({ id: '111111111111111111' });
      const id = cookie.split('=')[1] ?? '';
      const rows = await api.db().select().from(sessions);
      expect(JSON.stringify(rows)).not.toContain(id);
    });

    test.each([
      ['a week without use', { seenAt: sql`now() - interval '7 days 1 second'` }],
      ['a month after sign-in', { createdAt: sql`now() - interval '30 days 1 second'` }],
    ])('a session expires after %s by the database clock', async (_when, change) => {
      const cookie = await api.signIn({ id: '111111111111111111' });
      expect((await me(cookie)).status).toBe(200);
      await api.db().update(sessions).set(change);
      expect((await me(cookie)).status).toBe(401);
    });

    test('a used session does not expire', async () => {
      const cookie = await api.signIn({ id: '111111111111111111' });
      await api
        .db()
        .update(sessions)
        .set({ seenAt: sql`now() - interval '6 days'` });
      expect((await me(cookie)).status).toBe(200);
      const [fresh] = await api
        .db()
        .select({ fresh: sql<boolean>`bool_and(${sessions.seenAt} > now() - interval '1 minute')` })
        .from(sessions);
      expect(fresh?.fresh).toBe(true);
    });

    test('a session of a member expires after 12 hours without use, and then needs a sign-in', async () => {
      const idle = (time: string) =>
        api
          .db()
          .update(sessions)
          .set({ seenAt: sql`now() - ${time}::interval` });
      const member = await api.signIn({ id: '222222222222222222', rank: 'Supporter' });
      const customer = await api.signIn({ id: '111111111111111111' });
      const desk = async () =>
        (await api.call('/api/staff/desk', { headers: { cookie: member } })).status;
      await idle('11 hours 59 minutes');
      expect(await desk()).toBe(200);
      await idle('12 hours 1 second');
      expect(await desk()).toBe(401);
      expect((await me(member)).status).toBe(401);
      expect((await me(customer)).status).toBe(200);
      await idle('12 hours 1 second');
      // Sign-ins delete the sessions that have ended.
      await api.signIn({ id: '333333333333333333' });
      const left = await api.db().select({ userId: sessions.userId }).from(sessions);
      expect(left.map(({ userId }) => userId)).not.toContain('222222222222222222');
      expect(left.map(({ userId }) => userId)).toContain('111111111111111111');
    });

    test('an ended session is invalid for every copy of its cookie', async () => {
      const cookie = await api.signIn({ id: '111111111111111111' });
      await api.app.get(SessionService).end(cookie.split('=')[1] ?? '');
      expect((await me(cookie)).status).toBe(401);
    });
  });
});

test('STAFF_SESSION_IDLE_HOURS changes when the session of a member expires', async () => {
  const api = await startApi({ env: { STAFF_SESSION_IDLE_HOURS: '1' } });
  const cookie = await api.signIn({ id: '222222222222222222', rank: 'Owner' });
  const status = async () => (await api.call('/api/auth/me', { headers: { cookie } })).status;
  const seenAt = sql`now() - interval '61 minutes'`;
  expect(await status()).toBe(200);
  await api.db().update(sessions).set({ seenAt });
  expect(await status()).toBe(401);
});

test('over https only the cookie with the __Host- prefix is accepted', async () => {
  const api = await startApi({ env: { PUBLIC_ORIGIN: 'https://juno.example' } });
  const cookie = await api.signIn({ id: '111111111111111111' });
  expect(cookie).toMatch(/^__Host-session=/);
  const status = async (value: string) =>
    (await api.call('/api/auth/me', { headers: { cookie: value } })).status;
  expect(await status(cookie)).toBe(200);
  expect(await status(cookie.replace('__Host-', ''))).toBe(401);
});
