import { readFile, readdir, writeFile } from 'node:fs/promises';
import type { Compilation } from 'webpack';
import { RELEASE_SCHEMA, SDK_DATA_MODULE, globalNameOf } from '../platform/index.ts';
import type { ReleaseManifest, ReleasePage } from '../platform/index.ts';
import { parseRelease } from '../platform/parse-release.ts';
import { SDK_VERSION } from '../sdk/version.ts';
import { integrityOf } from './chunk-integrity-plugin.ts';
import { compile } from './compile.ts';
import { modulesOf, readDeclaration } from './declaration.ts';
import { needsOf, offersOf } from './extensions.ts';
import { federationLibrary } from './federation-library.ts';
import { providedNames } from './provided-names.ts';
import { operationsOf } from './operations.ts';
import { prerender, renderShellFrame } from './prerender.ts';
import { chunkOf, remoteConfig } from './remote-config.ts';
import { sdkRangeOf } from './sdk-range.ts';
import { shellConfig } from './shell-config.ts';
import { shellManifest } from './shell-manifest.ts';
import { UsedNamesPlugin } from './used-names-plugin.ts';
import type { AppBuild } from './webpack-config.ts';

/** Name that the shell gives the chunk with the data part of the sdk (`shared-modules.ts`). */
const DATA_CHUNK = 'data';
const FEDERATION_MANIFEST = 'mf-manifest.json';
/** How webpack names a shared module that a container consumes. */
const CONSUMED_DATA = /^consume-shared-module\|[^|]*\|shared\/sdk\/data\|/;

/** The build of an app, and the folder of `shared`, absolute. */
export type ReleaseBuild = AppBuild & { shared: string };

/** The shell makes these calls itself, and through what it provides. */
const SHELL_CALLS = new Map([
  ['session', new Set(['getCurrentUser'])],
  ['registry', new Set(['getRegistry'])],
  ['team', new Set(['getTeam'])],
  ['reports', new Set(['sendBeacon'])],
]);

/** Builds the shell: its files and `release.json` into `output`. */
export async function buildShell(app: ReleaseBuild): Promise<void> {
  const compilation = await compile(shellConfig(app));
  const main = filesOf(compilation, 'main');
  const data = filesOf(compilation, DATA_CHUNK);
  const library = await federationLibrary('shell', app.folder);
  const manifest = shellManifest({ version: app.version, library, main, data });
  await writeFile(`${app.output}/${FEDERATION_MANIFEST}`, JSON.stringify(manifest, null, 2));
  await writeRelease(app, {
    kind: 'shell',
    federation: { library },
    entry: main.scripts.at(-1) ?? '',
    globalName: '',
    sdk: SDK_VERSION,
    sdkExports: await providedNames(app.shared),
    ...(await operationsOf(SHELL_CALLS, Boolean(app.draftCache))),
    routes: [],
    nav: [],
    pages: { '': main, [SDK_DATA_MODULE]: data },
    prerendered: {},
    frame: await renderShellFrame(app),
  });
}

/** Builds a remote: its files and `release.json` into `output`. */
export async function buildRemote(app: ReleaseBuild): Promise<void> {
  const declaration = await readDeclaration(app);
  const { routes, nav } = declaration;
  const used = new UsedNamesPlugin();
  const modules = modulesOf(declaration);
  const compilation = await compile(remoteConfig(app, modules, used));
  await rejectUnprovidedNames(app, used.sdk);
  const pages = [...modules.keys()].map((module): [string, ReleasePage] => {
    const files = filesOf(compilation, chunkOf(module));
    return [
      module,
      consumesData(compilation, module) ? { ...files, borrows: [SDK_DATA_MODULE] } : files,
    ];
  });
  await writeRelease(app, {
    kind: 'remote',
    federation: { library: await federationLibrary('remote', app.shared) },
    entry: Object.keys(compilation.assets).find((file) => file.startsWith('remoteEntry.')) ?? '',
    globalName: globalNameOf(app.name, app.version),
    sdk: sdkRangeOf(SDK_VERSION),
    sdkExports: [...used.sdk].sort(),
    ...(await operationsOf(used.calls, Boolean(app.draftCache))),
    ...offersOf(declaration.offers),
    ...(await needsOf(used.extensions, declaration.optionalNeeds)),
    routes,
    nav,
    pages: Object.fromEntries(pages),
    prerendered: app.draftCache ? {} : await prerender(app, routes),
  });
}

async function rejectUnprovidedNames(app: ReleaseBuild, used: ReadonlySet<string>) {
  const provided = new Set(await providedNames(app.shared));
  const missing = [...used].filter((name) => !provided.has(name));
  if (missing.length > 0) {
    throw new Error(
      `${app.name} uses names that shared/sdk does not provide: ${missing.join(', ')}`,
    );
  }
}

/** Whether a module's own chunks, not those that it loads later, use the data part of the sdk. */
function consumesData(compilation: Compilation, module: string): boolean {
  const chunks = compilation.namedChunkGroups.get(chunkOf(module))?.chunks ?? [];
  return chunks.some((chunk) =>
    compilation.chunkGraph
      .getChunkModules(chunk)
      .some((each) => CONSUMED_DATA.test(each.identifier())),
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

async function writeRelease(app: AppBuild, described: Described) {
  const paths = (await readdir(app.output)).sort();
  const files = await Promise.all(
    paths.map(async (path) => {
      const bytes = await readFile(`${app.output}/${path}`);
      return { path, size: bytes.length, integrity: integrityOf(bytes) };
    }),
  );
  const { name, version } = app;
  const release = parseRelease({ schema: RELEASE_SCHEMA, name, version, ...described, files });
  await requirePromisedFiles(app, files);
  await writeFile(`${app.output}/release.json`, JSON.stringify(release));
}

/** The runtime names chunk hashes: each must be the hash of a file on disk. */
async function requirePromisedFiles(app: AppBuild, files: ReleaseManifest['files']) {
  const known = new Set(files.map(({ integrity }) => integrity));
  for (const { path } of files.filter((file) => file.path.endsWith('.js'))) {
    const text = await readFile(`${app.output}/${path}`, 'utf8');
    for (const [promised] of text.matchAll(/sha384-[A-Za-z0-9+/]{64}/g)) {
      if (!known.has(promised)) throw new Error(`${path} promises bytes that do not exist`);
    }
  }
}
