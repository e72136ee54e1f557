import { sql } from 'drizzle-orm';
import { systemClock } from '../../src/identity/discord/clock.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { newPostgresDatabase } from '../support/database.ts';
import { startPostgres } from '../support/postgres.ts';
import { waitFor } from '../support/wait.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const OWNER = '100000000000000002';

describe('a system clock that is corrected (threats row 86)', () => {
  let one: TestApi;
  let two: TestApi;
  const now = Date.now();
  let clock: jest.SpiedFunction<typeof Date.now>;
  beforeAll(async () => {
    const { databaseUrl } = await newPostgresDatabase();
    one = await startApi({ databaseUrl });
    two = await startApi({ databaseUrl });
    clock = jest.spyOn(Date, 'now');
  });
  beforeEach(() => void clock.mockReturnValue(now));
  afterAll(() => clock.mockRestore());
  const ranks = async (api: TestApi) =>
    ((await (await api.call('/api/team')).json()) as { user_id: string }[]).map(
      ({ user_id }) => user_id,
    );

  test('does not keep a replica from showing what another one has changed', async () => {
    expect(await ranks(two)).toEqual([]);
    clock.mockReturnValue(now - HOUR);
    expect(await ranks(two)).toEqual([]);
    await one.signIn({ id: OWNER, rank: 'Owner' });
    await waitFor('the other replica shows the member', async () =>
      (await ranks(two)).includes(OWNER),
    );
  });

  test.each([
    ['back', -DAY],
    ['forward', 40 * DAY],
  ])('ends no session when it is set %s', async (_where, change) => {
    const cookie = await one.signIn({ id: OWNER });
    clock.mockReturnValue(now + change);
    const me = () => one.call('/api/auth/me', { headers: { cookie } });
    expect((await me()).status).toBe(200);
    await one.db().execute(sql`update sessions set created_at = now() - interval '31 days'`);
    expect((await me()).status).toBe(401);
  });

  test('does not prolong a wait for Discord', () => {
    const before = systemClock.now();
    clock.mockReturnValue(now - HOUR);
    expect(systemClock.now()).toBeGreaterThanOrEqual(before);
    expect(Math.abs(before - now)).toBeLessThan(HOUR);
  });

  test('gives stored answers of an absent database an age that is not negative', async () => {
    const postgres = await startPostgres();
    const api = await startApi({ databaseUrl: await postgres.newDatabase() });
    await api.call('/api/commands');
    await postgres.down();
    const age = async () => (await api.call('/api/commands')).headers.get('age') ?? undefined;
    await waitFor('a stale answer', age);
    clock.mockReturnValue(now - HOUR);
    expect(await age()).toMatch(/^\d+$/);
  });
});
