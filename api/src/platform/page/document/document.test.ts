import { lineIcon } from '@portico/sdk/platform';
import type { PageData, ReleaseManifest } from '@portico/sdk/platform';
import { testBrand } from '../../../../test/page/fixtures.ts';
import { frame, remoteRelease, shellRelease } from '../../../../test/registry/fixtures.ts';
import type { TestRelease } from '../../../../test/registry/fixtures.ts';
import { visibleRegistry } from '../../registry/state/visible-registry.ts';
import { pageDocument } from './document.ts';
import { findPage } from '@portico/sdk/platform/document/find-page';

const site = {
  brand: testBrand,
  discordCdn: 'https://cdn.discordapp.com',
  beaconSample: 100,
  origin: 'https://juno.example',
};
const values = {
  nonce: 'N1',
  theme: 'dark',
  user: 'USER',
  session: '{"status":401}',
  canaries: '',
};

const page = (
  path: string,
  remote: TestRelease = remoteRelease(),
  shell: TestRelease = shellRelease(),
  where = site,
) => {
  const channels = [shell, remote].map(({ manifest }) => ({
    name: manifest.name,
    restriction: 'public' as const,
    mounts: [],
    revision: 1,
    live: { manifest, files: {} },
  }));
  const visible = visibleRegistry({ channels, releases: [] }, { team: false });
  if (!visible) throw new Error('no shell');
  const found = findPage(path, visible.snapshot);
  if (found.kind === 'redirect' || found.kind === 'dependent') throw new Error(found.kind);
  return pageDocument(visible, found, path, where).fill(values);
};

const dataOf = (html: string) =>
  JSON.parse(/id="portico-page">(.*?)<\/script>/.exec(html)?.[1] ?? '') as PageData;
const integrityOf = ({ files }: ReleaseManifest, path: string) =>
  files.find((file) => file.path === path)?.integrity;

describe('pageDocument', () => {
  it('contains the data of the page, with the session', () => {
    const data = dataOf(page('/status'));
    expect(data).toMatchObject({ brand: testBrand, origin: site.origin, status: 200 });
    expect(data.session).toEqual({ status: 401 });
    expect(data.registry.remotes.map((remote) => remote.name)).toEqual(['mfe-public']);
    expect(dataOf(page('/nope')).status).toBe(404);
  });

  it('contains no icons of links, neither in its frame nor in its data', () => {
    const link = { slot: 'features' as const, label: 'Label', weight: 1 };
    const nav = [
      { ...link, path: '/', icon: lineIcon('<path d="M7 7.125h9"/>') },
      { ...link, path: '/status', icon: 'not-an-icon' },
      { ...link, path: '/commands/server' },
    ];
    const shell = shellRelease('1.0.0', {
      frame: { ...frame, navItem: { features: '<a href="{href}">{icon}{label}</a>' } },
    });
    const html = page('/status', remoteRelease('1.0.0', { nav }), shell);
    expect(html).not.toContain('M7 7.125h9');
    expect(html).toContain(
      '<a href="/"><svg width="18" height="18" aria-hidden="true"></svg>Label</a>' +
        '<a href="/commands/server">Label</a><a href="/status">Label</a>',
    );
    const { remotes } = dataOf(html).registry;
    expect(remotes.flatMap((remote) => remote.nav)).toEqual([
      { ...link, path: '/', icon: '' },
      { ...link, path: '/status' },
      { ...link, path: '/commands/server' },
    ]);
  });

  it('has the hashes of a remote whose entry is an ES module in an import map', () => {
    const release = remoteRelease('1.0.0', { globalName: '' });
    const html = page('/status', release);
    const [, map = ''] = /<script nonce="N1" type="importmap">(.*?)<\/script>/.exec(html) ?? [];
    const { integrity } = JSON.parse(map) as { integrity: Record<string, string> };
    expect(integrity).toMatchObject({
      '/mfe/mfe-public/1.0.0/remoteEntry.js': integrityOf(release.manifest, 'remoteEntry.js'),
      '/mfe/mfe-public/1.0.0/status.js': integrityOf(release.manifest, 'status.js'),
    });
    expect(html).toContain(
      '<link rel="modulepreload" nonce="N1" href="/mfe/mfe-public/1.0.0/status.js"',
    );
    expect(html.indexOf('importmap')).toBeLessThan(html.indexOf('modulepreload'));
    expect(page('/status')).not.toContain('importmap');
  });

  it('preloads the files and calls of the page with the attributes that the loader uses', () => {
    const html = page('/status');
    const { manifest } = remoteRelease();
    for (const path of ['remoteEntry.js', 'status.js']) {
      expect(html).toContain(
        `<link rel="preload" as="script" nonce="N1" href="/mfe/mfe-public/1.0.0/${path}" ` +
          `integrity="${integrityOf(manifest, path)}" crossorigin="anonymous">`,
      );
    }
    expect(html).toContain(
      '<link rel="preload" as="fetch" crossorigin="anonymous" href="/api/shards">',
    );
    expect(html).not.toContain('home.js" integrity');
    expect(page('/nope')).not.toContain('rel="preload" as="script" nonce="N1" href="/mfe/');
  });

  it('preloads a shared module in a file of its own only for pages that consume it', () => {
    const shell = shellRelease('1.0.0', {
      pages: { '': { scripts: [], styles: [] }, data: { scripts: ['shell.js'], styles: [] } },
    });
    const remote = remoteRelease('1.0.0', {
      pages: {
        home: { scripts: ['home.js'], styles: [] },
        status: { scripts: ['status.js'], styles: [], borrows: ['data', 'unknown'] },
      },
    });
    const preload = (path: string) =>
      `<link rel="preload" as="script" nonce="N1" href="/shell/1.0.0/${path}"`;
    const count = (html: string) => html.split(preload('shell.js')).length - 1;
    // The entry is preloaded for every page.
    expect(count(page('/', remote, shell))).toBe(1);
    expect(count(page('/status', remote, shell))).toBe(2);
  });

  it("contains the shell's initial files in order, each with its hash", () => {
    const shell = shellRelease('1.0.0', { pages: { '': { scripts: ['shell.js'], styles: [] } } });
    const scripts = page('/', remoteRelease(), shell).match(/<script[^>]+src=[^>]+>/g);
    expect(scripts).toEqual([
      `<script nonce="N1" defer src="/shell/1.0.0/shell.js" ` +
        `integrity="${integrityOf(shell.manifest, 'shell.js')}" crossorigin="anonymous">`,
    ]);
  });

  it('defers the scripts of a prerendered page and of the 404 page until the paint', () => {
    const [prerendered, rendered] = [page('/'), page('/status')];
    const deferred =
      /<template id="portico-scripts">(.+?)<\/template>/.exec(prerendered)?.[1] ?? '';
    expect(deferred).toMatch(/<script [^>]+src=[^>]+><\/script>$/);
    // Files of the remote are requested after the paint: the shell's script keeps the connection busy.
    const preloaded = (html: string) =>
      [...html.matchAll(/as="script" [^>]*href="([^"]+)"/g)].map(([, url]) => url);
    expect(preloaded(deferred)).toEqual([
      '/mfe/mfe-public/1.0.0/remoteEntry.js',
      '/mfe/mfe-public/1.0.0/home.js',
    ]);
    expect(preloaded(prerendered.replace(deferred, ''))).toEqual(['/shell/1.0.0/shell.js']);
    expect(prerendered).toContain("getEntriesByName('first-contentful-paint')");
    expect(prerendered).toMatch(/<link rel="preload" as="script"[^>]+ fetchpriority="low">/);
    expect(rendered).not.toContain('<template');
    expect(rendered).not.toContain('fetchpriority');
    expect(page('/nope')).toContain('<template id="portico-scripts">');
  });

  it('contains the prerendered body with its styles, or the skeleton, or the 404 page', () => {
    expect(page('/')).toContain('<main><h1>Juno</h1></main>');
    expect(page('/')).toContain('>.hero{color:red}</style>');
    const waiting = page('/status');
    expect(waiting).toContain('</noscript><div data-skeleton></div></main>');
    // Without scripts it does not load for ever.
    expect(waiting).toMatch(/<noscript><style[^>]*>\[data-portico-skeleton\],main/);
    expect(waiting).toMatch(
      /<main><noscript>.*This page needs JavaScript.*href="\/api\/auth\/discord\?returnTo=%2Fstatus"/,
    );
    expect(page('/nothing')).not.toContain('<noscript>');
    expect(page('/')).not.toContain('<noscript>');
    // A prerendered page may wait for its data.
    const busy = '<div aria-busy="true">Loading</div>';
    const release = remoteRelease('1.0.0', { prerendered: { '/': { html: busy, css: '' } } });
    expect(page('/', release)).toMatch(
      /<noscript><style[^>]*>[^<]*main \[aria-busy="true"\]\{display:none\}/,
    );
    expect(page('/', release)).toMatch(/This page needs JavaScript.*<\/noscript><div aria-busy/);
    expect(page('/nope')).toContain('<main><h1>404 Not Found</h1></main>');
  });

  it('escapes hostile text in declarations, navigation and brand', () => {
    const evil = `</title></script><script>alert("1")</script><!--body-->{product}`;
    const routes = [{ path: '/', page: 'home', title: evil, description: evil }];
    const remote = remoteRelease('1.0.0', {
      routes,
      nav: [{ slot: 'top', path: '/', label: evil, weight: 1 }],
    });
    const brand = { ...testBrand, name: `${evil}%%brand.prefix%%`, tagline: evil };
    const html = page('/', remote, shellRelease(), { ...site, brand });
    const scripts = html.match(/<script[^>]*>/g) ?? [];
    expect(scripts.every((tag) => tag.includes('nonce="N1"'))).toBe(true);
    // The page's data, structured data, early input, the shell, and the start of deferred scripts.
    expect(scripts).toHaveLength(5);
    const structured = /ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(structured)).toMatchObject({ '@graph': [{ name: brand.name }, {}, {}] });
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/<!--/g)).toBeNull();
    expect(dataOf(html).brand.name).toBe(brand.name);
  });

  it('contains an absolute preview image if the brand has a path', () => {
    const brand = { ...testBrand, previewImage: '/preview.png' };
    const html = page('/', remoteRelease(), shellRelease(), { ...site, brand });
    expect(html).toContain('<meta property="og:image" content="https://juno.example/preview.png">');
  });
});
