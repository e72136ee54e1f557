import { startWithDiscord } from './support/sign-in.ts';

const OWNER = '243483102788599882';

describe('[spec0 §7] a person by id', () => {
  test('has a display name, and Discord is asked once a day', async () => {
    const { api, discord } = await startWithDiscord();
    const answer = await api.call(`/api/user/${OWNER}`);
    expect(await answer.json()).toMatchObject({
      user: expect.any(String),
      username: expect.any(String),
    });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
    await api.call(`/api/user/${OWNER}`);
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
