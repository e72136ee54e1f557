import { NOTICES_FILE } from '@portico/sdk/platform';
import { remoteRelease, shellRelease } from '../registry/fixtures.ts';
import { goLive } from '../registry/go-live.ts';
import { rawRequest } from '../registry/raw-request.ts';
import { startApi, type TestApi } from '../support/api.ts';

const ORIGIN = 'https://juno.example';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ env: { PUBLIC_ORIGIN: ORIGIN, SANDBOX: '1' } });
  await goLive(api, shellRelease());
  await goLive(api, remoteRelease('1.0.0', {}, { [NOTICES_FILE]: 'License of a package: MIT' }));
});

const get = (path: string, headers: Record<string, string> = {}) =>
  api.call(path, { headers, redirect: 'manual' });

describe('well-known addresses', () => {
  it('are robots.txt and favicon.ico', async () => {
    const robots = await get('/robots.txt');
    expect(robots.headers.get('content-type')).toContain('text/plain');
    expect(await robots.text()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`);
    const icon = await get('/favicon.ico');
    expect(icon.status).toBe(302);
    expect(icon.headers.get('location')).toBe(`${ORIGIN}/cdn/icon.svg`);
  });

  it('are the manifest and the icon for home screens', async () => {
    const answer = await get('/site.webmanifest');
    expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
    const manifest = (await answer.json()) as { name: string; icons: { src: string }[] };
    expect(manifest).toMatchObject({
      name: 'Juno',
      start_url: '/',
      display: 'minimal-ui',
    });
    const icon = await get('/apple-touch-icon.png');
    expect(icon.headers.get('location')).toBe(manifest.icons[0]?.src);
    const picture = await get(manifest.icons[0]?.src.replace(ORIGIN, '') ?? '');
    expect(picture.headers.get('content-type')).toBe('image/png');
    // Width and height in the header of a PNG.
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([512, 512]);
  });

  it('include the contact for reports of vulnerabilities', async () => {
    const answer = await get('/.well-known/security.txt');
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const fields = new Map(
      (await answer.text())
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/s, 2) as [string, string]),
    );
    expect(fields.get('Contact')).toBe('mailto:support@juno.example');
    expect(fields.get('Canonical')).toBe(`${ORIGIN}/.well-known/security.txt`);
    const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  });

  it('include the licenses of the packages in the live releases, of those that name them', async () => {
    const answer = await get('/third-party-notices');
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    const [head, ...apps] = (await answer.text()).split(/^=+$/m);
    expect(head).toContain('packages of other authors');
    expect(apps).toEqual(['\n\nLicense of a package: MIT']);
  });

  it.each([
    ['/cdn/icon.svg', 'image/svg+xml; charset=utf-8'],
    ['/cdn/preview.png', 'image/png'],
    ['/cdn/preview-commands.png', 'image/png'],
  ])('include %s of the demo brand', async (path, type) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    const again = await get(path, { 'if-none-match': answer.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('ask for the pack of today each time, so that no browser keeps the icon of an earlier one', async () => {
    for (const path of [
      ...['/cdn/icon.svg', '/cdn/preview.png', '/favicon.ico', '/apple-touch-icon.png'],
      ...['/site.webmanifest', '/.well-known/security.txt'],
    ]) {
      const answer = await get(path);
      expect([path, answer.headers.get('cache-control')]).toEqual([path, 'public, no-cache']);
    }
  });

  it.each(['/cdn/nope.png', '/cdn/../icon.png', '/cdn/%2e%2e/package.json', '/cdn/'])(
    'do not include a page at %s',
    async (target) => {
      const { status, head, body } = await rawRequest(api.url, target);
      expect(status).toBe(404);
      expect(head.toLowerCase()).toContain('cache-control: no-store');
      expect(body).not.toContain('<');
    },
  );
});
