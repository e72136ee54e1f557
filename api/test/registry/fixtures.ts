import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { RELEASE_SCHEMA, globalNameOf } from '@portico/sdk/platform';
import type { ReleaseManifest, RemoteName, ShellFrame } from '@portico/sdk/platform';
import type { ReleaseBytes } from '../../src/platform/registry/release/verify-release.ts';

export interface TestRelease extends ReleaseBytes {
  manifest: ReleaseManifest;
  files: Map<string, Buffer>;
}

export const frame: ShellFrame = {
  html: {
    full: '<header><nav><!--nav:features--></nav><nav><!--nav:top--></nav><!--user--></header><main><!--body--></main><footer><!--nav:footer-->%%brand.name%%</footer>',
    dashboard: '<header><!--nav:top--><!--user--></header><main data-dashboard><!--body--></main>',
    bare: '<main data-bare><!--body--></main>',
  },
  navItem: {
    features: '<a data-feature href="{href}"{current}>{label}</a>',
    top: '<a href="{href}"{current}>{label}</a>',
    footer: '<a data-footer href="{href}">{label}</a>',
  },
  user: {
    signedOut: '<a href="{login}">Login</a>',
    signedIn: '<span data-user>{name}</span><img alt="" src="{avatar}">',
  },
  skeleton: '<div data-skeleton></div>',
  notFound: '<h1>404 Not Found</h1>',
  css: ':root{--color-accent:%%brand.accent%%}',
};

/** A shell that passes verification. */
export function shellRelease(version = '1.0.0', change: Partial<ReleaseManifest> = {}) {
  return release(
    {
      kind: 'shell',
      name: 'shell',
      version,
      entry: 'shell.js',
      globalName: '',
      sdk: '1.0.0',
      sdkExports: ['Link', 'useSession'],
      pages: { '': { scripts: [], styles: [] } },
      frame,
      ...change,
    },
    { 'shell.js': `console.log("shell ${version}");`.padEnd(2000, ' ') },
  );
}

/** A remote that passes verification: a prerendered page, a page with a param, a page with a call. */
export function remoteRelease(
  version = '1.0.0',
  change: Partial<ReleaseManifest> = {},
  files: Record<string, string | Buffer> = {},
) {
  const name = change.name ?? 'mfe-public';
  return release(
    {
      kind: 'remote',
      name,
      version,
      entry: 'remoteEntry.js',
      globalName: globalNameOf(name, version),
      sdk: '^1.0.0',
      sdkExports: ['Link'],
      operations: ['getShards'],
      routes: [
        {
          path: '/',
          page: 'home',
          title: 'Discord Bot',
          description: '{product} does it all.',
          prerender: true,
        },
        {
          path: '/status',
          page: 'status',
          title: 'Status',
          description: 'Real-time status and performance metrics.',
          preload: ['/api/shards'],
        },
        {
          path: '/commands/:category',
          page: 'commands',
          params: { category: { oneOf: { moderation: 'moderation', server: 'server' } } },
          title: '{category|capitalize} Commands',
          description: 'All {category} commands.',
        },
      ],
      nav: [
        { slot: 'top', path: '/status', label: 'Status', weight: 20 },
        { slot: 'top', path: '/commands/server', label: 'Commands', weight: 10 },
      ],
      pages: {
        home: { scripts: ['home.js'], styles: [] },
        status: { scripts: ['status.js'], styles: [] },
        commands: { scripts: ['commands.js'], styles: [] },
      },
      prerendered: { '/': { html: '<h1>%%brand.name%%</h1>', css: '.hero{color:red}' } },
      ...change,
    },
    {
      'remoteEntry.js': `var entry="${name} ${version}";`.padEnd(2000, ' '),
      'home.js': 'home();',
      'status.js': 'status();',
      'commands.js': 'commands();',
      ...files,
    },
  );
}

/** A remote with one page, compatible with the small releases of all other remotes. */
export function smallRelease(
  name: RemoteName,
  version = '1.0.0',
  change: Partial<ReleaseManifest> = {},
) {
  const path = name === 'mfe-staff' ? '/staff' : `/${name}`;
  return remoteRelease(version, {
    name,
    routes: [{ path, page: 'home', title: 'A Page', description: 'A page of {product}.' }],
    nav: [],
    pages: { home: { scripts: ['home.js'], styles: [] } },
    prerendered: {},
    ...change,
  });
}

function release(
  manifest: Partial<ReleaseManifest> & Pick<ReleaseManifest, 'kind' | 'name' | 'version' | 'entry'>,
  contents: Record<string, string | Buffer>,
): TestRelease {
  const files = new Map(
    Object.entries(contents).map(([path, content]) => [path, Buffer.from(content)]),
  );
  return {
    manifest: {
      schema: RELEASE_SCHEMA,
      globalName: '',
      sdk: '1.0.0',
      sdkExports: [],
      operations: [],
      routes: [],
      nav: [],
      pages: {},
      prerendered: {},
      ...manifest,
      files: manifest.files ?? [...files].map(([path, bytes]) => describe(path, bytes)),
    },
    files,
  };
}

function describe(path: string, bytes: Buffer) {
  const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  return { path, size: bytes.length, integrity };
}

/** Writes a release as a build does. @returns the folder */
export async function writeRelease(folder: string, { manifest, files }: TestRelease) {
  for (const [path, bytes] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
  await writeFile(join(folder, 'release.json'), JSON.stringify(manifest));
  return folder;
}
