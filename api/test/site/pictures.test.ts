import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteRelease, shellRelease } from '../registry/fixtures.ts';
import { goLive } from '../registry/go-live.ts';
import { rawRequest } from '../registry/raw-request.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { sitePack } from '../support/site-pack.ts';

const ORIGIN = 'https://nova.example';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>';
const png = (mark: string) =>
  Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(mark)]);
const webp = (mark: string) => Buffer.from(`RIFF\0\0\0\0WEBP${mark}`);

let api: TestApi;
beforeAll(async () => {
  const folder = sitePack((facts) => {
    facts.pictures = {
      icon: 'pictures/logo.svg',
      touchIcon: 'pictures/home.png',
      preview: 'pictures/all.png',
      previews: { status: 'pictures/numbers.webp' },
    };
  });
  const files = {
    'logo.svg': SVG,
    'home.png': png('home'),
    'all.png': png('all'),
    'numbers.webp': webp('numbers'),
    'extra.png': png('extra'),
  };
  rmSync(join(folder, 'pictures'), { recursive: true });
  mkdirSync(join(folder, 'pictures'));
  for (const [name, bytes] of Object.entries(files))
    writeFileSync(join(folder, 'pictures', name), bytes);
  api = await startApi({ env: { PUBLIC_ORIGIN: ORIGIN, SITE_DIR: folder } });
  const page = { page: 'home', title: 'T', description: 'D' };
  const routes = [
    { ...page, path: '/' },
    { ...page, path: '/status', preview: 'status' },
    { ...page, path: '/team', preview: 'team' },
  ];
  await goLive(api, shellRelease());
  await goLive(api, remoteRelease('1.0.0', { routes, nav: [], prerendered: {} }));
});

const get = (path: string) => api.call(path.replace(ORIGIN, ''), { redirect: 'manual' });

/** What a crawler gets that follows a document's image. */
async function previewOf(path: string) {
  const html = await (await get(path)).text();
  const [, address = ''] = /<meta property="og:image" content="([^"]+)">/.exec(html) ?? [];
  const answer = await get(address);
  return { type: answer.headers.get('content-type'), text: (await answer.text()).slice(-7) };
}

it('documents name the icon of the pack, and the manifest its icon for home screens', async () => {
  const html = await (await get('/')).text();
  const [, icon = ''] = /<link rel="icon" href="([^"]+)">/.exec(html) ?? [];
  expect(await (await get(icon)).text()).toBe(SVG);
  const { icons } = (await (await get('/site.webmanifest')).json()) as { icons: { src: string }[] };
  expect(await (await get(icons[0]!.src)).text()).toMatch(/home$/);
});

it('links to a page have the picture of its kind, or that of all others, with its type', async () => {
  expect(await previewOf('/status')).toEqual({ type: 'image/webp', text: 'numbers' });
  for (const path of ['/', '/team'])
    expect(await previewOf(path)).toEqual({
      type: 'image/png',
      text: expect.stringMatching(/all$/) as string,
    });
});

it('an SVG picture that is opened by itself can run nothing', async () => {
  const { headers } = await get('/cdn/logo.svg');
  expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'/);
});

it.each([
  'preview-constructor.png',
  'preview-toString.png',
  'preview-__proto__.png',
  'previews.png',
])('/cdn/%s is a preview or nothing, but no error', async (name) => {
  expect([200, 404]).toContain((await get(`/cdn/${name}`)).status);
});

it.each([
  ...['/cdn/../site.yaml', '/cdn/%2e%2e/site.yaml', '/cdn/..%2fsite.yaml', '/cdn/site.yaml'],
  ...['/cdn/en/landing.yaml', '/cdn/pictures/logo.svg', '/cdn/constructor', '/cdn/icon.svg/'],
])('no other file of the pack is at %s', async (target) => {
  const { status, body } = await rawRequest(api.url, target);
  expect(status).toBe(404);
  expect(body).not.toMatch(/name:|<svg/);
});

it('further pictures of the pack are served by their names, for what the bot sends', async () => {
  expect(await (await get('/cdn/extra.png')).text()).toMatch(/extra$/);
});
