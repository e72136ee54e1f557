import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ReleaseManifest } from '@portico/sdk/platform';
import { temporaryFolder } from './portico.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Under the root, so that packages resolve. */
const SOURCES = join(ROOT, '.cache/e2e-broken');
const NAME = 'mfe-tools';

/** Page -> code that it runs when its script loads, and in an effect after it has rendered. */
const FAULTS: Record<string, { imports?: string; load?: string; effect?: string }> = {
  good: {},
  throws: { load: `throw new Error('thrown on load');` },
  map: { load: `Array.prototype.map = () => [];` },
  fetch: { load: `globalThis.fetch = () => Promise.reject(new Error('no'));` },
  // A stylesheet of the release itself is contained (docs/decisions/0025); a script makes one that is not.
  hides: {
    effect: `const sheet = new CSSStyleSheet();
    sheet.replaceSync('header nav { display: none }');
    document.adoptedStyleSheets.push(sheet);`,
  },
  policy: {
    effect: `document.head.append(Object.assign(document.createElement('style'), { textContent: 'p{}' }));`,
  },
  // How the runtime of a bundler without the site's plugins loads a chunk, and one without hashes alone.
  plain: {
    effect: `const load = (src) => document.head.append(Object.assign(document.createElement('script'), { src }));
    load(self.__mfe.u('/mfe/chunk.js'));
    load('/mfe/chunk.js');`,
  },
  hangs: { effect: `for (;;) {}` },
  heavy: { effect: `void import('./heavy.ts').then(({ text }) => text.length);` },
  calls: {
    imports: `import { request } from '@portico/sdk';
    import { getPlans } from '@portico/contracts/store/calls';`,
    effect: `void fetch(request(getPlans).url);`,
  },
};
/** Pages of a working release. */
export const GOOD_PAGES = ['good'];
/** A page that works and makes a call. */
export const CALLING_PAGE = 'calls';
export const ALL_PAGES = Object.keys(FAULTS).filter((page) => page !== CALLING_PAGE);
export const pathOf = (page: string) => (page === 'good' ? '/embed' : `/broken/${page}`);

/** Rewrites a built release.json as if it had been written by hand, without what {@link CALLING_PAGE} uses. */
export function forgetUses(dir: string): void {
  const file = join(dir, 'release.json');
  const { sdkExports, operations, calls, ...release } = JSON.parse(
    readFileSync(file, 'utf8'),
  ) as ReleaseManifest;
  const { getPlans: _, ...shapes } = calls ?? {};
  const forgotten = {
    sdkExports: sdkExports.filter((name) => name !== 'request'),
    operations: operations.filter((name) => name !== 'getPlans'),
    calls: shapes,
  };
  writeFileSync(file, JSON.stringify({ ...release, ...forgotten }));
}

/** Builds a remote with some of the pages, by the normal build. @returns its folder and manifest */
export async function buildBroken(
  version: string,
  pages: readonly string[],
): Promise<{ dir: string; manifest: ReleaseManifest }> {
  const folder = writeSources(version, pages);
  const dir = temporaryFolder();
  const remote = { name: NAME, version, folder, output: dir };
  const code = `import { buildRemote } from './shared/remote/dist/build/release.js';
    await buildRemote(${JSON.stringify(remote)});`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: ROOT,
  });
  rmSync(folder, { recursive: true, force: true });
  const manifest = JSON.parse(readFileSync(join(dir, 'release.json'), 'utf8')) as ReleaseManifest;
  return { dir, manifest };
}

function writeSources(version: string, pages: readonly string[]): string {
  const folder = join(SOURCES, version);
  rmSync(folder, { recursive: true, force: true });
  const routes = pages.map((page) => ({
    ...{ path: pathOf(page), page, title: 'Broken', description: 'A remote for tests.' },
  }));
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(
    join(folder, 'src/remote.ts'),
    `import { defineRemote } from '@portico/sdk/platform';
    export default defineRemote(${JSON.stringify({ name: NAME, routes, nav: [] })});`,
  );
  for (const page of pages) {
    const files = join(folder, 'src/pages', page);
    mkdirSync(files, { recursive: true });
    writeFileSync(join(files, 'page.tsx'), pageSource(page, FAULTS[page] ?? {}));
    if (page === 'heavy')
      writeFileSync(join(files, 'heavy.ts'), `export const text = '${'x'.repeat(1_200_000)}';`);
  }
  return folder;
}

const pageSource = (
  page: string,
  { imports = '', load = '', effect = '' }: (typeof FAULTS)[string],
) => `import { useEffect } from 'react';
import { useBrand } from '@portico/sdk';
${imports}
${load}
export default function BrokenPage() {
  const brand = useBrand();
  useEffect(() => { ${effect} }, []);
  return <h1>The page ${page} of {brand.name}, with enough words</h1>;
}`;
