import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { PageData } from '@portico/sdk/platform';
import { remoteRelease, shellRelease, smallRelease } from '../registry/fixtures.ts';
import { goLive } from '../registry/go-live.ts';
import { rawRequest } from '../registry/raw-request.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { siteOf } from '../support/site-pack.ts';

const ORIGIN = 'https://juno.example';
const IMAGE_ORIGINS = ['https://covers.example', 'https://proxy.example'];

let api: TestApi;
beforeAll(async () => {
  api = await startApi({
    env: {
      PUBLIC_ORIGIN: ORIGIN,
      SITE_DIR: siteOf('Ju<n>o & "Co"'),
      IMAGE_ORIGINS: IMAGE_ORIGINS.join(),
    },
  });
  await goLive(api, shellRelease());
  await goLive(api, remoteRelease());
  const [route] = smallRelease('mfe-tools').manifest.routes;
  await goLive(
    api,
    smallRelease('mfe-tools', '1.0.0', { routes: [{ ...route!, images: 'anywhere' }] }),
  );
});

const get = (path: string, headers: Record<string, string> = {}) =>
  api.call(path, { headers, redirect: 'manual' });
const html = async (path: string, headers: Record<string, string> = {}) =>
  (await get(path, headers)).text();
const dataOf = (text: string) =>
  JSON.parse(/id="portico-page">(.*?)<\/script>/.exec(text)?.[1] ?? '') as PageData;
const content = (text: string, attribute: string) =>
  new RegExp(`<meta ${attribute} content="([^"]*)">`).exec(text)?.[1];

describe('documents', () => {
  it.each([
    ['/', 'Discord Bot', 'Ju&lt;n&gt;o &amp; &quot;Co&quot; does it all.'],
    ['/status', 'Status', 'Real-time status and performance metrics.'],
    ['/commands/moderation', 'Moderation Commands', 'All moderation commands.'],
  ])(
    '[spec0 §1.10, §1.11] the document of %s has its metadata without JavaScript',
    async (path, title, description) => {
      const answer = await get(path);
      const text = await answer.text();
      const full = `Ju&lt;n&gt;o &amp; &quot;Co&quot; - ${title}`;
      expect(answer.status).toBe(200);
      expect(text).toContain(`<title>${full}</title>`);
      expect(content(text, 'name="description"')).toBe(description);
      expect(text).toContain(`<link rel="canonical" href="${ORIGIN}${path}">`);
      expect(text).toContain(`<link rel="icon" href="${ORIGIN}/cdn/icon.svg">`);
      expect(content(text, 'property="og:title"')).toBe(full);
      expect(content(text, 'property="og:description"')).toBe(description);
      expect(content(text, 'property="og:url"')).toBe(ORIGIN + path);
      expect(content(text, 'property="og:type"')).toBe('website');
      expect(content(text, 'property="og:image"')).toBe(`${ORIGIN}/cdn/preview.png`);
      expect(content(text, 'property="og:site_name"')).toBe('Ju&lt;n&gt;o &amp; &quot;Co&quot;');
      expect(content(text, 'name="twitter:card"')).toBe('summary_large_image');
      expect(content(text, 'name="twitter:title"')).toBe(full);
      expect(content(text, 'name="twitter:description"')).toBe(description);
      expect(content(text, 'name="twitter:image"')).toBe(`${ORIGIN}/cdn/preview.png`);
      expect(content(text, 'name="viewport"')).toBe('width=device-width, initial-scale=1');
      expect(content(text, 'name="theme-color"')).toBe('#7c6cff');
      expect(content(text, 'name="robots"')).toBeUndefined();
    },
  );

  it.each([
    '/nope',
    '/commands/nope',
    '/Status',
    '/.env',
    '/.git/config',
    '/app.js.map',
    '/index.html',
  ])('[spec0 §2.1, §2.78] %s is the 404 page, with status 404', async (path) => {
    const answer = await get(path);
    const text = await answer.text();
    expect(answer.status).toBe(404);
    expect(text).toContain('<title>Ju&lt;n&gt;o &amp; &quot;Co&quot; - 404 Not Found</title>');
    expect(content(text, 'name="robots"')).toBe('noindex');
    expect(text).toContain('<h1>404 Not Found</h1>');
    expect(dataOf(text).status).toBe(404);
  });

  it('contain the prerendered body with the brand, and the navigation of the live releases', async () => {
    const text = await html('/');
    expect(text).toContain('<main><h1>Ju&lt;n&gt;o &amp; &quot;Co&quot;</h1></main>');
    expect(text).toContain(
      '<nav><a href="/commands/server">Commands</a><a href="/status">Status</a></nav>',
    );
    expect(await html('/status')).toContain('<a href="/status" aria-current="page">Status</a>');
  });

  it('contain one canonical address for every spelling of a path', async () => {
    for (const path of ['/%73tatus', '/st%61tus?range=7d']) {
      const text = await html(path);
      expect(text).toContain(`<link rel="canonical" href="${ORIGIN}/status">`);
      expect(text).toContain('<a href="/status" aria-current="page">Status</a>');
    }
  });

  it('redirect a path with a trailing slash to the canonical one', async () => {
    const answer = await get('/status/?range=7d');
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe('/status?range=7d');
    expect((await get('/nope/')).status).toBe(404);
  });

  it.each(['//evil.example/', '/\\evil.example/', '/%2f%2fevil.example/', '/%5cevil.example/'])(
    'do not redirect %s to another site',
    async (target) => {
      const { status, head } = await rawRequest(api.url, target);
      expect(status).toBe(404);
      expect(head.toLowerCase()).not.toContain('location:');
    },
  );

  it('are answered without a body for HEAD', async () => {
    const head = await api.call('/status', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await head.text()).toBe('');
    expect((await api.call('/nope', { method: 'HEAD' })).status).toBe(404);
  });

  it('are never stored by a shared cache', async () => {
    for (const path of ['/', '/status', '/nope']) {
      const { headers } = await get(path);
      expect(headers.get('cache-control')).toBe('private, no-cache');
      expect(headers.get('vary')).toBe('accept-encoding, cookie');
    }
  });

  it('are compressed in an encoding that the client accepts', async () => {
    const raw = (encoding: string) =>
      new Promise<{ coding?: string; body: Buffer }>((resolve, reject) => {
        request(`${api.url}/`, { headers: { 'accept-encoding': encoding } }, (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () =>
            resolve({ coding: answer.headers['content-encoding'], body: Buffer.concat(chunks) }),
          );
        })
          .on('error', reject)
          .end();
      });
    const br = await raw('gzip, br');
    const gzip = await raw('gzip');
    const plain = await raw('');
    expect([br.coding, gzip.coding, plain.coding]).toEqual(['br', 'gzip', undefined]);
    for (const body of [brotliDecompressSync(br.body), gunzipSync(gzip.body), plain.body]) {
      expect(body.toString()).toMatch(/^<!doctype html>[\s\S]*<\/html>\n$/);
    }
  });

  it("have the theme of the visitor's cookie", async () => {
    expect(await html('/')).toContain('<html lang="en" data-theme="system">');
    expect(await html('/', { cookie: 'theme=light' })).toContain('data-theme="light"');
    expect(await html('/', { cookie: 'theme="><script>' })).toContain('data-theme="system"');
  });
});

describe('the security policy of a document', () => {
  it('[threat 78] has a new nonce each time, on every script and style', async () => {
    const nonces = new Set<string>();
    for (const path of ['/', '/', '/status', '/nope']) {
      const answer = await get(path);
      const policy = answer.headers.get('content-security-policy') ?? '';
      const nonce = /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(policy)?.[1] ?? '';
      nonces.add(nonce);
      const tags = (await answer.text()).match(
        /<(?:script|style|link rel="preload" as="script")[^>]*>/g,
      );
      expect(tags?.length).toBeGreaterThan(3);
      for (const tag of tags ?? []) expect(tag).toContain(`nonce="${nonce}"`);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain('trusted-types mfe');
      expect(policy).toContain('report-uri /api/reports/csp; report-to csp');
      expect(answer.headers.get('reporting-endpoints')).toBe('csp="/api/reports/csp"');
      expect(policy).not.toContain('unsafe');
      expect(answer.headers.get('integrity-policy')).toBe('blocked-destinations=(script)');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
    expect(nonces.size).toBe(4);
  });

  it.each([
    '/',
    '/nope',
    '/%zz',
    '/robots.txt',
    '/mfe/gone/1.0.0/a.js',
    '/assets/gone.js',
    '/api/nope',
  ])('forbids frames at %s (threats row 43)', async (path) => {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
  });

  it.each([
    ['/', ''],
    ['/nope', ''],
    ['/commands/server', ''],
    ['/mfe-tools', ' https:'],
    // Case and trailing slash lead elsewhere.
    ['/MFE-tools', ''],
  ])('allows images at %s of the site and its hosts%s (threats row 134)', async (path, wide) => {
    const { headers } = await get(path);
    const sources = / img-src ([^;]*);/.exec(headers.get('content-security-policy') ?? '')?.[1];
    const hosts = [ORIGIN, 'https://cdn.discordapp.com', ...IMAGE_ORIGINS];
    expect(sources).toBe(`'self' data:${wide || ` ${hosts.join(' ')}`}`);
  });

  it('is not weakened by inline styles or handlers in the markup', async () => {
    expect(await html('/')).not.toMatch(/<[^>]+\s(?:style|on\w+)=/);
  });
});

describe('the session answer in a document', () => {
  it('is 401 for a visitor without a cookie', async () => {
    expect(dataOf(await html('/')).session).toEqual({ status: 401 });
  });

  it('is the user for a signed-in visitor, whose name is also in the user corner', async () => {
    const cookie = await api.signIn({ id: '100000000000000009' });
    const text = await html('/', { cookie });
    expect(dataOf(text).session).toEqual({
      status: 200,
      user: { id: '100000000000000009', username: 'user-100000000000000009', avatar: null },
    });
    expect(text).toContain('<span data-user>user-100000000000000009</span>');
    expect(dataOf(await html('/')).session).toEqual({ status: 401 });
  });

  it('is 401 for a made-up cookie', async () => {
    const cookie = `__Host-session=${'x'.repeat(43)}`;
    expect(dataOf(await html('/', { cookie })).session).toEqual({ status: 401 });
  });
});
