import { Controller, Get, Post } from '@nestjs/common';
import type { Preview } from '@portico/sdk/contracts/previews/schema';
import { LiveSite } from '../../src/core/site/live-site.ts';
import { Public } from '../../src/http/access/access.ts';
import { barOf, openAs, startPreview } from '../previews/browser.ts';
import { remoteRelease, shellRelease } from '../registry/fixtures.ts';
import { goLive } from '../registry/go-live.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { changeFile } from '../support/site-pack.ts';
import { NO_FOLDER, packFiles, SiteReleaser } from './site-releaser.ts';

/** What the site calls itself while something is read, and while something changes. */
@Controller()
class NameOfTheSite {
  constructor(private readonly site: LiveSite) {}

  @Get('/api/test/name')
  @Public()
  read() {
    return { name: this.site.brand.name };
  }

  @Post('/api/test/name')
  @Public()
  change() {
    return { name: this.site.brand.name };
  }
}

const withoutNonces = (html: string) => html.replace(/(nonce"? ?(?:content)?=)"[^"]*"/g, '$1');

const packOf = (name: string) =>
  packFiles(
    (facts) =>
      Object.assign(facts, {
        ...{ name, links: {}, seller: { name: 'A Company' } },
        ...{ accent: name === 'Nova' ? '#112233' : '#445566' },
        ...(name === 'Next' && { pages: { absent: ['/status'] } }),
      }),
    (folder) => {
      changeFile(folder, 'en/features.yaml', (text) =>
        text.replace(/^title: .*$/m, `title: ${name}`),
      );
      changeFile(folder, 'pictures/icon.svg', (text) =>
        text.replace('<svg ', `<svg id="${name}" `),
      );
    },
  );

describe('a preview of the site pack', () => {
  let api: TestApi;
  let team: SiteReleaser;
  let live: string;
  let next: string;

  beforeAll(async () => {
    api = await startApi({
      env: NO_FOLDER,
      controllers: [NameOfTheSite],
    });
    team = await SiteReleaser.of(api);
    await goLive(api, shellRelease());
    await goLive(api, remoteRelease());
    live = await team.goLive(await packOf('Nova'));
    next = (await team.publish(await packOf('Next'))).body.version;
  });

  const create = async (body: object = { version: next, to: '/' }) =>
    team.deployer.call<{ url: string; id: string }>('POST', '/site/previews', body);
  const keyOf = ({ url }: { url: string }) => new URL(url).pathname.split('/').at(-1)!;
  const open = async () => startPreview(api, keyOf((await create()).body), '/');
  const text = async (path: string, cookie = '') => (await openAs(api, path, cookie)).text();

  it('shows its version to the browser that opened the link, in documents and in every answer', async () => {
    const cookie = await open();
    for (const path of [
      '/',
      '/api/features',
      '/site.webmanifest',
      '/cdn/icon.svg',
      '/nope',
      '/api/test/name',
    ]) {
      expect([path, await text(path, cookie)]).toEqual([path, expect.stringContaining('Next')]);
      expect([path, await text(path)]).toEqual([path, expect.stringContaining('Nova')]);
      expect([path, await text(path)]).not.toEqual([path, expect.stringContaining('Next')]);
    }
    expect(barOf(await text('/', cookie))).toContain(
      `site <code>${next}</code> instead of <code>${live}</code>`,
    );
    expect(barOf(await text('/'))).toBe('');
    // Pages that this version does not have are absent in it alone.
    expect((await openAs(api, '/status', cookie)).status).toBe(404);
    expect((await openAs(api, '/status', '')).status).toBe(200);
    expect(await text('/sitemap.xml', cookie)).not.toContain('/status');
    expect(await text('/sitemap.xml')).toContain('/status');
  });

  it('no cache keeps an answer of it, and answers for others stay as they are', async () => {
    const cookie = await open();
    for (const path of [
      '/',
      '/api/features',
      '/site.webmanifest',
      '/cdn/icon.svg',
      '/sitemap.xml',
    ]) {
      const before = await openAs(api, path, '');
      const { headers } = await openAs(api, path, cookie);
      expect([path, headers.get('cache-control')]).toEqual([path, 'private, no-store']);
      expect([path, headers.get('x-robots-tag')]).toEqual([path, 'noindex, nofollow']);
      const after = await openAs(api, path, '');
      expect(after.headers.get('cache-control')).toBe(before.headers.get('cache-control'));
      expect(withoutNonces(await after.text())).toBe(withoutNonces(await before.text()));
    }
  });

  it('a browser that has the live picture loads that of the preview from another address', async () => {
    const cookie = await open();
    expect(await text('/', cookie)).toContain(`/cdn/icon.svg?site=${next}`);
    expect(await text('/')).not.toContain('?site=');
  });

  it('whatever changes something, such as a purchase, uses the live version', async () => {
    const cookie = await open();
    const answer = await api.call('/api/test/name', {
      method: 'POST',
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    });
    expect(await answer.json()).toEqual({ name: 'Nova' });
  });

  it('ends with its link: documents say so, and answers are those of the live version', async () => {
    const { body } = await create();
    const cookie = await startPreview(api, keyOf(body), '/');
    const listed = await team.deployer.call<Preview[]>('GET', '/site/previews');
    expect(listed.body).toContainEqual(
      expect.objectContaining({ id: body.id, versions: { site: next } }),
    );
    expect((await team.deployer.call('DELETE', `/site/previews/${body.id}`)).status).toBe(200);
    expect((await openAs(api, '/', cookie)).status).toBe(410);
    expect(await text('/api/features', cookie)).toContain('Nova');
  });

  it('may be combined with versions of apps, and refuses unknown versions and forged keys', async () => {
    const all = await SiteReleaser.of(api, '*');
    await all.deployer.publish(remoteRelease('1.1.0'));
    const withPack = { version: '1.1.0', with: { site: next }, to: '/' };
    const { body } = await all.deployer.call<{ url: string }>(
      'POST',
      '/mfe-public/previews',
      withPack,
    );
    const cookie = await startPreview(api, keyOf(body), '/');
    const document = await text('/', cookie);
    expect(document).toContain('/mfe/mfe-public/1.1.0/');
    expect(document).toContain('Next');
    for (const version of ['0123456789abcdef', '1.0.0'])
      expect((await create({ version, to: '/' })).status).toBe(404);
    expect((await create({ version: '../x', to: '/' })).status).toBe(400);
    expect((await openAs(api, '/', `preview=${'a'.repeat(43)}`)).status).toBe(404);
    expect(await text('/api/features', `preview=${'a'.repeat(43)}`)).toContain('Nova');
    expect(await text('/api/features', `preview=${next}`)).toContain('Nova');
  });

  it('shows its version after that was promoted, too, and a rollback does not change it', async () => {
    const cookie = await open();
    await team.promote(next, live);
    expect(await text('/api/features')).toContain('Next');
    expect(await text('/api/features', cookie)).toContain('Next');
    await team.rollback(next);
    expect(await text('/api/features')).toContain('Nova');
    expect(await text('/api/features', cookie)).toContain('Next');
  });
});
