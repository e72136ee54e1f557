import { SDK_DATA_MODULE, globalNameOf } from '@portico/sdk/platform';
import type { ReleasePage } from '@portico/sdk/platform';
import { SDK_VERSION } from '@portico/sdk/version';
import { modulesOf, readDeclaration } from './declaration.ts';
import { needsOf, offersOf } from './extensions.ts';
import { readFederationManifest } from './federation-manifest.ts';
import type { BuiltRemote } from './federation-manifest.ts';
import { federationLibrary } from './federation-library.ts';
import { operationsOf } from './operations.ts';
import { folderOf } from './package-folder.ts';
import { prerender } from './prerender.ts';
import { providedNames } from './provided-names.ts';
import { sdkRangeOf } from './sdk-range.ts';
import { usedNames } from './used-names.ts';
import type { AppBuild } from './webpack-config.ts';
import { writeRelease } from './write-release.ts';

/** Where a built remote and its sources are. Folders are absolute. */
export type BuiltFolder = Omit<AppBuild, 'version'>;

/**
 * Writes `release.json` of a remote that a bundler's federation plugin has built into `output`. It
 * reads the built files with their `mf-manifest.json`, and the sources of the remote: it depends on
 * no particular bundler.
 * @throws if the files, the declaration and the sources contradict each other
 */
export async function describeRemote(folder: BuiltFolder): Promise<void> {
  const built = await readFederationManifest(folder.output);
  const { name } = folder;
  const { version } = built;
  const app: AppBuild = { ...folder, version };
  if (built.globalName !== '') rejectOtherGlobalName(app, built);
  const declaration = await readDeclaration(app);
  const { routes, nav, offers, optionalNeeds, configuration } = declaration;
  const modules = modulesOf(declaration);
  const used = await usedNames(app.folder, modules);
  await rejectUnprovidedNames(name, used.sdk);
  await writeRelease(app, {
    kind: 'remote',
    // A manifest contains the version of the bundler's plugin, which may differ from the library's.
    federation: { library: await federationLibrary('remote', folderOf('@portico/remote')) },
    entry: built.entry,
    globalName: built.globalName,
    sdk: sdkRangeOf(SDK_VERSION),
    sdkExports: [...used.sdk].sort(),
    sharedModules: [...used.sharedModules].sort(),
    ...(await operationsOf(used.calls, {
      folder: app.folder,
      isDraft: Boolean(app.draftCache),
    })),
    ...offersOf(offers),
    ...(configuration && { configuration: configuration.keys }),
    ...(await needsOf(app.folder, used.extensions, optionalNeeds)),
    routes,
    nav,
    pages: Object.fromEntries(
      [...modules.keys()].map((name) => [name, filesOf(name, built, used.dataModules.has(name))]),
    ),
    prerendered: app.draftCache ? {} : await prerender(app, routes),
  });
}

/** Two versions of a remote in one document must not share a global. */
function rejectOtherGlobalName({ name, version }: AppBuild, { globalName }: BuiltRemote) {
  const expected = globalNameOf(name, version);
  if (globalName !== expected) {
    throw new Error(`The global of version ${version} must be ${expected}, not ${globalName}`);
  }
}

async function rejectUnprovidedNames(name: string, used: ReadonlySet<string>) {
  const provided = new Set(await providedNames());
  const missing = [...used].filter((one) => !provided.has(one));
  if (missing.length > 0) {
    throw new Error(`${name} uses names that @portico/sdk does not provide: ${missing.join(', ')}`);
  }
}

function filesOf(module: string, { pages }: BuiltRemote, consumesData: boolean): ReleasePage {
  const files = pages.get(module);
  if (!files) throw new Error(`The built remote does not expose ./${module}`);
  return consumesData ? { ...files, borrows: [SDK_DATA_MODULE] } : files;
}
