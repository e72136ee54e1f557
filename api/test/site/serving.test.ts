import type { CallResult } from '@portico/sdk/platform/document/public-gets';
import { marked } from '@portico/sdk/platform';
import { showPack } from '../../src/core/site/shown-pack.ts';
import { PublicCalls } from '../../src/platform/page/data/public-calls.service.ts';
import { SitePacks } from '../../src/platform/registry/live/site-packs.service.ts';
import { SiteReleases } from '../../src/platform/registry/publishing/site-releases.service.ts';
import { remoteRelease, shellRelease } from '../registry/fixtures.ts';
import { goLive } from '../registry/go-live.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { changeFile, siteOf } from '../support/site-pack.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { waitFor } from '../support/wait.ts';
import { NO_FOLDER, packFiles, packOf, SiteReleaser } from './site-releaser.ts';

/** What the manifest of the site says. */
const shownBy = async (api: TestApi) => {
  const answer = await api.call('/site.webmanifest');
  const { name, description } = (await answer.json()) as { name?: string; description?: string };
  return `${name}: ${description}`;
};

/** A pack that names itself in two answers of the API and in the frame of documents. */
const namedOnEachPage = (word: string) =>
  packFiles(
    (facts) => Object.assign(facts, { name: 'Nova', links: {}, prefix: `${word}!` }),
    (folder) => {
      changeFile(folder, 'en/features.yaml', (text) =>
        text.replace(/^title: .*$/m, `title: ${word}`),
      );
      changeFile(folder, 'en/legal/refund.md', (text) =>
        text.replace(/^title: .*$/m, `title: ${word}`),
      );
    },
  );

/** A page that shows the title of two public calls. */
const twoCalls = remoteRelease('1.0.0', {
  routes: [
    {
      ...{ path: '/both', page: 'home', title: 'T', description: 'D' },
      data: {
        get: { one: '/api/features', two: '/api/legal/refund' },
        view: { fields: { one: 'one.title', two: 'two.title' } },
      },
    },
  ],
  nav: [],
  prerendered: {
    'data:/both': { html: `<p><i>${marked('one')}</i><i>${marked('two')}</i></p>`, css: '' },
  },
});

/** The titles in the document of the page. */
const bothOf = (html: string) => /<p><i>(\w+)<\/i><i>(\w+)<\/i><\/p>/.exec(html)?.slice(1);

describe('a promote while a document is made', () => {
  let api: TestApi;
  let team: SiteReleaser;
  let before: string;
  let next: string;

  beforeAll(async () => {
    api = await startApi({ env: NO_FOLDER });
    team = await SiteReleaser.of(api);
    await goLive(api, shellRelease());
    await goLive(api, twoCalls);
    before = await team.goLive(await namedOnEachPage('Old'));
    next = (await team.publish(await namedOnEachPage('New'))).body.version;
  });

  const open = async () => bothOf(await (await api.call('/both')).text());

  it('changes nothing in it: it shows the pack of its beginning in all of its calls', async () => {
    const calls = api.app.get(PublicCalls);
    const get = calls.get.bind(calls);
    const asked: string[] = [];
    const spy = jest.spyOn(calls, 'get').mockImplementation(async (call) => {
      // The second call of the document begins when the next version is live.
      if (asked.push(call.path) === 2)
        await api.app.get(SiteReleases).promote(next, before, change);
      return get(call);
    });
    expect(await open()).toEqual(['Old', 'Old']);
    expect(asked.sort()).toEqual(['/api/features', '/api/legal/refund']);
    spy.mockRestore();
    expect(await open()).toEqual(['New', 'New']);
    expect((await team.list()).body.live).toBe(next);
  });

  it('a document with another pack does not share its calls, in the same turn of the event loop', async () => {
    const packs = api.app.get(SitePacks);
    const calls = api.app.get(PublicCalls);
    const shown = [await packs.of(before), await packs.of(next)];
    const asked = shown.map(
      (pack) =>
        new Promise<CallResult>((resolve, reject) => {
          showPack({ pack, isPreview: false }, () => {
            calls.get({ path: '/api/features', maxBytes: 64_000 }).then(resolve, reject);
          });
        }),
    );
    const titles = (await Promise.all(asked)).map((result) =>
      result.kind === 'answer'
        ? /"title":"(\w+)"/.exec(JSON.stringify(result.answer.value))?.[1]
        : '',
    );
    expect(titles).toEqual(['Old', 'New']);
  });

  it('open pages learn of it as of a release', async () => {
    const revision = async () => {
      const { revision } = (await (await api.call('/api/registry')).json()) as { revision: string };
      return revision;
    };
    const first = await revision();
    await team.promote(before, next);
    expect(await revision()).not.toBe(first);
    await team.promote(next, before);
    expect(await revision()).toBe(first);
  });

  it('answers that are kept show the next pack, too', async () => {
    const key = await api.newKey('commands');
    const ban = {
      name: 'ban',
      category: 'moderation',
      description: 'x',
      permissions: '',
      arguments: '',
    };
    await api.push('PUT', '/api/ingest/commands', key, { revision: 1, commands: [ban] });
    const read = async () => (await api.call('/api/commands/moderation/ban')).text();
    expect(await read()).toContain('New!');
    await team.promote(before, next);
    expect(await read()).toContain('Old!');
  });
});

const change = { by: { actor: 'operator' }, why: 'a test', maySell: false };

describe('replicas with a promoted pack', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });

  it('each takes the version that any of them promotes', async () => {
    const databaseUrl = await postgres.newDatabase();
    const one = await startApi({ databaseUrl, env: NO_FOLDER });
    const two = await startApi({ databaseUrl, env: NO_FOLDER });
    const team = await SiteReleaser.of(one);
    await team.goLive(await packOf('Nova', 'First.'));
    await waitFor('the other replica', async () => (await shownBy(two)) === 'Nova: First.');
    await team.at(two).goLive(await packOf('Nova', 'Second.'));
    expect(await shownBy(two)).toBe('Nova: Second.');
    await waitFor('the first replica', async () => (await shownBy(one)) === 'Nova: Second.');
  });

  it('serve the last version from disk until the database is available again', async () => {
    const databaseUrl = await postgres.newDatabase();
    const first = await startApi({ databaseUrl, env: NO_FOLDER });
    const team = await SiteReleaser.of(first);
    const version = await team.goLive(await packOf('Nova', 'Kept.'));
    await postgres.down();
    expect(await shownBy(first)).toBe('Nova: Kept.');
    await first.stop();
    const second = await startApi({ databaseUrl, dataDir: first.dataDir, env: NO_FOLDER });
    expect(await shownBy(second)).toBe('Nova: Kept.');
    await postgres.up();
    await waitFor('readiness', async () => (await second.call('/api/health/ready')).ok);
    const later = team.at(second);
    const next = (await later.publish(await packOf('Nova', 'Later.'))).body.version;
    expect((await later.promote(next, version)).status).toBe(200);
    expect(await shownBy(second)).toBe('Nova: Later.');
  });

  it('a folder wins over it, says so, and gives way where it is not valid', async () => {
    const databaseUrl = await postgres.newDatabase();
    const folder = siteOf('Folder');
    const site = await startApi({ databaseUrl, env: { SITE_DIR: folder } });
    const team = await SiteReleaser.of(site);
    await team.goLive(await packOf('Nova', 'Promoted.'));
    expect(await shownBy(site)).toContain('Folder: ');
    expect((await team.list()).body.source).toBe('folder');
    expect(site.logs()).toContain('"source":"folder"');
    await site.stop();
    changeFile(folder, 'site.yaml', (text) => `${text}\nnmae: x\n`);
    const broken = await startApi({ databaseUrl, env: { SITE_DIR: folder, DEVELOPMENT: '1' } });
    expect(await shownBy(broken)).toBe('Nova: Promoted.');
    expect(broken.logs()).toContain('is not valid; the promoted version is served, if there is');
    expect(broken.logs()).not.toContain('no site is served');
    changeFile(folder, 'site.yaml', (text) => `${text}\nnmae: y\n`);
    await waitFor('the log says what is served now', () =>
      broken.logs().includes('is not valid; the promoted version is served"'),
    );
    expect((await team.at(broken).list()).body.source).toBe('release');
  });

  it('a sandbox shows it in place of the demo', async () => {
    const databaseUrl = await postgres.newDatabase();
    const site = await startApi({ databaseUrl, env: { SITE_DIR: '', SANDBOX: '1' } });
    expect(await shownBy(site)).toContain('Juno: ');
    await (await SiteReleaser.of(site)).goLive(await packOf('Nova', 'Promoted.'));
    expect(await shownBy(site)).toBe('Nova: Promoted.');
  });
});
