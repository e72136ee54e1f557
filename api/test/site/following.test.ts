import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { remoteRelease, shellRelease } from '../registry/fixtures.ts';
import { goLive } from '../registry/go-live.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { tempFolder } from '../support/folders.ts';
import { changeFile, sitePack } from '../support/site-pack.ts';
import { waitFor } from '../support/wait.ts';

const named = (name: string) => (text: string) => text.replace(/^name: .*$/m, `name: ${name}`);

async function startWith(env: Record<string, string>): Promise<TestApi> {
  const api = await startApi({ env });
  await goLive(api, shellRelease());
  await goLive(api, remoteRelease());
  return api;
}

const pageOf = async (api: TestApi) => (await api.call('/')).text();
const showing = (api: TestApi, text: string) =>
  waitFor(`the page says ${text}`, async () => (await pageOf(api)).includes(text));

const replaceFolder = (at: string, filled: (copy: string) => void) => {
  const copy = join(tempFolder(), 'copy');
  cpSync(at, copy, { recursive: true });
  filled(copy);
  renameSync(at, join(tempFolder(), 'old'));
  renameSync(copy, at);
};

/** Ways in which editors, `sed -i`, `git checkout` and `mv` save a file. */
const SAVES: [string, (path: string, text: string) => void][] = [
  ['in place', (path, text) => writeFileSync(path, text)],
  [
    'by a rename',
    (path, text) => {
      writeFileSync(`${path}.new`, text);
      renameSync(`${path}.new`, path);
    },
  ],
  [
    'by removing and adding it',
    (path, text) => {
      rmSync(path);
      writeFileSync(path, text);
    },
  ],
  [
    'with its folder',
    (path, text) =>
      replaceFolder(dirname(path), (copy) => writeFileSync(join(copy, 'brand.yaml'), text)),
  ],
  [
    'with the whole pack',
    (path, text) =>
      replaceFolder(dirname(dirname(path)), (copy) =>
        writeFileSync(join(copy, 'en/brand.yaml'), text),
      ),
  ],
];

describe('a pack that is edited while the site runs', () => {
  let folder: string;
  let api: TestApi;
  let inProduction: TestApi;
  beforeAll(async () => {
    folder = sitePack();
    api = await startWith({ SITE_DIR: folder, DEVELOPMENT: '1' });
    inProduction = await startWith({ SITE_DIR: folder });
  });

  it('is served as soon as it is saved, in documents that were finished before, too', async () => {
    expect(await pageOf(api)).toContain('<title>Juno - Discord Bot</title>');
    changeFile(folder, 'site.yaml', named('Nova'));
    await showing(api, '<title>Nova - Discord Bot</title>');
    const manifest = await api.call('/site.webmanifest');
    expect(await manifest.json()).toMatchObject({ name: 'Nova' });
    changeFile(folder, 'site.yaml', (text) => text.replace(/^accent: .*$/m, "accent: '#123456'"));
    await showing(api, '--color-accent:#123456');
  });

  it('is served however a file is saved, time after time', async () => {
    const file = join(folder, 'en/brand.yaml');
    const saves = [1, 2, 3].flatMap((round) =>
      SAVES.map(([way, save]) => ({ text: `Saved ${way} ${round}`, save })),
    );
    for (const { text, save } of saves) {
      const saved = readFileSync(file, 'utf8').replace(/^tagline: .*$/m, `tagline: ${text}`);
      save(file, saved);
      await showing(api, text);
    }
  });

  it('of a site in production is read at its start alone', async () => {
    expect(await pageOf(inProduction)).toContain('<title>Juno - Discord Bot</title>');
  });

  it('stays as it was while something is wrong with it, and the log says what, by file and line', async () => {
    changeFile(folder, 'en/legal/terms.md', (text) =>
      text.replace('\n## ', '\n<script></script>\n\n## '),
    );
    changeFile(folder, 'site.yaml', named('Broken'));
    const [problem] = await waitFor(
      'the log names the problem',
      () => /[^"]*HTML is not allowed[^"]*/.exec(api.logs()) ?? undefined,
    );
    expect(problem).toMatch(/^en\/legal\/terms\.md:\d+: /);
    expect(api.logs()).toContain('is not valid; the last valid one is served');
    expect(await pageOf(api)).toContain('Nova');
    changeFile(folder, 'en/legal/terms.md', (text) => text.replace('<script></script>', ''));
    await showing(api, 'Broken');
  });

  it('stays as it was when its folder is removed', async () => {
    rmSync(folder, { recursive: true });
    await waitFor('the log says so', () => api.logs().includes('cannot be read (ENOENT)'));
    expect(await pageOf(api)).toContain('Broken');
  });
});

describe('a site without a pack', () => {
  const broken = () => sitePack((facts) => Object.assign(facts, { accent: 'blue' }));
  /** What answers without a page. */
  const OTHERS = [
    ...['/site.webmanifest', '/robots.txt', '/sitemap.xml', '/cdn/icon.svg', '/favicon.ico'],
    ...['/.well-known/security.txt', '/api/seller', '/api/plans', '/api/status/feed.json'],
    ...['/api/status/widget', '/api/docs', '/api/registry', '/cdn/preview.png'],
    ...['/api/landing', '/api/features', '/api/features/automod', '/api/legal/terms'],
  ];

  it.each<[string, () => Record<string, string>, string]>([
    ['whose setting is empty', () => ({ SITE_DIR: '' }), ''],
    ['whose folder does not exist', () => ({ SITE_DIR: '/no/folder', DEVELOPMENT: '1' }), 'ENOENT'],
    ['whose folder is empty', () => ({ SITE_DIR: tempFolder() }), 'site.yaml: is missing'],
    ['whose pack is not valid', () => ({ SITE_DIR: broken() }), 'accent: must be a color'],
  ])('%s starts, and each page says so', async (_title, env, problem) => {
    const api = await startWith(env());
    for (const path of ['/', '/status', '/no-such-page', '/commands/moderation']) {
      const answer = await api.call(path);
      const text = await answer.text();
      expect([path, answer.status]).toEqual([path, 503]);
      expect(text).toContain('This website has no site pack yet');
      expect(text).toContain('npm run site -- new my-bot');
      expect(text).not.toMatch(/juno/i);
    }
    expect(api.logs()).toContain(problem);
    expect((await api.call('/api/health/ready')).status).toBe(200);
    for (const path of OTHERS) {
      const { status } = await api.call(path, { redirect: 'manual' });
      expect([path, status < 500 || status === 503]).toEqual([path, true]);
    }
  });

  it.each([
    ['an empty folder', tempFolder],
    ['no folder', () => join(tempFolder(), 'later')],
  ])('serves a pack as soon as one is there, in development, where %s was', async (_was, at) => {
    const folder = at();
    const api = await startWith({ SITE_DIR: folder, DEVELOPMENT: '1' });
    expect((await api.call('/')).status).toBe(503);
    cpSync(sitePack(), folder, { recursive: true });
    await showing(api, 'Juno');
  });
});
