import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { REMOTE_NAMES } from '@portico/sdk/platform';
import type { ReleaseManifest, RemoteName } from '@portico/sdk/platform';
import { temporaryFolder } from './portico.ts';
import { PUBLIC_REMOTES } from './public-remotes.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FIXTURE = join(ROOT, 'e2e/fixtures/faulty');
/** Under the root, so that packages resolve. */
const SOURCES = join(ROOT, '.cache/e2e');

/** The faulty remote replaces these; the pages of the first remote keep working. */
const [FAULTY, CROSS_ORIGIN] = PUBLIC_REMOTES.slice(-2) as [RemoteName, RemoteName];
const NAMES = [FAULTY, CROSS_ORIGIN];
const OTHERS = ['shell', ...REMOTE_NAMES.filter((name) => !NAMES.includes(name))];
/** Each page has its own chunk and style, so that one document can test several pages. */
/** The page whose stylesheet would hide the shell. */
export const HOSTILE_PAGE = pageName(8);
const PAGES = Array.from({ length: 9 }, (_, index) => pageName(index));

export function pageName(index: number) {
  return `p${index}`;
}

/** Path of a page of a faulty remote. */
export function addressOf({ name }: Pick<ReleaseManifest, 'name'>, page: string) {
  return `/${name}/${page}`;
}

/** Faulty remotes, built as releases of existing remotes. */
export interface FaultyReleases {
  faulty: ReleaseManifest;
  /** A second faulty remote whose files are served from another origin. */
  crossOrigin: ReleaseManifest;
  /** Value of `BOOT_RELEASES`: the faulty releases and the other apps of the product. */
  bootReleases: string;
}

/** Builds the faulty remotes with the normal build. */
export async function buildFaultyReleases(): Promise<FaultyReleases> {
  rmSync(SOURCES, { recursive: true, force: true });
  const remotes = NAMES.map((name) => ({
    name,
    version: '0.0.0-faulty',
    folder: writeSources(name),
    output: temporaryFolder(),
  }));
  const code = `import { buildRemote } from './shared/remote/dist/build/release.js';
    for (const remote of ${JSON.stringify(remotes)}) await buildRemote(remote);`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: ROOT,
  });
  rmSync(SOURCES, { recursive: true, force: true });
  const [faulty, crossOrigin] = remotes.map(
    ({ output }) =>
      JSON.parse(readFileSync(join(output, 'release.json'), 'utf8')) as ReleaseManifest,
  ) as [ReleaseManifest, ReleaseManifest];
  const folders = [
    ...remotes.map(({ output }) => output),
    ...OTHERS.map((name) => join(ROOT, name, 'dist')),
  ];
  return { faulty, crossOrigin, bootReleases: folders.join(delimiter) };
}

/** Rules that would hide the shell, as a remote's stylesheet could contain them by mistake or on purpose. */
const HOSTILE_CSS = `
  html, body, header, nav, footer, [role='alert'], [role='status'] { display: none !important; }
  #portico-root > *, #portico-static { visibility: hidden !important; }
  :root { --color-text: transparent; --header-height: 0px; }
  :scope { display: none !important; position: fixed !important; }
  @scope (body) { nav, footer { opacity: 0 !important; } }
  h1 { body:has(&) { display: none !important; } }
  @layer late { header { display: none !important; } }
  * { text-transform: uppercase !important; }`;

/** Writes the fixture with its pages, which differ only in name. @returns the folder */
function writeSources(name: string): string {
  const folder = join(SOURCES, name);
  cpSync(FIXTURE, folder, { recursive: true });
  const routes = PAGES.map((page) => ({
    ...{ path: addressOf({ name }, page), page },
    ...{ title: 'Faulty', description: 'A remote for tests.' },
  }));
  writeFileSync(
    join(folder, 'src/remote.ts'),
    `import { defineRemote } from '@portico/sdk/platform';
    export default defineRemote(${JSON.stringify({ name, routes, nav: [] })});`,
  );
  for (const page of PAGES) {
    const files = join(folder, 'src/pages', page);
    mkdirSync(files, { recursive: true });
    const rules = `.faulty-${page} { letter-spacing: 3px; }`;
    writeFileSync(join(files, 'page.css'), page === HOSTILE_PAGE ? rules + HOSTILE_CSS : rules);
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
