import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server, ServerResponse } from 'node:http';
import { request } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { PageData, ReleaseManifest, RemoteInSnapshot } from '@portico/sdk/platform';
import { inlineJson } from '@portico/sdk/platform';
import { pageDataOf, policyFor } from './document.ts';
import { Drafts } from './drafts.ts';
import { createAgainstServer } from './server.ts';
import { LiveSite } from './site.ts';

const route = (path: string, more: object = {}) => ({
  ...{ path, page: path.slice(1), title: `Title of ${path}`, description: 'A page.' },
  ...more,
});

const remote = (name: string, routes: RemoteInSnapshot['routes']): RemoteInSnapshot => ({
  ...{ name, version: '1', entry: `/mfe/${name}/1/entry.js`, integrity: 'sha384-live' },
  ...{ globalName: 'live', routes, nav: [], pages: {} },
});

const POLICY = `script-src 'nonce-n'; img-src 'self' data:; font-src 'self'`;

const REGISTRY = {
  revision: 'r1',
  shellVersion: '1',
  remotes: [
    remote('mfe-public', [route('/status'), route('/home', { prerender: true })]),
    {
      ...remote('mfe-tools', [route('/embed', { prerender: true })]),
      configuration: { rows: 20, label: 'Mine', former: true },
    },
  ],
};

/** A document in the format of the page server. */
function liveDocument(path: string, hasBody: boolean, origin: string): string {
  const page = {
    ...{
      brand: { name: 'Bot', previewImage: '', icon: `${origin}/cdn/icon.png` },
      discordCdn: '',
      origin,
    },
    ...{ registry: REGISTRY, session: { status: 401 }, status: 200, beaconSample: 100 },
  } as unknown as PageData;
  return [
    `<link rel="preload" as="script" nonce="n" href="/mfe/mfe-tools/1/entry.js" integrity="sha384-live">`,
    `<link rel="preload" as="fetch" href="/api${path}">`,
    `<title>Bot - Live</title><link rel="canonical" href="${origin}${path}">`,
    `<script nonce="n" type="application/json" id="portico-page">${inlineJson(page)}</script>`,
    hasBody ? '<template id="portico-scripts"></template>body of the live version' : 'skeleton',
  ].join('\n');
}

const LUNA = { name: 'luna', label: 'Luna & more' };

/** The API of the site: it knows one moon, by two names. */
function answerMoon(url: string, response: ServerResponse): void {
  const isKnown = /\/(luna|moon)$/.test(url);
  response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' });
  response.end(JSON.stringify(isKnown ? LUNA : { title: 'Not Found' }));
}

const running: Server[] = [];
const folder = mkdtempSync(join(tmpdir(), 'portico-against-'));
afterEach(() => running.splice(0).forEach((server) => server.close()));
afterAll(() => rmSync(folder, { recursive: true }));

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  running.push(server);
  await once(server, 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

interface Seen {
  line: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A site over HTTP, and a server that shows a draft of mfe-tools in it. */
async function show({
  isSandbox = false,
  answer,
}: { isSandbox?: boolean; answer?: (response: ServerResponse) => void } = {}) {
  const seen: Seen[] = [];
  let origin = '';
  origin = await listen(
    createServer((message, response) => {
      void text(message).then((body) => {
        const { method = '', url = '', headers } = message;
        seen.push({ line: `${method} ${url}`, headers, body });
        if (answer) return answer(response);
        if (url === '/api/registry') return response.end(JSON.stringify(REGISTRY));
        if (url.startsWith('/api/moons/')) return answerMoon(url, response);
        const isKnown = ['/status', '/embed'].includes(url);
        response.writeHead(isKnown ? 200 : 404, {
          'content-type': 'text/html',
          'content-security-policy': POLICY,
          'strict-transport-security': 'max-age=1',
        });
        response.end(liveDocument(url, url !== '/status', origin));
      });
    }),
  );
  const drafts = new Drafts();
  writeFileSync(join(folder, 'entry.js'), 'draft');
  const manifest = {
    ...{ kind: 'remote', name: 'mfe-tools', version: '2-dev.1', entry: 'entry.js', nav: [] },
    ...{
      globalName: 'draft',
      pages: {},
      files: [{ path: 'entry.js', size: 5, integrity: 'sha384-d' }],
    },
    configuration: {
      rows: { type: 'integer', maximum: 10, default: 5, description: 'Fewer than on the site' },
      label: { type: 'string', default: 'All', description: 'As on the site' },
    },
    routes: [
      route('/embed', { prerender: true }),
      route('/new', { images: 'anywhere', movedFrom: ['/older'] }),
      route('/moons/:name', {
        ...{ page: 'moon', params: { name: { pattern: '[a-z]{1,20}' } } },
        data: {
          get: { moon: '/api/moons/:name' },
          canonical: { name: 'name' },
          head: { title: '{label}', description: 'The moon {label}.' },
        },
      }),
    ],
  } as unknown as ReleaseManifest;
  drafts.adopt(manifest, folder);
  // The address is known when the server listens.
  const options = { drafts, isSandbox, localOrigin: '', site: new LiveSite(origin, '') };
  const local = await listen(createAgainstServer(options));
  Object.assign(options, { localOrigin: local, site: new LiveSite(origin, local) });
  return { local, origin, seen };
}

function send(url: string, { method = 'GET', headers = {}, body = '' } = {}) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve) => {
    request(url, { method, headers }, (answer) => {
      void text(answer).then((all) =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: all }),
      );
    }).end(body);
  });
}

test('the policy of a page follows the declaration of the draft', async () => {
  const { local } = await show();
  const policy = async (path: string) =>
    (await send(local + path)).headers['content-security-policy'];
  expect(await policy('/new')).toBe(
    `script-src 'nonce-n'; img-src 'self' data: https:; font-src 'self'`,
  );
  expect(await policy('/embed')).toBe(POLICY);
  const { images, ...narrow } = { ...route('/x'), images: 'anywhere' as const };
  const wide = policyFor({ ...narrow, images }, POLICY);
  expect(policyFor(narrow, wide)).toBe(POLICY);
});

test('a document of the site contains the draft and links to the local address', async () => {
  const { local, origin } = await show();
  const { status, headers, body } = await send(`${local}/status`);
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'content-security-policy': POLICY });
  expect(headers).not.toHaveProperty('strict-transport-security');
  const page = pageDataOf(body);
  expect(page).toMatchObject({ origin: local, isDevelopment: true, beaconSample: 0, status: 200 });
  expect(page?.registry.revision).toBe('r1-2-dev.1');
  expect(page?.registry.remotes).toMatchObject([
    { name: 'mfe-public', version: '1' },
    { version: '2-dev.1', entry: '/mfe/mfe-tools/2-dev.1/entry.js', integrity: 'sha384-d' },
  ]);
  expect(body).not.toContain('/mfe/mfe-tools/1/');
  expect(body).not.toContain(origin);
  expect(body).toContain('href="/api/status"');
});

test.each(['/embed', '/new'])(
  '%s of the draft is shown without the body that the site prerendered',
  async (path) => {
    const { local } = await show();
    const { status, body } = await send(`${local}${path}`);
    expect(status).toBe(200);
    expect(body).toContain('skeleton');
    expect(body).toContain(`<title>Bot - Title of ${path}</title>`);
    expect(body).not.toContain('as="fetch"');
  },
);

test('a page that neither the site nor the draft has shows the 404 page of the site', async () => {
  const { local } = await show();
  const { status, body } = await send(`${local}/nowhere`);
  expect(status).toBe(404);
  expect(pageDataOf(body)?.status).toBe(404);
});

test('a document has the data that the draft declares, as of a visitor without a session', async () => {
  const { local, seen } = await show();
  const { status, body } = await send(`${local}/moons/luna`, { headers: { cookie: 'session=s' } });
  expect(status).toBe(200);
  expect(pageDataOf(body)?.data).toEqual({ '/api/moons/luna': LUNA });
  expect(body).toContain('<title>Bot - Luna &amp; more</title>');
  const [call] = seen.filter(({ line }) => line === 'GET /api/moons/luna');
  expect(call?.headers).not.toHaveProperty('cookie');
});

test('addresses that the draft declares as moved, and those of unknown data, are answered as by the page server', async () => {
  const { local } = await show();
  const answerTo = async (path: string) => {
    const { status, headers, body } = await send(local + path);
    return [status, headers.location ?? pageDataOf(body)?.status];
  };
  expect(await answerTo('/moons/moon')).toEqual([302, '/moons/luna']);
  expect(await answerTo('/older?tab=1')).toEqual([308, '/new?tab=1']);
  expect(await answerTo('/moons/none')).toEqual([404, 404]);
});

test('a draft has the values of the site pack, as far as it still takes them', async () => {
  const { local } = await show();
  const { body } = await send(`${local}/embed`);
  expect(pageDataOf(body)?.registry.remotes).toMatchObject([
    { name: 'mfe-public' },
    { version: '2-dev.1', configuration: { label: 'Mine' } },
  ]);
  expect(pageDataOf(body)?.registry.remotes[1]?.configuration).toEqual({ label: 'Mine' });
});

test('files and the registry contain the draft; the site gets one request for its registry', async () => {
  const { local, seen } = await show();
  expect(await send(`${local}/mfe/mfe-tools/2-dev.1/entry.js`)).toMatchObject({
    ...{ status: 200, body: 'draft' },
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  });
  for (let poll = 0; poll < 3; poll += 1) {
    const { body } = await send(`${local}/api/registry`);
    expect(JSON.parse(body)).toMatchObject({ revision: 'r1-2-dev.1' });
  }
  expect(seen.map(({ line }) => line)).toEqual(['GET /api/registry']);
});

test('a request that changes something is rejected, but forwarded to a sandbox as a same-site request', async () => {
  const reader = await show();
  const refused = await send(`${reader.local}/api/checkout`, { method: 'POST', body: '{}' });
  expect(refused.status).toBe(403);
  expect(JSON.parse(refused.body)).toMatchObject({
    detail: `POST /api/checkout was not sent to ${reader.origin}: it could change the site. If the site is a sandbox, start with --sandbox.`,
  });
  expect(reader.seen).toEqual([]);

  const { local, origin, seen } = await show({
    isSandbox: true,
    answer: (response) => response.end(),
  });
  const headers = { origin: local, referer: `${local}/store`, authorization: 'Bearer other' };
  await send(`${local}/api/checkout`, { method: 'POST', headers, body: '{"plan":1}' });
  await send(`${local}/api/reports/beacon`, { method: 'POST' });
  expect(seen).toMatchObject([
    {
      ...{ line: 'POST /api/checkout', body: '{"plan":1}' },
      headers: { host: new URL(origin).host, origin, referer: `${origin}/store` },
    },
  ]);
  expect(seen[0]?.headers).not.toHaveProperty('authorization');
});

test('a redirect within the site stays at the local address', async () => {
  const shown: { origin?: string } = {};
  const { local, origin } = await show({
    answer: (response) =>
      void response.writeHead(302, { location: `${shown.origin}/user?tab=1` }).end(),
  });
  shown.origin = origin;
  const { headers } = await send(`${local}/anything`);
  expect(headers.location).toBe(`${local}/user?tab=1`);
});

test('requests of other sites, and for other host names, are rejected', async () => {
  const { local, seen } = await show({ isSandbox: true });
  const foreign = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' };
  expect((await send(`${local}/api/session`, { headers: foreign })).status).toBe(403);
  expect(
    (
      await send(`${local}/api/x`, {
        method: 'POST',
        headers: { ...foreign, 'sec-fetch-mode': 'navigate' },
      })
    ).status,
  ).toBe(403);
  expect((await send(`${local}/`, { headers: { host: 'attacker.example' } })).status).toBe(421);
  expect(seen).toEqual([]);
});
