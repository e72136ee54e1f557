import type { RegistrySnapshot } from '@portico/sdk/platform';
import { OPERATOR } from '../../src/core/audit/audit-writer.repository.ts';
import { previews } from '../../src/platform/previews/preview.table.ts';
import { PreviewService } from '../../src/platform/previews/preview.service.ts';
import { RegistryService } from '../../src/platform/registry/publishing/registry.service.ts';
import { RemotesService } from '../../src/platform/remotes/remotes.service.ts';
import { remoteRelease, shellRelease, smallRelease } from '../registry/fixtures.ts';
import { goLive } from '../registry/go-live.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { onBothDatabases } from '../support/databases.ts';
import { waitFor } from '../support/wait.ts';
import { barOf, dataOf, openAs, startPreview } from './browser.ts';

const NEW = { 'mfe-public': '1.1.0' };
onBothDatabases((newDatabase) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(await newDatabase());
    await goLive(api, shellRelease());
    await goLive(api, remoteRelease());
    await api.app.get(RegistryService).publish(remoteRelease('1.1.0'), OPERATOR);
  });

  const create = (versions: Record<string, string> = NEW, seconds = 600) =>
    api.app.get(PreviewService).create({ versions, seconds, by: OPERATOR });
  const at = (path: string, cookie = '') => openAs(api, path, cookie);
  const open = async (created: { key: string }) => startPreview(api, created.key);
  const versionAt = async (path: string, cookie = '') => {
    const { registry } = dataOf(await (await at(path, cookie)).text());
    return registry.remotes.find(({ name }) => name === 'mfe-public')?.version;
  };

  it('a link shows the site with its versions only to the browser that opened it', async () => {
    const { key } = await create();
    const cookie = await startPreview(api, key);
    expect(await versionAt('/status', cookie)).toBe('1.1.0');
    expect(await versionAt('/status')).toBe('1.0.0');
    const answer = await at('/api/registry', cookie);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect((await answer.json()) as RegistrySnapshot).toMatchObject({
      remotes: [{ name: 'mfe-public', version: '1.1.0' }],
    });
    expect(((await (await at('/api/registry')).json()) as RegistrySnapshot).remotes).toMatchObject([
      { version: '1.0.0' },
    ]);
  });

  it('the link leaves no trace: the cookie is hidden from scripts, and the key is in no log', async () => {
    const { key } = await create();
    const answer = await at(`/preview/${key}?to=/status`);
    expect(answer.headers.getSetCookie()).toEqual([
      `preview=${key}; Path=/; HttpOnly; SameSite=Lax`,
    ]);
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(api.logs()).not.toContain(key);
    const rows = await api.db().select().from(previews);
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'status'])(
    'a link to %s redirects to the landing page',
    async (to) => {
      const { key } = await create();
      const answer = await at(`/preview/${key}?to=${encodeURIComponent(to)}`);
      expect(answer.headers.get('location')).toBe('/');
    },
  );

  it('no cache stores an answer of a preview, and no search engine lists it', async () => {
    const cookie = await open(await create());
    for (const [path, status] of [
      ['/', 200],
      ['/status', 200],
      ['/status/', 308],
      ['/nope', 404],
    ] as const) {
      const answer = await at(path, cookie);
      expect([path, answer.status]).toEqual([path, status]);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
      if (status === 308) continue;
      const html = await answer.text();
      expect(html.match(/<meta name="robots" content="noindex">/g)).toHaveLength(1);
      expect(dataOf(html)).toMatchObject({ isPreview: true, beaconSample: 0 });
    }
    const live = await at('/status');
    expect(live.headers.get('x-robots-tag')).toBeNull();
    expect(live.headers.get('cache-control')).toBe('private, no-cache');
    expect(dataOf(await live.text())).not.toHaveProperty('isPreview');
  });

  it('"Leave preview" returns to the live site', async () => {
    const cookie = await open(await create());
    const answer = await at('/preview/end?to=/status', cookie);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/status']);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^preview=; .*Expires=Thu, 01 Jan 1970/);
  });

  it('returns to the page whose bar was clicked', async () => {
    const from = async (referer: string) =>
      (await api.call('/preview/end', { redirect: 'manual', headers: { referer } })).headers.get(
        'location',
      );
    expect(await from(`${api.url}/commands/server?x=1`)).toBe('/commands/server?x=1');
    expect(await from('https://evil.example/status')).toBe('/');
    expect(await from('nonsense')).toBe('/');
  });

  it('a bar below the page states what differs from the live site, until when, and how to leave', async () => {
    const { key, expiresAt } = await create();
    const cookie = await startPreview(api, key);
    for (const path of ['/', '/status', '/nope']) {
      const bar = barOf(await (await at(path, cookie)).text());
      expect(bar).toContain(
        '<strong>Preview:</strong> mfe-public <code>1.1.0</code> instead of <code>1.0.0</code>',
      );
      expect(bar).toContain(`<time datetime="${expiresAt.toISOString()}">`);
      expect(bar).toContain('<a href="/preview/end" rel="nofollow">Leave preview</a>');
    }
    const live = await (await at('/status')).text();
    expect(live).not.toContain('portico-preview');
  });

  it('violations in a preview are not reported', async () => {
    const cookie = await open(await create());
    const policy = async (as: string) =>
      (await at('/status', as)).headers.get('content-security-policy');
    expect(await policy(cookie)).not.toContain('report-uri');
    expect(await policy('')).toContain('report-uri');
  });

  it('a combination of versions is shown as one, also of apps that have no live version or are off', async () => {
    const registry = api.app.get(RegistryService);
    await registry.publish(shellRelease('2.0.0'), OPERATOR);
    await registry.publish(smallRelease('mfe-tools'), OPERATOR);
    await api.app.get(RemotesService).switchOff('mfe-public', 'a test', OPERATOR);
    await waitFor('the switch', async () => (await at('/status')).status === 503);
    const all = { shell: '2.0.0', 'mfe-tools': '1.0.0', ...NEW };
    const cookie = await open(await create(all));
    const answer = await at('/status', cookie);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    const { registry: snapshot } = dataOf(html);
    expect(snapshot.off).toBeUndefined();
    expect(snapshot.shellVersion).toBe('2.0.0');
    expect(snapshot.remotes.map(({ name, version }) => `${name} ${version}`)).toEqual([
      'mfe-public 1.1.0',
      'mfe-tools 1.0.0',
    ]);
    expect(html).toContain('/shell/2.0.0/shell.js');
    const bar = barOf(html);
    expect(bar).toContain('3 versions differ from the live site');
    for (const text of [
      'mfe-public <code>1.1.0</code> which is switched off on the live site',
      'mfe-tools <code>1.0.0</code> which has no live version',
      'shell <code>2.0.0</code> instead of <code>1.0.0</code>',
    ]) {
      expect(bar).toContain(`<li>${text}</li>`);
    }
    expect((await at('/mfe-tools', cookie)).status).toBe(200);
    expect((await at('/mfe/mfe-tools/1.0.0/home.js')).status).toBe(200);
    expect((await at('/mfe-tools')).status).toBe(404);
    await api.app.get(RemotesService).switchOn('mfe-public', OPERATOR);
    await waitFor('the switch', async () => (await at('/status')).status === 200);
  });

  it('a restricted remote in a preview is hidden from people outside the team', async () => {
    const version = '7.7.7';
    await api.app.get(RegistryService).publish(smallRelease('mfe-staff', version), OPERATOR);
    const preview = await open(await create({ 'mfe-staff': version }));
    const customer = await api.signIn({ id: '100000000000000001' });
    const member = await api.signIn({ id: '100000000000000002', rank: 'Supporter' });
    for (const as of ['', customer]) {
      const cookie = [preview, as].filter(Boolean).join('; ');
      const page = await at('/staff', cookie);
      expect([page.status, page.headers.get('location')]).toEqual([302, '/']);
      for (const path of ['/status', '/api/registry']) {
        const text = await (await at(path, cookie)).text();
        expect(text).not.toContain('mfe-staff');
        expect(text).not.toContain(version);
      }
      expect((await at(`/mfe/mfe-staff/${version}/home.js`, cookie)).status).toBe(404);
      expect(barOf(await (await at('/status', cookie)).text())).toContain(
        'the same versions as on the live site',
      );
    }
    const own = `${preview}; ${member}`;
    expect((await at('/staff', own)).status).toBe(200);
    expect((await at('/staff', member)).status).toBe(404);
    expect(barOf(await (await at('/status', own)).text())).toContain(
      'mfe-staff <code>7.7.7</code>',
    );
    expect((await at(`/mfe/mfe-staff/${version}/home.js`, own)).status).toBe(200);
  });
});
