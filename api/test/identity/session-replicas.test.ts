import { OPERATOR } from '../../src/core/audit/audit-writer.repository.ts';
import { TeamService } from '../../src/identity/team/team.service.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { newPostgresDatabase } from '../support/database.ts';

/** Requests that reach the other replica together: they share a read of the session. */
const TOGETHER = 20;

describe('sessions on two replicas (threats row 37)', () => {
  let one: TestApi;
  let two: TestApi;
  beforeAll(async () => {
    const { databaseUrl } = await newPostgresDatabase();
    [one, two] = [await startApi({ databaseUrl }), await startApi({ databaseUrl })];
  });

  const statuses = async (api: TestApi, path: string, cookie: string) => {
    const calls = Array.from({ length: TOGETHER }, () => api.call(path, { headers: { cookie } }));
    const answers = await Promise.all(calls);
    return [...new Set(answers.map(({ status }) => status))];
  };
  /** Keeps the other replica busy with the session while one replica changes something. */
  const whileUsed = async (path: string, cookie: string, change: () => Promise<unknown>) => {
    let isOver = false;
    const used = (async () => {
      while (!isOver) await statuses(two, path, cookie);
    })();
    await change();
    // The very next request after the change, while earlier ones are still open.
    const next = await statuses(two, path, cookie);
    isOver = true;
    await used;
    return next;
  };

  test.each([
    [
      'a sign-out',
      (cookie: string) =>
        one.call('/api/auth/logout', {
          method: 'POST',
          headers: { cookie, 'sec-fetch-site': 'same-origin' },
        }),
    ],
    [
      'the end of all sessions',
      (cookie: string) =>
        one.call('/api/account/sessions', {
          method: 'DELETE',
          headers: { cookie, 'sec-fetch-site': 'same-origin' },
        }),
    ],
  ])('the very next request after %s is refused by the other replica', async (_what, end) => {
    for (let round = 0; round < 5; round += 1) {
      const cookie = await one.signIn({ id: '111111111111111111' });
      expect(await statuses(two, '/api/auth/me', cookie)).toEqual([200]);
      expect(await whileUsed('/api/auth/me', cookie, () => end(cookie))).toEqual([401]);
    }
  });

  test('the very next request of a removed member is refused by the other replica', async () => {
    await one.signIn({ id: '333333333333333333', rank: 'Owner' });
    for (let round = 0; round < 5; round += 1) {
      const id = '222222222222222222';
      const cookie = await one.signIn({ id, rank: 'Supporter' });
      expect(await statuses(two, '/api/staff/desk', cookie)).toEqual([200]);
      const remove = () => one.app.get(TeamService).remove(id, OPERATOR);
      expect(await whileUsed('/api/staff/desk', cookie, remove)).toEqual([403]);
    }
  });
});
