import { startWithDiscord } from '../support/sign-in.ts';

const OWNER = '243483102788599882';

describe('[spec0 §3.11, §7.6] a user by id', () => {
  test('has a display name, and is fetched from Discord once a day', async () => {
    const { api, discord } = await startWithDiscord();
    const answer = await api.call(`/api/user/${OWNER}`);
    expect(await answer.json()).toMatchObject({
      user: expect.any(String),
      username: expect.any(String),
      activity: null,
    });
    expect(answer.headers.get('cache-control')).toBe('public, no-cache');
    const again = await api.call(`/api/user/${OWNER}`, {
      headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    expect(await discord.calls('GET /users/:id')).toHaveLength(1);
  });

  test('[spec0 §3.11] a user has the activity of the newest presence, without a call to Discord', async () => {
    const { api, discord } = await startWithDiscord();
    const key = await api.newKey('presence');
    const activity = {
      type: 0,
      name: 'Chess',
      emoji: null,
      image: null,
      details: 'Rated',
      state: null,
    };
    const push = (id: string, now: object | null) =>
      api.push('POST', '/api/ingest/presence', key, {
        events: [
          {
            id,
            user_id: OWNER,
            at: Math.floor(Date.now() / 1000),
            status: 'online',
            activity: now,
          },
        ],
      });
    const profile = async () => (await (await api.call(`/api/user/${OWNER}`)).json()) as object;
    await push('users-1', activity);
    expect(await profile()).toMatchObject({ activity });
    await push('users-2', null);
    expect(await profile()).toMatchObject({ activity: null });
    expect(await discord.calls('GET /users/:id')).toHaveLength(1);
  });

  test('answers 404 for an unknown id, 400 for an invalid one, and 503 while Discord is unavailable', async () => {
    const { api, discord } = await startWithDiscord();
    expect((await api.call('/api/user/9000000000000000000')).status).toBe(404);
    expect((await api.call('/api/user/anna')).status).toBe(400);
    await discord.stop();
    const away = await api.call(`/api/user/${OWNER}`);
    expect(away.status).toBe(503);
    expect(away.headers.get('retry-after')).toBe('30');
  });
});
