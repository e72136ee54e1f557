import { startWithDiscord } from './support/sign-in.ts';

const OWNER = '243483102788599882';

describe('[spec0 §7] a person by id', () => {
  test('has a display name, and Discord is asked once a day', async () => {
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

  test('[spec0 §2] the activity is what the bot told last, at once, without asking Discord', async () => {
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
    const tell = (id: string, now: object | null) =>
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
    const told = async () => (await (await api.call(`/api/user/${OWNER}`)).json()) as object;
    await tell('users-1', activity);
    expect(await told()).toMatchObject({ activity });
    await tell('users-2', null);
    expect(await told()).toMatchObject({ activity: null });
    expect(await discord.calls('GET /users/:id')).toHaveLength(1);
  });

  test('nobody: 404; no id: 400; Discord away: 503', async () => {
    const { api, discord } = await startWithDiscord();
    expect((await api.call('/api/user/9000000000000000000')).status).toBe(404);
    expect((await api.call('/api/user/anna')).status).toBe(400);
    await discord.stop();
    const away = await api.call(`/api/user/${OWNER}`);
    expect(away.status).toBe(503);
    expect(away.headers.get('retry-after')).toBe('30');
  });
});
