import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { CreatedPreview } from '@portico/sdk/contracts/previews/schema';
import { marked } from '@portico/sdk/platform';
import type { ReleaseManifest } from '@portico/sdk/platform';
import { Template } from '../../src/platform/page/policy/template.ts';
import { dataOf, startPreview } from '../previews/browser.ts';
import { remoteRelease, shellRelease, smallRelease } from '../registry/fixtures.ts';
import { goLive } from '../registry/go-live.ts';
import { Deployer } from '../releases/deployer.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { cspFindings } from '../support/csp-findings.ts';
import { observatory } from '../support/observatory.ts';

const BROWSER = { 'sec-fetch-dest': 'document' };

const withoutNonce = { needsNonce: false as const };
const publicRemote = (version: string, change: Partial<ReleaseManifest> = {}) => {
  const { routes, prerendered } = remoteRelease().manifest;
  return remoteRelease(version, {
    ...withoutNonce,
    routes: routes.map((route) =>
      route.path === '/status'
        ? { ...route, data: { get: { texts: '/api/status/texts' } } }
        : route,
    ),
    prerendered: {
      ...prerendered,
      'data:/status': { html: marked('#shards') + marked('title') + marked('/shards'), css: '' },
    },
    ...change,
  });
};

let api: TestApi;
let team: Deployer;
beforeAll(async () => {
  api = await startApi({ env: { PUBLIC_ORIGIN: 'https://juno.example' } });
  await goLive(api, shellRelease('1.0.0', withoutNonce));
  await goLive(api, publicRemote('1.0.0'));
  await goLive(api, smallRelease('mfe-staff', '1.0.0', withoutNonce));
  team = await Deployer.of(api, '*');
});

const get = (path: string, headers: Record<string, string> = {}) =>
  api.call(path, { headers, redirect: 'manual' });
async function open(path: string, headers: Record<string, string> = {}) {
  const answer = await get(path, headers);
  const etag = answer.headers.get('etag') ?? '';
  return { answer, etag, html: await answer.text() };
}
const sources = (answer: Response, directive: string) =>
  new RegExp(`${directive} ([^;]*)`)
    .exec(answer.headers.get('content-security-policy') ?? '')?.[1]
    ?.split(' ') ?? [];

test('[threat 78] the policy lists the hashes of the scripts and styles of the document, and no nonce', async () => {
  for (const path of ['/', '/status', '/nope']) {
    const { answer, html } = await open(path);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy + html).not.toContain('nonce');
    expect(cspFindings(policy, false)).toEqual([]);
    expect(observatory(answer, html).grade).toBe('A+');
    const texts = [...html.matchAll(/<(script|style)(?![^>]*(?:json| src=))[^>]*>([^]*?)<\/\1>/g)];
    expect(texts.length).toBeGreaterThan(2);
    for (const [, name, text = ''] of texts) {
      const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
      expect(sources(answer, `${name}-src`)).toContain(hash);
    }
    const files = [...html.matchAll(/(?:as="script"|<script)[^>]* integrity="([^"]+)"/g)];
    expect(files.length).toBeGreaterThan(0);
    for (const [, hash] of files) expect(sources(answer, 'script-src')).toContain(`'${hash}'`);
    expect(sources(answer, 'script-src')).toContain("'strict-dynamic'");
  }
});

test('a hundred requests of a page get the same bytes, rendered once, and 304 with their tag', async () => {
  const fill = jest.spyOn(Template.prototype, 'fill');
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => open('/commands/server', BROWSER)),
  );
  expect(fill).toHaveBeenCalledTimes(1);
  expect(new Set(answers.map(({ html }) => html)).size).toBe(1);
  expect(new Set(answers.map(({ etag }) => etag)).size).toBe(1);
  const [{ etag = '' } = {}] = answers;
  expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
  const again = await open('/commands/server', { 'if-none-match': etag });
  expect([again.answer.status, again.html]).toEqual([304, '']);
  expect(again.answer.headers.get('cache-control')).toBe('private, no-cache');
  expect(again.answer.headers.get('vary')).toBe('accept-encoding, cookie');
  expect(fill).toHaveBeenCalledTimes(1);
  fill.mockRestore();
});

test('the encodings of a document have the same content, also after the best compression', async () => {
  const plain = (await open('/', { 'accept-encoding': 'identity' })).html;
  for (let round = 0; round < 12; round += 1) {
    for (const encoding of ['br', 'gzip']) {
      const { answer, html } = await open('/', { 'accept-encoding': encoding });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(html).toBe(plain);
    }
  }
});

test('each theme has a document of its own', async () => {
  const [system, dark] = [await open('/'), await open('/', { cookie: 'theme=dark' })];
  expect(dark.html).toContain('data-theme="dark"');
  expect(dark.etag).not.toBe(system.etag);
  expect((await open('/', { 'if-none-match': dark.etag })).html).toBe(system.html);
});

test('a query does not reach the documents of others, and returns after sign-in', async () => {
  const { etag, html } = await open('/status?range=7d');
  expect([etag, html.includes('returnTo=%2Fstatus%3Frange%3D7d')]).toEqual(['', true]);
  expect((await open('/status')).html).not.toContain('range');
});

test('all made-up addresses get one document, which contains none of them', async () => {
  const first = await open('/nope');
  const second = await open('/admin/x.php?<y>=1');
  expect([first.answer.status, second.answer.status]).toEqual([404, 404]);
  expect(second.html).toBe(first.html);
  expect(second.etag).toBe(first.etag);
  expect(first.html).not.toContain('nope');
  // A 404 page is not replaced by 304.
  expect((await get('/nope', { 'if-none-match': first.etag })).status).toBe(404);
});

test('the document of a signed-in visitor is kept for this visitor alone, with these rights', async () => {
  const id = '100000000000000009';
  const cookie = await api.signIn({ id, rank: 'Owner' });
  const before = await open('/');
  const own = await open('/', { cookie, 'if-none-match': before.etag });
  expect(own.answer.status).toBe(200);
  expect(own.answer.headers.get('cache-control')).toBe('private, no-cache');
  expect(own.html).toContain(`user-${id}`);
  expect(dataOf(own.html).registry.remotes.map(({ name }) => name)).toContain('mfe-staff');
  expect((await get('/', { cookie, 'if-none-match': own.etag })).status).toBe(304);
  const after = await open('/', { 'if-none-match': own.etag });
  expect(after).toMatchObject({ html: before.html, etag: before.etag });
  expect(after.html).not.toContain('mfe-staff');
  // Customers see the same apps, so their documents differ by the person alone.
  const [one, two] = ['100000000000000010', '100000000000000011'];
  const first = await open('/', { cookie: await api.signIn({ id: one }) });
  const second = await open('/', {
    cookie: await api.signIn({ id: two }),
    'if-none-match': first.etag,
  });
  expect(second.answer.status).toBe(200);
  expect(second.html).toContain(`user-${two}`);
  expect(second.html).not.toContain(one);
  // Who loses the team's rights gets no document with the team's pages.
  await api.db().execute(sql`delete from team_members where user_id = ${id}`);
  const demoted = await open('/', { cookie, 'if-none-match': own.etag });
  expect(demoted.answer.status).toBe(200);
  expect(demoted.html).not.toContain('mfe-staff');
});

test('a preview is not kept', async () => {
  await team.publish(publicRemote('1.5.0'));
  const path = '/mfe-public/previews';
  const { body } = await team.call<CreatedPreview>('POST', path, { version: '1.5.0' });
  const cookie = await startPreview(api, /\/preview\/([^?]+)/.exec(body.url)?.[1] ?? '');
  const before = await open('/status');
  const preview = await open('/status', { cookie, 'if-none-match': before.etag });
  expect([preview.answer.status, preview.etag]).toEqual([200, '']);
  expect(preview.answer.headers.get('cache-control')).toBe('private, no-store');
  expect(preview.html).toContain('/mfe/mfe-public/1.5.0/');
  expect(preview.html).not.toContain('nonce');
  expect((await open('/status')).html).not.toContain('1.5.0');
});

test('a new state of the data is in the next document', async () => {
  const before = await open('/status');
  const at = Math.floor(Date.now() / 1000);
  const key = await api.newKey('shards');
  const shard = { server_count: 10, member_count: 100, latency: 40, uptime: 60, is_ready: true };
  const events = [{ id: `0-${at}`, at, shard_id: 0, shard_count: 1, ...shard }];
  await api.push('POST', '/api/ingest/shards', key, { events });
  const after = await open('/status', { 'if-none-match': before.etag });
  expect(after.answer.status).toBe(200);
  expect(dataOf(after.html).data).toHaveProperty(['/api/status/texts', 'overall', 'ready', 0]);
});

test('documents that a canary counts are not kept, and its versions do not mix', async () => {
  await team.publish(publicRemote('1.6.0'));
  const body = { version: '1.6.0', expected: '1.0.0', why: 'New words', steps: [50] };
  const path = '/mfe-public/canary';
  expect(await team.call('POST', path, body)).toMatchObject({ status: 200 });
  const counted = await open('/', { ...BROWSER, cookie: 'bucket=1' });
  expect([counted.etag, dataOf(counted.html).canaries?.length]).toEqual(['', 1]);
  // Not counted, because no browser shows them: one set for each version.
  const versions = new Map<string, string>();
  for (let visitor = 0; visitor < 20; visitor += 1) {
    const { etag, html } = await open('/', { cookie: `bucket=${visitor * 37}` });
    const version = /\/mfe\/mfe-public\/([\d.]+)\//.exec(html)?.[1] ?? '';
    expect(versions.get(version) ?? etag).toBe(etag);
    versions.set(version, etag);
  }
  expect([...versions.keys()].sort()).toEqual(['1.0.0', '1.6.0']);
  expect(await team.call('POST', `${path}/stop`, { why: 'Enough' })).toMatchObject({ status: 200 });
});

test('a promote is in the next document; with a release that needs the nonce, nothing is kept', async () => {
  const before = await open('/');
  await goLive(api, publicRemote('1.7.0'));
  const after = await open('/', { 'if-none-match': before.etag });
  expect(after.answer.status).toBe(200);
  expect(after.html).toContain('/mfe/mfe-public/1.7.0/');
  await goLive(api, remoteRelease('1.8.0'));
  const [first, second] = [await open('/'), await open('/')];
  expect([first.etag, second.etag]).toEqual(['', '']);
  expect(first.html).not.toBe(second.html);
  expect(sources(first.answer, 'script-src')[0]).toMatch(/^'nonce-/);
  await goLive(api, publicRemote('1.0.0'));
});
