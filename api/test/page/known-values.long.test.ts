import { remoteRelease, shellRelease } from '../registry/fixtures.ts';
import { goLive } from '../registry/go-live.ts';
import { rawRequest } from '../registry/raw-request.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { onBothDatabases } from '../support/databases.ts';

const command = (name: string, category: string) => ({
  name,
  description: `Does ${name}`,
  category,
  permissions: '',
  arguments: '',
});

const routes = [
  { path: '/commands', page: 'commands', title: 'Commands', description: 'All commands.' },
  {
    path: '/commands/:category',
    page: 'commands',
    params: {
      category: {
        known: ['moderation', 'voice'],
        source: '/api/commands/categories',
        fallback: '/commands',
      },
    },
    title: '{category|capitalize} Commands',
    description: 'All {category} commands.',
  },
];
const release = remoteRelease('1.0.0', {
  routes,
  nav: [],
  prerendered: {},
  pages: { commands: { scripts: ['commands.js'], styles: [] } },
});

onBothDatabases((newDatabase) => {
  describe('a page with a param of known values', () => {
    let api: TestApi;
    let key: string;
    let revision = 0;
    beforeAll(async () => {
      api = await startApi(await newDatabase());
      key = await api.newKey('commands');
      await goLive(api, shellRelease());
      await goLive(api, release);
    });
    const push = async (...commands: unknown[]) => {
      revision += 1;
      await api.push('PUT', '/api/ingest/commands', key, { revision, commands });
    };
    const get = (path: string, cookie = '') =>
      api.call(path, { headers: { cookie }, redirect: 'manual' });
    const answerOf = async (path: string, cookie = '') => {
      const { status, headers } = await get(path, cookie);
      return [status, headers.get('location')];
    };
    const REDIRECTED = [302, '/commands'];
    const SHOWN = [200, null];

    test.each([
      '/commands/nonsense',
      '/commands/Nonsense',
      '/commands/nonsense/',
      '/commands/%6Eonsense',
      '/commands/a%2Fb',
      '/commands/%2e%2e',
      '/commands/%20',
      '/commands/%00',
      '/commands/caf%C3%A9',
      '/commands/toString',
      `/commands/${'a'.repeat(60)}`,
      '/commands/%2F%2Fevil.example',
    ])('[spec0 §2.26] the unknown value %s redirects to /commands', async (path) => {
      const { status, head } = await rawRequest(api.url, path);
      expect(status).toBe(302);
      expect(/^location: (.*)$/im.exec(head)?.[1]?.trim()).toBe('/commands');
      expect(head.toLowerCase()).toContain('cache-control: no-store');
    });

    test('[spec0 §2.26] the redirect of an unknown value keeps the query', async () => {
      const redirect = [302, '/commands?q=ban&x=%2F'];
      expect(await answerOf('/commands/nonsense?q=ban&x=%2F')).toEqual(redirect);
      expect(await answerOf('/commands/nonsense/?q=ban&x=%2F')).toEqual(redirect);
    });

    test('[spec0 §2.25] known values are shown before the bot has sent any command', async () => {
      await push();
      for (const path of ['/commands', '/commands/moderation', '/commands/voice?q=x']) {
        expect(await answerOf(path)).toEqual(SHOWN);
      }
    });

    test('all spellings of a known value are shown with one canonical address', async () => {
      for (const path of [
        '/commands/Moderation',
        '/commands/MODERATION',
        '/commands/%6Doderation',
      ]) {
        const answer = await get(path);
        expect(answer.status).toBe(200);
        const text = await answer.text();
        expect(text).toMatch(/<link rel="canonical" href="[^"]*\/commands\/moderation">/);
        expect(text).toContain('Moderation Commands</title>');
      }
      expect(await answerOf('/commands/moderation/')).toEqual([308, '/commands/moderation']);
    });

    test('a category is known while the bot has commands in it', async () => {
      expect(await answerOf('/commands/games')).toEqual(REDIRECTED);
      await push(command('chess', 'Games'), command('go', 'a/b'));
      for (const path of ['/commands/games', '/commands/GAMES', '/commands/a%2Fb']) {
        expect(await answerOf(path)).toEqual(SHOWN);
      }
      expect(await answerOf('/commands/games/')).toEqual([308, '/commands/games']);
      await push(command('ban', 'moderation'));
      expect(await answerOf('/commands/games')).toEqual(REDIRECTED);
    });

    test('[spec0 §5.22] a hidden category is unknown to the public and known to the team', async () => {
      await push(command('eval', 'owner'), command('fix', 'Jishaku'));
      const visitor = await api.signIn({ id: '111111111111111111' });
      const member = await api.signIn({ id: '222222222222222222', rank: 'Supporter' });
      for (const path of ['/commands/owner', '/commands/JISHAKU']) {
        for (const cookie of ['', visitor])
          expect(await answerOf(path, cookie)).toEqual(REDIRECTED);
        expect(await answerOf(path, member)).toEqual(SHOWN);
      }
      // Members may see more than a visitor without a session: the page decides, and redirects itself.
      expect(await answerOf('/commands/supporter', member)).toEqual(SHOWN);
      expect((await get('/commands/owner')).headers.get('vary')).toContain('cookie');
    });
  });
});

test('a release that redirects unknown values to no page of its own is rejected', async () => {
  const api = await startApi();
  await goLive(api, shellRelease());
  const [, category] = routes;
  const params = { category: { known: ['a'], fallback: '/commands/a' } };
  const bad = remoteRelease('1.0.0', {
    ...release.manifest,
    routes: [{ ...category!, params }],
  });
  await expect(goLive(api, bad)).rejects.toThrow('are not redirected to a page');
});
