import { marked } from '@portico/sdk/platform';
import { remoteRelease, shellRelease } from '../registry/fixtures.ts';
import { goLive } from '../registry/go-live.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { onBothDatabases } from '../support/databases.ts';

const FORGED = 'x"><script>alert(1)</script>';
const command = (name: string, category = 'moderation', change: object = {}) => ({
  name,
  description: `Does ${name}`,
  category,
  permissions: 'ban members',
  arguments: '<user> [reason]',
  ...change,
});
/** A part of an address. */
const part = (name: string) => encodeURIComponent(marked(name));
const list = (name: string, html: string) => marked(`#${name}`) + html + marked(`/${name}`);

/** The template of the list, for all commands and for those of a category. */
const LIST = {
  html: `<h1>${marked('summary')}</h1>${list('notes', `<p>${marked('.')}</p>`)}${list('families', list('root', `<a href="/commands/${part('address.category')}/${part('address.name')}">${marked('title')}</a>`))}`,
  css: '',
};

const release = remoteRelease('1.0.0', {
  routes: [
    {
      path: '/commands',
      page: 'commands',
      title: 'Commands',
      description: 'All.',
      data: { get: { reference: '/api/commands/reference' }, without: ['q'] },
      preload: ['/api/commands'],
    },
    {
      path: '/commands/:category',
      page: 'commands',
      params: {
        category: {
          known: ['moderation'],
          source: '/api/commands/categories',
          fallback: '/commands',
        },
      },
      title: '{category|capitalize} Commands',
      description: 'Some.',
      data: { get: { reference: '/api/commands/reference?category=:category' }, notFound: 'page' },
      sitemap: '/api/commands/categories',
    },
    {
      path: '/commands/:category/:name',
      page: 'command',
      params: { category: { pattern: '[^ ]{1,200}' }, name: { pattern: '[^ ]{1,200}' } },
      title: '{name}',
      description: 'The command {name}.',
      data: {
        get: { command: '/api/commands/:category/:name' },
        canonical: { category: 'address.category', name: 'address.name' },
        head: { title: '{name} command', description: '{description}' },
      },
      structured: {
        type: 'TechArticle',
        crumbs: [
          { name: 'Commands', path: '/commands' },
          { name: '{categories.0.label}', path: '/commands/:category' },
        ],
      },
      sitemap: '/api/commands/addresses',
    },
  ],
  nav: [],
  pages: {
    commands: { scripts: ['commands.js'], styles: [] },
    command: { scripts: ['commands.js'], styles: [] },
  },
  prerendered: {
    'data:/commands': LIST,
    'data:/commands/:category': LIST,
    'data:/commands/:category/:name': {
      html: `<h1>${marked('title')}</h1><p>${marked('description')}</p>`,
      css: '',
    },
  },
});

onBothDatabases((newDatabase) => {
  describe('the documents of commands', () => {
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
      const answer = await api.push('PUT', '/api/ingest/commands', key, { revision, commands });
      expect(answer.status).toBe(200);
    };
    const get = async (path: string, cookie = '') => {
      const answer = await api.call(path, { headers: { cookie }, redirect: 'manual' });
      return {
        status: answer.status,
        to: answer.headers.get('location'),
        html: await answer.text(),
      };
    };
    /** The part of a document that is shown before scripts run. */
    const bodyOf = (html: string) =>
      html.slice(html.indexOf('<body>'), html.indexOf('<div id="portico-root"'));

    test('the list contains its first commands, and its data instead of a preload of other data', async () => {
      await push(command('ban'), ...Array.from({ length: 40 }, (_, i) => command(`w${i}`, 'fun')));
      const { html } = await get('/commands');
      expect(bodyOf(html)).toContain(
        '<h1>41 commands</h1><a href="/commands/moderation/ban">;ban</a>',
      );
      expect(bodyOf(html).match(/<a href="\/commands\//g)).toHaveLength(24);
      expect(html).toContain('"data":{"/api/commands/reference":');
      // The page fetches all commands.
      expect(html).toContain('href="/api/commands"');
      expect(bodyOf((await get('/commands/moderation')).html)).not.toContain('41 commands');
    });

    test('a document follows a new set of commands', async () => {
      await push(command('ban'));
      expect(bodyOf((await get('/commands/moderation/ban')).html)).toContain('Does ban');
      await push(command('ban', 'moderation', { description: 'Bans somebody' }));
      expect(bodyOf((await get('/commands/moderation/ban')).html)).toContain('Bans somebody');
    });

    test('commands that differ in hyphens only have a page each', async () => {
      const [words, hyphen] = [command('jail setup'), command('jail-setup')];
      await push(words, { ...hyphen, description: 'Says it in one word. '.repeat(100).trim() });
      expect(bodyOf((await get('/commands/moderation/jail-setup')).html)).toContain(
        'Does jail setup',
      );
      expect(bodyOf((await get('/commands/moderation/jail--setup')).html)).toContain(
        'Says it in one word.',
      );
      // The only one of them is found under the address that people type.
      await push(hyphen);
      const { status, to } = await get('/commands/moderation/jail-setup');
      expect([status, to]).toEqual([302, '/commands/moderation/jail--setup']);
    });

    test('a command has its own title, description, address and structured data', async () => {
      await push(command('ban'), command('jail setup'));
      const { status, html } = await get('/commands/moderation/jail-setup');
      expect(status).toBe(200);
      expect(html).toMatch(/<title>[^<]+ - jail setup command<\/title>/);
      expect(html).toContain('<meta name="description" content="Does jail setup">');
      expect(html).toMatch(
        /<link rel="canonical" href="http[^"]+\/commands\/moderation\/jail-setup">/,
      );
      const [, json = ''] =
        /<script nonce="[^"]+" type="application\/ld\+json">([^<]+)</.exec(html) ?? [];
      const graph = (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'];
      expect(graph[0]).toMatchObject({ '@type': 'TechArticle', description: 'Does jail setup' });
      expect(graph[1]).toMatchObject({
        itemListElement: [
          { position: 1 },
          { name: 'Commands' },
          { name: 'Moderation' },
          { position: 4, name: expect.stringContaining('jail setup command') as string },
        ],
      });
    });

    test.each(['/commands/moderation/nothing', '/commands/owner/eval', '/commands/x/%00'])(
      'the unknown command %s is a 404 page that is not listed',
      async (path) => {
        await push(command('ban'), command('eval', 'owner'));
        const { status, html } = await get(path);
        expect(status).toBe(404);
        expect(html).toContain('<meta name="robots" content="noindex">');
        expect(html).not.toContain('Does eval');
      },
    );

    test('another spelling leads to the one address of a command', async () => {
      await push(command('Ban'));
      for (const path of ['/commands/fun/ban', '/commands/Moderation/BAN']) {
        expect(await get(path)).toMatchObject({ status: 302, to: '/commands/moderation/ban' });
      }
    });

    test('a forged name is text everywhere in the document', async () => {
      await push(command(FORGED, 'moderation', { description: FORGED }));
      const path = `/commands/moderation/${encodeURIComponent(FORGED)}`;
      for (const address of ['/commands', path]) {
        const { status, html } = await get(address);
        expect(status).toBe(200);
        expect(html).toContain('x&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
        expect(html).not.toContain('<script>alert');
        expect(html).not.toContain('x">');
      }
    });

    test('the sitemap lists categories and commands that are public', async () => {
      await push(command('ban'), command('a&b', 'games'), command('eval', 'owner'));
      const { html } = await get('/sitemap.xml');
      const paths = Array.from(
        html.matchAll(/<loc>http:\/\/[^/]+([^<]*)<\/loc>/g),
        ([, path]) => path,
      );
      expect(paths).toEqual([
        '/commands',
        '/commands/games',
        '/commands/games/a%26b',
        '/commands/moderation',
        '/commands/moderation/ban',
      ]);
    });
  });
});

test('the list of a site whose bot has pushed no commands says so', async () => {
  const api = await startApi();
  await goLive(api, shellRelease());
  await goLive(api, release);
  expect(await (await api.call('/commands')).text()).toContain(
    '<h1>0 commands</h1><p>The bot has not reported its commands yet.</p>',
  );
});
