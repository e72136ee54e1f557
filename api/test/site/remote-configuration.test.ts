import { delimiter } from 'node:path';
import type { PageData, ReleaseManifest } from '@portico/sdk/platform';
import { startPreview } from '../previews/browser.ts';
import { remoteRelease, shellRelease, writeRelease } from '../registry/fixtures.ts';
import { Deployer } from '../releases/deployer.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { tempFolder } from '../support/folders.ts';
import { changeFile, sitePack } from '../support/site-pack.ts';
import { waitFor } from '../support/wait.ts';
import { NO_FOLDER, packFiles, SiteReleaser } from './site-releaser.ts';

const rows = {
  type: 'integer',
  minimum: 10,
  maximum: 100,
  default: 50,
  description: 'Rows',
} as const;
const label = { type: 'string', maxLength: 9, default: 'All', description: 'A heading' } as const;
const KEYS = { rows, label };
const NARROW = { rows: { ...rows, maximum: 60 } };

/** A remote whose landing page shows defaults in its HTML. */
const remote = (version: string, configuration?: ReleaseManifest['configuration']) =>
  remoteRelease(version, {
    ...(configuration && { configuration }),
    prerendered: { '/': { html: '<h1>Prerendered</h1>', css: '', hasDefaults: true } },
  });
const packWith = (values?: object, name = 'mfe-public') =>
  packFiles((facts) => Object.assign(facts, values && { remotes: { [name]: values } }));

const PAGE = /<script [^<>]*id="portico-page"[^<>]*>([^<]*)</;
const pageOf = (html: string) => {
  const { registry } = JSON.parse(PAGE.exec(html)?.[1] ?? '') as PageData;
  const found = registry.remotes.find(({ name }) => name === 'mfe-public');
  return { values: found?.configuration, isPrerendered: html.includes('Prerendered') };
};

describe('what the site pack sets of a remote', () => {
  let api: TestApi;
  let team: SiteReleaser;
  let apps: Deployer;
  beforeAll(async () => {
    api = await startApi({ env: NO_FOLDER });
    team = await SiteReleaser.of(api);
    apps = await Deployer.of(api, '*');
    await release(shellRelease());
  });

  async function release(made: ReturnType<typeof remote>) {
    const { name, version } = made.manifest;
    const published = await apps.publish(made);
    if (published.status !== 200) return published;
    return apps.promote(name, version, await apps.live(name));
  }
  const shown = async () => pageOf(await (await api.call('/')).text());

  it('may come before the remote, which is then refused where it does not take the values', async () => {
    await team.goLive(await packWith({ rows: 80 }));
    for (const [version, keys, problem] of [
      ['0.1.0', NARROW, /remotes\.mfe-public\.rows \(site\.yaml\): .*<=60 \(Rows\)/],
      ['0.2.0', { label }, /remotes\.mfe-public\.rows .*is no key.*keys are: label/],
      ['0.3.0', undefined, /it has none/],
    ] as const) {
      const { status, body } = await apps.publish(remote(version, keys));
      expect([version, status, body.issues]).toEqual([
        ...[version, 422],
        [{ path: 'configuration', message: expect.stringMatching(problem) as unknown }],
      ]);
      expect(body.issues[0]?.message).toMatch(
        /or change it in the site pack and promote that first/,
      );
    }
    expect((await release(remote('1.0.0', KEYS))).status).toBe(200);
    expect(await shown()).toEqual({ values: { rows: 80 }, isPrerendered: false });
  });

  it('is refused by file and line where a live remote does not take it; without it, the default holds', async () => {
    const before = await shown();
    for (const [values, key, message] of [
      [{ rows: 5 }, 'rows', /mfe-public 1\.0\.0 says: .*>=10 \(Rows\)/],
      [{ rows: '50' }, 'rows', /expected number/],
      [{ row: 20 }, 'row', /is no key of this remote; keys are: rows, label/],
    ] as const) {
      const { status, body } = await team.publish(await packWith(values));
      expect([status, body.issues]).toEqual([
        422,
        [
          {
            path: expect.stringMatching(/^site\.yaml:\d+$/) as unknown,
            message: expect.stringMatching(`^remotes.mfe-public.${key}: `) as unknown,
          },
        ],
      ]);
      expect(body.issues[0]?.message).toMatch(message);
    }
    expect(await shown()).toEqual(before);
    await team.goLive(await packWith());
    expect(await shown()).toEqual({ values: undefined, isPrerendered: true });
    await team.goLive(await packWith({ rows: 100, label: 'Mine' }));
    expect(await shown()).toEqual({ values: { rows: 100, label: 'Mine' }, isPrerendered: false });
  });

  it('is compared again when either side becomes live, and a rollback falls back to defaults', async () => {
    const strict = (await team.publish(await packWith({ rows: 90 }))).body.version;
    await team.goLive(await packWith({ rows: 60 }));
    const { live } = (await team.list()).body;
    // Both were published while they fitted.
    expect((await apps.publish(remote('2.0.0', NARROW))).status).toBe(200);
    expect((await apps.promote('mfe-public', '2.0.0', '1.0.0')).status).toBe(200);
    const refused = await team.promote(strict, live);
    expect([refused.status, refused.body.issues[0]?.message]).toEqual([
      ...[422, expect.stringMatching(/^remotes\.mfe-public\.rows: mfe-public 2\.0\.0 says/)],
    ]);
    expect((await apps.publish(remote('3.0.0', KEYS))).status).toBe(200);
    expect((await apps.promote('mfe-public', '3.0.0', '2.0.0')).status).toBe(200);
    expect((await team.promote(strict, live)).status).toBe(200);
    expect((await shown()).values).toEqual({ rows: 90 });
    const again = await apps.promote('mfe-public', '2.0.0', '3.0.0');
    expect([again.status, again.body.issues[0]?.path]).toEqual([422, 'configuration']);
    expect((await apps.rollback('mfe-public', '3.0.0')).status).toBe(200);
    expect(await shown()).toEqual({ values: undefined, isPrerendered: true });
  });

  it('is that of the previewed pack in its preview alone', async () => {
    const { version } = (await team.publish(await packWith({ rows: 30 }))).body;
    const { body } = await team.deployer.call<{ url: string }>('POST', '/site/previews', {
      ...{ version, to: '/' },
    });
    const key = new URL(body.url).pathname.split('/').at(-1)!;
    const cookie = await startPreview(api, key, '/');
    const html = await (await api.call('/', { headers: { cookie } })).text();
    expect(pageOf(html).values).toEqual({ rows: 30 });
    expect((await shown()).values).toBeUndefined();
  });

  it('is refused by file and line where a path or a name is nearly that of a live remote', async () => {
    const packNaming = (path: string, name: string) =>
      packFiles(
        (facts) =>
          Object.assign(facts, {
            remotes: { [name]: { any: true } },
            pages: { absent: [`${path}s`], menu: [{ path }] },
          }),
        (folder) =>
          changeFile(folder, 'en/legal/terms.md', (text) => `${text}\nSee [it](${path}).\n`),
      );
    const { status, body } = await team.publish(await packNaming('/statsu', 'mfe-publik'));
    const said = body.issues.map(({ path, message }) => `${path}: ${message}`);
    expect([status, said]).toEqual([
      422,
      [
        /^site\.yaml:\d+: remotes\.mfe-publik: is no app: did you mean mfe-public\?$/,
        /^site\.yaml:\d+: pages\.absent\.0: names \/statsus, which no app has: did you mean \/status\?$/,
        /^site\.yaml:\d+: pages\.menu\.0\.path: names \/statsu, which no app has: did you mean \/status\?$/,
        /^en\/legal\/terms\.md:\d+: links to \/statsu, which no app has: did you mean \/status\?$/,
      ].map((line) => expect.stringMatching(line) as unknown),
    ]);
    // What is like no page may come with another remote.
    expect((await team.publish(await packNaming('/elsewhere', 'mfe-later'))).status).toBe(200);
  });

  it('names a remote that is not there yet, by a valid name', async () => {
    const later = await team.publish(await packWith({ any: true }, 'mfe-later'));
    expect(later.status).toBe(200);
    const { status, body } = await team.publish(await packWith({ any: true }, 'later'));
    expect([status, body.issues[0]?.message]).toEqual([
      ...[422, expect.stringMatching(/^remotes\.later: /)],
    ]);
  });
});

it('a folder whose value a live remote does not take is not served, and the log says where', async () => {
  const folder = sitePack((facts) =>
    Object.assign(facts, { remotes: { 'mfe-public': { rows: 20 } } }),
  );
  const api = await startApi({ env: { SITE_DIR: folder, DEVELOPMENT: '1' } });
  const apps = await Deployer.of(api, '*');
  for (const made of [shellRelease(), remote('1.0.0', KEYS)]) {
    const { name, version } = made.manifest;
    await apps.publish(made);
    await apps.promote(name, version, null);
  }
  const shown = async () => pageOf(await (await api.call('/')).text()).values;
  expect(await shown()).toEqual({ rows: 20 });
  changeFile(folder, 'site.yaml', (text) => text.replace('rows: 20', 'rows: 2000'));
  await waitFor('the log names the problem', () =>
    /site\.yaml:\d+: remotes\.mfe-public\.rows: mfe-public 1\.0\.0 says/.test(api.logs()),
  );
  expect(await shown()).toEqual({ rows: 20 });
  changeFile(folder, 'site.yaml', (text) => text.replace('rows: 2000', 'rows: 30'));
  await waitFor('the page has the new value', async () => (await shown())?.rows === 30);
});

it('a start serves a folder whose value its own remote does not take: the log says so, and the default holds', async () => {
  const values = { rows: 2000, label: 'Mine' };
  const folder = sitePack((facts) => Object.assign(facts, { remotes: { 'mfe-public': values } }));
  const folders = [shellRelease(), remote('1.0.0', KEYS)].map((made) =>
    writeRelease(tempFolder(), made),
  );
  const releases = (await Promise.all(folders)).join(delimiter);
  const api = await startApi({
    env: { SITE_DIR: folder, BOOT_RELEASES: releases, BOOT_PROMOTE: '1' },
  });
  expect(api.logs()).toMatch(/site\.yaml: remotes\.mfe-public\.rows: .*<=100 \(Rows\)/);
  expect(pageOf(await (await api.call('/')).text()).values).toEqual({ label: 'Mine' });
});
