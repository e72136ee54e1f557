import { readFile, readdir, writeFile } from 'node:fs/promises';
import type { Compilation } from 'webpack';
import { RELEASE_SCHEMA, SDK_DATA_MODULE, globalNameOf } from '../platform/index.ts';
import type { ReleaseManifest, ReleasePage } from '../platform/index.ts';
import { parseRelease } from '../platform/parse-release.ts';
import { SDK_VERSION } from '../sdk/version.ts';
import { integrityOf } from './chunk-integrity-plugin.ts';
import { compile } from './compile.ts';
import { readDeclaration } from './declaration.ts';
import { lentNames } from './lent-names.ts';
import { operationsOf } from './operations.ts';
import { prerender, renderShellFrame } from './prerender.ts';
import { chunkOf, remoteConfig } from './remote-config.ts';
import { sdkRangeOf } from './sdk-range.ts';
import { shellConfig } from './shell-config.ts';
import { UsedNamesPlugin } from './used-names-plugin.ts';
import type { PartBuild } from './webpack-config.ts';

/** Name that the shell gives the chunk with the data part of the sdk (`lent-libraries.ts`). */
const DATA_CHUNK = 'data';
/** How webpack names what a container takes from its host. */
const BORROWED_DATA = /^consume-shared-module\|[^|]*\|shared\/sdk\/data\|/;

/** A part's build and the folder of `shared`, absolute. */
export type ReleaseBuild = PartBuild & { shared: string };

/** The shell makes these calls itself, and through what it lends. */
const SHELL_CALLS = new Map([
  ['session', new Set(['getCurrentUser'])],
  ['registry', new Set(['getRegistry'])],
  ['team', new Set(['getTeam'])],
  ['reports', new Set(['sendBeacon'])],
]);

/** Builds the shell: its files and `release.json` into `output`. */
export async function buildShell(part: ReleaseBuild): Promise<void> {
  const compilation = await compile(shellConfig(part));
  const main = filesOf(compilation, 'main');
  await writeRelease(part, {
    kind: 'shell',
    entry: main.scripts.at(-1) ?? '',
    globalName: '',
    sdk: SDK_VERSION,
    sdkExports: await lentNames(part.shared),
    ...(await operationsOf(SHELL_CALLS, Boolean(part.draftCache))),
    routes: [],
    nav: [],
    pages: { '': main, [SDK_DATA_MODULE]: filesOf(compilation, DATA_CHUNK) },
    prerendered: {},
    frame: await renderShellFrame(part),
  });
}

/** Builds a remote: its files and `release.json` into `output`. */
export async function buildRemote(part: ReleaseBuild): Promise<void> {
  const { routes, nav } = await readDeclaration(part);
  const used = new UsedNamesPlugin();
  const pageNames = [...new Set(routes.map(({ page }) => page))];
  const compilation = await compile(remoteConfig(part, pageNames, used));
  await refuseUnlentNames(part, used.sdk);
  const pages = pageNames.map((page): [string, ReleasePage] => {
    const files = filesOf(compilation, chunkOf(page));
    return [
      page,
      borrowsData(compilation, page) ? { ...files, borrows: [SDK_DATA_MODULE] } : files,
    ];
  });
  await writeRelease(part, {
    kind: 'remote',
    entry: Object.keys(compilation.assets).find((file) => file.startsWith('remoteEntry.')) ?? '',
    globalName: globalNameOf(part.name, part.version),
    sdk: sdkRangeOf(SDK_VERSION),
    sdkExports: [...used.sdk].sort(),
    ...(await operationsOf(used.calls, Boolean(part.draftCache))),
    routes,
    nav,
    pages: Object.fromEntries(pages),
    prerendered: part.draftCache ? {} : await prerender(part, routes),
  });
}

async function refuseUnlentNames(part: ReleaseBuild, used: ReadonlySet<string>) {
  const lent = new Set(await lentNames(part.shared));
  const missing = [...used].filter((name) => !lent.has(name));
  if (missing.length > 0) {
    throw new Error(`${part.name} uses what shared/sdk does not lend: ${missing.join(', ')}`);
  }
}

/** Whether a page's own chunks, not those that it asks for later, use the data part of the sdk. */
function borrowsData(compilation: Compilation, page: string): boolean {
  const chunks = compilation.namedChunkGroups.get(chunkOf(page))?.chunks ?? [];
  return chunks.some((chunk) =>
    compilation.chunkGraph
      .getChunkModules(chunk)
      .some((module) => BORROWED_DATA.test(module.identifier())),
  );
}

function filesOf(compilation: Compilation, group: string): ReleasePage {
  const files = compilation.namedChunkGroups.get(group)?.getFiles() ?? [];
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}

type Described = Omit<ReleaseManifest, 'schema' | 'name' | 'version' | 'files'>;

async function writeRelease(part: PartBuild, described: Described) {
  const paths = (await readdir(part.output)).sort();
  const files = await Promise.all(
    paths.map(async (path) => {
      const bytes = await readFile(`${part.output}/${path}`);
      return { path, size: bytes.length, integrity: integrityOf(bytes) };
    }),
  );
  const { name, version } = part;
  const release = parseRelease({ schema: RELEASE_SCHEMA, name, version, ...described, files });
  await refuseBrokenPromises(part, files);
  await writeFile(`${part.output}/release.json`, JSON.stringify(release));
}

/** The runtime names chunk hashes: each must be the hash of a file on disk. */
async function refuseBrokenPromises(part: PartBuild, files: ReleaseManifest['files']) {
  const known = new Set(files.map(({ integrity }) => integrity));
  for (const { path } of files.filter((file) => file.path.endsWith('.js'))) {
    const text = await readFile(`${part.output}/${path}`, 'utf8');
    for (const [promised] of text.matchAll(/sha384-[A-Za-z0-9+/]{64}/g)) {
      if (!known.has(promised)) throw new Error(`${path} promises bytes that do not exist`);
    }
  }
}
