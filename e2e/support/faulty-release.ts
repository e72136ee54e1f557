import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { REMOTE_NAMES } from 'shared/platform';
import type { ReleaseManifest, RemoteName } from 'shared/platform';
import { temporaryFolder } from './portico.ts';
import { PUBLIC_REMOTES } from './public-remotes.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FIXTURE = join(ROOT, 'e2e/fixtures/faulty');
/** Below the root, where packages are found. */
const SOURCES = join(ROOT, '.cache/e2e');

/** The remote that breaks on demand takes their places; the first remote's pages stay healthy. */
const [FAULTY, ABROAD] = PUBLIC_REMOTES.slice(-2) as [RemoteName, RemoteName];
const NAMES = [FAULTY, ABROAD];
const OTHERS = ['shell', ...REMOTE_NAMES.filter((name) => !NAMES.includes(name))];
/** Each of a chunk and a style of its own: in one document, one page breaks after the other. */
const PAGES = Array.from({ length: 8 }, (_, index) => pageName(index));

export function pageName(index: number) {
  return `p${index}`;
}

/** The address of a page of a faulty remote. */
export function addressOf({ name }: Pick<ReleaseManifest, 'name'>, page: string) {
  return `/${name}/${page}`;
}

/** Remotes that break on demand, built as releases of real ones. */
export interface FaultyReleases {
  faulty: ReleaseManifest;
  /** The same once more; its files are to come from another origin. */
  abroad: ReleaseManifest;
  /** For `BOOT_RELEASES`: they, and the other parts of the product. */
  bootReleases: string;
}

/** Builds them as any remote is built. */
export async function buildFaultyReleases(): Promise<FaultyReleases> {
  rmSync(SOURCES, { recursive: true, force: true });
  const parts = NAMES.map((name) => ({
    name,
    version: '0.0.0-faulty',
    folder: writeSources(name),
    output: temporaryFolder(),
    shared: join(ROOT, 'shared'),
  }));
  const code = `import { buildRemote } from './shared/dist/build/release.js';
    for (const part of ${JSON.stringify(parts)}) await buildRemote(part);`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: ROOT,
  });
  rmSync(SOURCES, { recursive: true, force: true });
  const [faulty, abroad] = parts.map(
    ({ output }) =>
      JSON.parse(readFileSync(join(output, 'release.json'), 'utf8')) as ReleaseManifest,
  ) as [ReleaseManifest, ReleaseManifest];
  const folders = [
    ...parts.map(({ output }) => output),
    ...OTHERS.map((name) => join(ROOT, name, 'dist')),
  ];
  return { faulty, abroad, bootReleases: folders.join(delimiter) };
}

/** The fixture with its pages, which differ in nothing but their names. @returns the folder */
function writeSources(name: string): string {
  const folder = join(SOURCES, name);
  cpSync(FIXTURE, folder, { recursive: true });
  const routes = PAGES.map((page) => ({
    ...{ path: addressOf({ name }, page), page },
    ...{ title: 'Faulty', description: 'A remote for tests.' },
  }));
  writeFileSync(
    join(folder, 'src/remote.ts'),
    `import { defineRemote } from 'shared/platform';
    export default defineRemote(${JSON.stringify({ name, routes, nav: [] })});`,
  );
  for (const page of PAGES) {
    const files = join(folder, 'src/pages', page);
    mkdirSync(files, { recursive: true });
    writeFileSync(join(files, 'page.css'), `.faulty-${page} { letter-spacing: 3px; }`);
    writeFileSync(
      join(files, 'page.tsx'),
      `import { breakAt, faultyPage } from '../../faulty.tsx';
      import './page.css';
      breakAt('load');
      export default faultyPage('${page}');`,
    );
  }
  return folder;
}
