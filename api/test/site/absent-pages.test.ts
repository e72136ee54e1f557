import { remoteRelease, shellRelease, smallRelease } from '../registry/fixtures.ts';
import { goLive } from '../registry/go-live.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { changeFile, sitePack } from '../support/site-pack.ts';

const ORIGIN = 'https://nova.example';

let api: TestApi;
beforeAll(async () => {
  const folder = sitePack((facts) => {
    facts.pages = { absent: ['/status', '/commands', '/mfe-tools'] };
  });
  // Its texts may not lead to what is absent.
  for (const file of ['landing', 'features'])
    changeFile(folder, `en/${file}.yaml`, (text) => text.replaceAll('/commands', '/features'));
  api = await startApi({ env: { PUBLIC_ORIGIN: ORIGIN, SITE_DIR: folder } });
  await goLive(api, shellRelease());
  await goLive(api, remoteRelease());
  await goLive(api, smallRelease('mfe-tools'));
  await goLive(api, smallRelease('mfe-commerce'));
});

it.each(['/status', '/commands/moderation', '/commands/server', '/mfe-tools'])(
  '%s, which the pack does not have, is no page',
  async (path) => {
    const answer = await api.call(path, { redirect: 'manual' });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('404 Not Found');
  },
);

it('pages that the pack does not have are in no menu, list or link', async () => {
  const pages = ['/', '/mfe-commerce', '/sitemap.xml', '/robots.txt', '/api/registry', '/nope'];
  for (const path of pages) {
    // Browsers are told what to leave out of texts.
    const text = (await (await api.call(path)).text()).replace(/"absentPages":\[[^\]]*\]/, '');
    const absent = /["'>](?:https:\/\/nova\.example)?\/(?:status|commands|mfe-tools)["'</][^"'<]*/;
    expect([path, absent.exec(text)?.[0]]).toEqual([path, undefined]);
  }
});

it('pages beside them stay', async () => {
  for (const path of ['/', '/mfe-commerce']) expect((await api.call(path)).status).toBe(200);
  const sitemap = await (await api.call('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${ORIGIN}/mfe-commerce</loc>`);
});
