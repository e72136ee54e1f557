import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { RegistryService } from '../../src/platform/registry/publishing/registry.service.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { remoteRelease, shellRelease, smallRelease } from './fixtures.ts';
import { goLive, TESTER } from './go-live.ts';
import { rawRequest } from './raw-request.ts';

const ENTRY = '/mfe/mfe-public/1.0.0/remoteEntry.js';
const picture = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(600, 7)]);
const release = remoteRelease('1.0.0', {}, { 'img/dot.png': picture });
const entryBytes = release.files.get('remoteEntry.js') ?? Buffer.alloc(0);

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await goLive(api, shellRelease());
  await goLive(api, release);
});

/** Sends a request and returns the encoded body. */
const undecoded = (path: string, encoding: string) =>
  new Promise<{ headers: NodeJS.Dict<string | string[]>; body: Buffer }>((resolve, reject) => {
    request(`${api.url}${path}`, { headers: { 'accept-encoding': encoding } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });

describe('release files', () => {
  it.each([
    [ENTRY, 'text/javascript; charset=utf-8'],
    ['/shell/1.0.0/shell.js', 'text/javascript; charset=utf-8'],
    ['/mfe/mfe-public/1.0.0/img/dot.png', 'image/png'],
  ])('%s is served as immutable, with its content type', async (path, type) => {
    const answer = await api.call(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('release files are served with the published bytes, in an encoding that the client accepts', async () => {
    const plain = await undecoded(ENTRY, 'identity');
    expect(plain.body).toEqual(entryBytes);
    const br = await undecoded(ENTRY, 'gzip, deflate, br');
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body)).toEqual(entryBytes);
    const gzip = await undecoded(ENTRY, 'gzip');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body)).toEqual(entryBytes);
    for (const { headers } of [plain, br, gzip]) expect(headers.vary).toBe('accept-encoding');
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
    const image = await undecoded('/mfe/mfe-public/1.0.0/img/dot.png', 'br');
    expect(image.headers['content-encoding']).toBeUndefined();
  });

  it('release files are answered without a body for HEAD and with 304 for a known ETag', async () => {
    const head = await api.call(ENTRY, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-type')).toContain('javascript');
    expect(await head.text()).toBe('');
    const again = await api.call(ENTRY, {
      headers: { 'if-none-match': head.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it.each(['POST', 'PUT', 'DELETE'])(
    'the address of a release file does not accept %s',
    async (method) => {
      expect((await api.call(ENTRY, { method })).status).toBeGreaterThanOrEqual(400);
    },
  );

  it.each([
    '/mfe/',
    '/mfe/nope.js',
    '/mfe/mfe-public/1.0.0/',
    '/mfe/mfe-public/1.0.0/gone.js',
    '/mfe/mfe-public/1.0.0/remoteEntry.js.map',
    '/mfe/mfe-public/1.0.0/release.json',
    '/mfe/mfe-public/9.9.9/remoteEntry.js',
    '/mfe/mfe-none/1.0.0/remoteEntry.js',
    '/mfe/mfe-public/1.0.0/constructor',
    '/mfe/shell/1.0.0/shell.js',
    '/shell/1.0.0/nope.js',
    '/assets/app.js',
    '/assets/',
    '/mfe/mfe-public/1.0.0/../1.0.0/remoteEntry.js',
    '/mfe/mfe-public/1.0.0/%2e%2e/1.0.0/remoteEntry.js',
    '/mfe/mfe-public/1.0.0/..%2f..%2f..%2fetc/passwd',
    '/mfe/mfe-public/1.0.0/img\\dot.png',
    '/mfe/mfe-public/1.0.0/img%5cdot.png',
    '/mfe/mfe-public/1.0.0/img//dot.png',
    '/mfe/mfe-public/1.0.0//remoteEntry.js',
    '/mfe//mfe-public/1.0.0/remoteEntry.js',
    '/mfe/mfe-public/1.0.0/remoteEntry.js%00',
    '/mfe/mfe-public/1.0.0/remoteEntry%2ejs',
  ])('[threat 65] %s is a plain-text 404 that is not cached', async (target) => {
    const { status, head, body } = await rawRequest(api.url, target);
    expect(status).toBe(404);
    expect(head.toLowerCase()).toContain('content-type: text/plain');
    expect(head.toLowerCase()).toContain('cache-control: no-store');
    expect(body).not.toContain('<');
  });

  it.each(['/mfe/mfe-public/1.0.0/%zz', '/mfe/mfe-public/1.0.0/\u0000'])(
    '[threat 65] the malformed %j is an error and not a page',
    async (target) => {
      const { status, head } = await rawRequest(api.url, target);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(head.toLowerCase()).not.toContain('text/html');
    },
  );

  it('release files of retained versions are served, live or not', async () => {
    await goLive(api, remoteRelease('1.1.0', {}, { 'new.js': 'fresh();' }));
    expect((await api.call(ENTRY)).status).toBe(200);
    expect((await api.call('/mfe/mfe-public/1.1.0/new.js')).status).toBe(200);
    await api.app.get(RegistryService).publish(smallRelease('mfe-tools'), TESTER);
    expect((await api.call('/mfe/mfe-tools/1.0.0/remoteEntry.js')).status).toBe(200);
    expect((await api.call('/mfe/mfe-tools/1.0.1/remoteEntry.js')).status).toBe(404);
  });

  it('release files of a restricted channel are served to the team only', async () => {
    await goLive(api, smallRelease('mfe-staff'));
    const path = '/mfe/mfe-staff/1.0.0/remoteEntry.js';
    const member = await api.signIn({ id: '100000000000000001', rank: 'Moderator' });
    const visitor = await api.signIn({ id: '100000000000000002' });
    expect((await api.call(path)).status).toBe(404);
    expect((await api.call(path, { headers: { cookie: visitor } })).status).toBe(404);
    const answer = await api.call(path, { headers: { cookie: member } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('private');

    const names = async (cookie: string) => {
      const registry = await api.call('/api/registry', { headers: { cookie } });
      const { remotes } = (await registry.json()) as { remotes: { name: string }[] };
      return remotes.map(({ name }) => name);
    };
    expect(await names(member)).toContain('mfe-staff');
    expect(await names(visitor)).not.toContain('mfe-staff');
    expect(await names('')).not.toContain('mfe-staff');
  });
});

describe('GET /api/registry', () => {
  it('the registry lists the live releases, and answers 304 until they change', async () => {
    const answer = await api.call('/api/registry');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(await answer.json()).toMatchObject({ shellVersion: '1.0.0' });
    const etag = answer.headers.get('etag') ?? '';
    const headers = { 'if-none-match': etag };
    expect((await api.call('/api/registry', { headers })).status).toBe(304);
    await goLive(api, remoteRelease('1.2.0'));
    const changed = await api.call('/api/registry', { headers });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
  });
});
