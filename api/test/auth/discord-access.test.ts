import { sql } from 'drizzle-orm';
import { DiscordAccess } from '../../src/identity/auth/discord-access.ts';
import { discordGrants } from '../../src/identity/auth/discord-grant.table.ts';
import {
  DiscordUnauthorized,
  DiscordUnavailable,
} from '../../src/identity/discord/discord-errors.ts';
import { DiscordClient } from '../../src/identity/discord/discord.client.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { onBothDatabases } from '../support/databases.ts';
import { newPostgresDatabase } from '../support/database.ts';
import type { TestDiscord } from '../support/discord.ts';
import { discordEnv, signInAs, startWithDiscord } from '../support/sign-in.ts';

const CUSTOMER = '473052869059424293';
const TOKEN = 'POST /oauth2/token';

const guildsBy = ({ app }: TestApi) =>
  app
    .get(DiscordAccess)
    .use(CUSTOMER, (token) => app.get(DiscordClient).currentGuilds(token, { fresh: true }));

onBothDatabases((newDatabase) => {
  describe('DiscordAccess', () => {
    let api: TestApi;
    let discord: TestDiscord;
    beforeAll(async () => {
      ({ api, discord } = await startWithDiscord(await newDatabase()));
    });
    afterEach(() => discord.clearFaults());

    const guilds = () => guildsBy(api);
    const expire = () =>
      api
        .db()
        .update(discordGrants)
        .set({ expiresAt: sql`now()` });
    const refreshes = async () => (await discord.calls(TOKEN)).length;

    test('stores encrypted tokens', async () => {
      await signInAs(api, 'customer');
      let used = '';
      await api.app.get(DiscordAccess).use(CUSTOMER, async (token) => void (used = token));
      const rows = JSON.stringify(await api.db().select().from(discordGrants));
      expect(used.length).toBeGreaterThan(10);
      expect(rows).not.toContain(used);
    });

    test('refreshes expired tokens once for parallel calls', async () => {
      await signInAs(api, 'customer');
      await expire();
      const before = await refreshes();
      const answers = await Promise.all(Array.from({ length: 8 }, () => guilds()));
      expect(new Set(answers.map((list) => list.length)).size).toBe(1);
      expect(await refreshes()).toBe(before + 1);
    });

    test('refreshes a token once that Discord refuses before its expiry', async () => {
      await signInAs(api, 'customer');
      const before = await refreshes();
      await discord.expireTokens();
      await Promise.all(Array.from({ length: 5 }, () => guilds()));
      expect(await refreshes()).toBe(before + 1);
    });

    test('keeps the grant and the session during an outage', async () => {
      const browser = await signInAs(api, 'customer');
      await expire();
      await discord.arm({ kind: 'down' });
      await expect(guilds()).rejects.toBeInstanceOf(DiscordUnavailable);
      expect((await browser.go('/api/auth/me')).status).toBe(200);
      await discord.clearFaults();
      expect((await guilds()).length).toBeGreaterThan(0);
    });

    test('keeps the session when the user removes the application at Discord', async () => {
      const browser = await signInAs(api, 'customer');
      await fetch(`${discord.url}/__grants/customer`, { method: 'DELETE' });
      await expect(guilds()).rejects.toBeInstanceOf(DiscordUnauthorized);
      const before = await refreshes();
      await expect(guilds()).rejects.toBeInstanceOf(DiscordUnauthorized);
      expect(await refreshes()).toBe(before);
      expect((await browser.go('/api/auth/me')).status).toBe(200);
      await signInAs(api, 'customer');
      expect((await guilds()).length).toBeGreaterThan(0);
    });
  });
});

test('two replicas refresh a token once', async () => {
  const { databaseUrl } = await newPostgresDatabase();
  const { api, discord } = await startWithDiscord({ databaseUrl });
  const env = discordEnv(discord);
  const other = await startApi({ databaseUrl, dataDir: api.dataDir, env });
  await signInAs(api, 'customer');
  await api
    .db()
    .update(discordGrants)
    .set({ expiresAt: sql`now()` });
  const before = (await discord.calls(TOKEN)).length;
  await Promise.all([guildsBy(api), guildsBy(other), guildsBy(api), guildsBy(other)]);
  expect((await discord.calls(TOKEN)).length).toBe(before + 1);
});
