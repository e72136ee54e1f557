import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { startApi, type TestApi } from '../support/api.ts';
import { changeFile, sitePack } from '../support/site-pack.ts';
import { NO_FOLDER, SiteReleaser } from './site-releaser.ts';

const ROOT = resolve(__dirname, '../../..');

let api: TestApi;
let team: SiteReleaser;
beforeAll(async () => {
  api = await startApi({ env: NO_FOLDER });
  team = await SiteReleaser.of(api);
});

/** `npm run release -- …`, in the same way as npm runs it. */
function release(
  args: string[],
  site = { PORTICO_URL: api.url, PORTICO_DEPLOY_TOKEN: team.deployer.key },
): Promise<{ code: number; out: string; err: string }> {
  const { PATH = '' } = process.env;
  const env = { PATH, ...site };
  const script = join(ROOT, 'scripts/bootstrap/run.mjs');
  return new Promise((done) => {
    execFile(process.execPath, [script, 'release', ...args], { env }, (error, out, err) => {
      done({ code: error ? Number(error.code) : 0, out: out.trim(), err: err.trim() });
    });
  });
}

const folderOf = (imprint: string) =>
  sitePack((facts) => Object.assign(facts, { name: 'Nova', links: { imprint } }));

test('A site pack is published, previewed, promoted, listed and rolled back at the command line', async () => {
  const folder = folderOf('https://bot.example/imprint');
  const published = await release(['publish', 'site', '--dir', folder]);
  expect(published).toMatchObject({ code: 0, err: '' });
  const first = /site ([0-9a-f]{16}) is published/.exec(published.out)?.[1] ?? '';
  expect(published.out).toContain(`npm run release -- promote site ${first}`);
  expect((await release(['publish', 'site', '--dir', folder])).out).toContain('already published');
  expect((await release(['promote', 'site', '--why', 'The first pack'])).out).toContain(
    `site: nothing → ${first}. Live for new page loads.`,
  );

  changeFile(folder, 'en/brand.yaml', () => 'tagline: Other words.\n');
  const { out } = await release(['publish', 'site', '--dir', folder]);
  const second = /site ([0-9a-f]{16})/.exec(out)?.[1] ?? '';
  expect((await release(['preview', 'site', second])).out).toContain('/preview/');
  expect((await release(['promote', 'site', second, '--expect', 'none'])).code).toBe(4);
  expect((await release(['promote', 'site', second])).code).toBe(0);
  const listed = await release(['list', 'site']);
  expect(listed.out).toContain(`site: ${second} is live`);
  expect(listed.out).toMatch(new RegExp(`${first}  retained .*← rollback`));
  expect(listed.out).toContain('The first pack');
  expect((await release(['rollback', 'site'])).out).toContain(`site: ${second} → ${first}.`);
});

test('A promote beside a folder says that the folder is served', async () => {
  const folder = folderOf('https://bot.example/imprint');
  const beside = await startApi({ env: { SITE_DIR: folder } });
  const { key } = (await SiteReleaser.of(beside)).deployer;
  const site = { PORTICO_URL: beside.url, PORTICO_DEPLOY_TOKEN: key };
  expect((await release(['publish', 'site', '--dir', folder], site)).code).toBe(0);
  const { out } = await release(['promote', 'site'], site);
  expect(out).toMatch(/^site: nothing → [0-9a-f]{16}\. The folder SITE_DIR .* is served instead/);
  expect(out).not.toContain('Live for new page loads');
});

test('A bad pack is refused with file and line, and another seller with the difference', async () => {
  const bad = folderOf('https://bot.example/imprint');
  changeFile(bad, 'site.yaml', (text) => `${text}nmae: x\n`);
  const refused = await release(['publish', 'site', '--dir', bad]);
  expect(refused.code).toBe(3);
  expect(refused.err).toMatch(/site\.yaml:\d+: nmae: unknown key/);

  const other = folderOf('https://other.example/imprint');
  expect((await release(['publish', 'site', '--dir', other])).code).toBe(0);
  const dry = await release(['promote', 'site', '--dry-run']);
  expect(dry).toMatchObject({ code: 0 });
  expect(dry.out).toContain(
    'seller.imprint: https://bot.example/imprint → https://other.example/imprint',
  );
  const promoted = await release(['promote', 'site']);
  expect(promoted.code).toBe(5);
  expect(promoted.err).toContain('seller.imprint: https://bot.example/imprint →');
  expect((await release(['publish', 'site', '--dir', '/nowhere'])).code).toBe(1);
});
