import { sql } from 'drizzle-orm';
import { sessions } from '../src/identity/session/session.table.ts';
import { SessionService } from '../src/identity/session/session.service.ts';
import { startApi, type TestApi } from './support/api.ts';
import { onBothDatabases } from './support/databases.ts';

onBothDatabases((newDatabase) => {
  describe('sessions', () => {
    let api: TestApi;
    beforeAll(async () => {
      api = await startApi(await newDatabase());
    });
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

    test('an ended session is invalid for every copy of its cookie', async () => {
      const cookie = await api.signIn({ id: '111111111111111111' });
      await api.app.get(SessionService).end(cookie.split('=')[1] ?? '');
      expect((await me(cookie)).status).toBe(401);
    });
  });
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
