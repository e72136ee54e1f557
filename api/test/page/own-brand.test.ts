import { rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { getStatusAtom, getStatusFeed, getStatusRss } from '@portico/contracts/feeds/calls';
import { REMOTE_NAMES } from '@portico/sdk/platform';
import { startApi, type TestApi } from '../support/api.ts';
import { dataFolder } from '../support/folders.ts';
import { openStore, sitePack } from '../support/site-pack.ts';
import { crawl, loadsForEver } from './crawl.ts';

const ROOT = join(__dirname, '../../..');
const ORIGIN = 'https://lumen.example';
/** The fictional bot of the sandbox, whoever writes its name. */
const DEMO = /juno|0{18}/i;

/** What a site shows besides the pages that it links. */
const FILES = [
  ...['/robots.txt', '/sitemap.xml', '/site.webmanifest', '/.well-known/security.txt'],
  ...['/cdn/icon.svg', '/cdn/preview.png', '/cdn/touch-icon.png', '/favicon.ico'],
  ...[getStatusAtom.path, getStatusFeed.path, getStatusRss.path, '/api/status/summary.json'],
  ...['/api/docs', '/api/docs/json', '/api/openapi.json', '/api/plans', '/api/seller'],
  ...['/api/registry', '/third-party-notices', '/no-such-page', '/avatars/1', '/embed', '/store'],
];

let dataDir: string;
let api: TestApi | undefined;
beforeAll(async () => {
  dataDir = await dataFolder();
});
afterEach(() => api?.stop());

/** Starts the site again, with other settings: its releases are live already. */
const start = async (env: Record<string, string>) =>
  (api = await startApi({
    dataDir,
    logLevel: 'warn',
    env: {
      PUBLIC_ORIGIN: ORIGIN,
      BOOT_RELEASES: ['shell', ...REMOTE_NAMES]
        .map((app) => join(ROOT, app, 'dist'))
        .join(delimiter),
      ...env,
    },
  }));

describe('a site outside the sandbox', () => {
  it.each<[string, Record<string, string>, Record<string, string>, string[]]>([
    ['no link', {}, {}, ['/discord', '/invite', '/contact']],
    [
      'an application and a support server',
      { DISCORD_CLIENT_ID: '100000000000000001', TOKEN_KEY: `${'k'.repeat(42)}A=` },
      { support: 'https://discord.gg/lumen' },
      ['/contact'],
    ],
    [
      'an address and a manual',
      {},
      { email: 'help@lumen.example', docs: 'https://docs.lumen.example' },
      ['/discord', '/invite'],
    ],
  ])(
    'with %s shows nothing of the demo, and no link that leads nowhere',
    async (_, env, links, missing) => {
      const bare = (facts: object) => Object.assign(facts, { name: 'Lumen', links, pictures: {} });
      const folder = sitePack(bare);
      rmSync(join(folder, 'pictures'), { recursive: true });
      const site = await start({ ...env, SITE_DIR: folder });
      const pages = await crawl(site, ORIGIN, FILES);
      expect(pages.size).toBeGreaterThan(60);
      const wrong = [...pages].flatMap(([path, page]) => [
        ...(loadsForEver(page) ? [`${path} loads for ever without JavaScript`] : []),
        ...(DEMO.test(page.text) ? [`${path} names the demo: …${around(page.text, DEMO)}`] : []),
        ...(!path.endsWith('.js') &&
        /<!--(?:if|else|end)\.|%%|\shref=""|mailto:["?]/.test(page.text)
          ? [`${path} is unfilled`]
          : []),
        ...(page.status >= 400 && !FILES.includes(path) ? [`${path} answers ${page.status}`] : []),
      ]);
      expect(wrong).toEqual([]);
      for (const path of missing) {
        expect(pages.has(path)).toBe(false);
        expect((await site.call(path)).status).toBe(404);
      }
      expect(pages.get('/cdn/icon.svg')).toMatchObject({
        status: 200,
        text: expect.stringContaining('>L</text>') as string,
      });
      expect(pages.get('/cdn/preview.png')?.status).toBe(404);
      // Nobody has opened the store, so no price is shown.
      expect(pages.get('/api/plans')?.text).toContain('[]');
      expect(pages.get('/store')?.text).toContain('The store is not open yet');
      expect(pages.get('/store')?.text).not.toMatch(/€\d|By buying/);
    },
  );

  it('with all settings shows all that it has', async () => {
    const links = {
      invite: 'https://discord.com/oauth2/authorize?client_id=1&scope=bot',
      support: 'https://discord.gg/lumen',
      docs: 'https://docs.lumen.example',
      email: 'help@lumen.example',
    };
    const store = openStore((facts) =>
      Object.assign(facts, { name: 'Lumen', links, seller: { name: 'Lumen', address: 'Town' } }),
    );
    const site = await start({ ...store, STRIPE_SECRET_KEY: 'sk_test_12345678' });
    const pages = await crawl(site, ORIGIN, FILES);
    expect([...pages].filter(([, { text }]) => DEMO.test(text)).map(([path]) => path)).toEqual([]);
    const home = pages.get('/')?.text;
    for (const part of ['The all-in-one app for Discord', links.support, links.docs])
      expect(home).toContain(part);
    expect(home).toContain('https://discord.com/oauth2/authorize?client_id=1&amp;scope=bot');
    expect(pages.get('/terms')?.text).toContain(`mailto:${links.email}`);
    expect(pages.get('/contact')?.status).toBe(200);
    expect(pages.get('/store')?.text).toContain('€4.99');
  });
});

const around = (text: string, pattern: RegExp) => {
  const at = text.search(pattern);
  return text.slice(Math.max(0, at - 60), at + 60);
};
