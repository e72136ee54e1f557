import { writeFile } from 'node:fs/promises';
import type { Compilation } from 'webpack';
import { SDK_DATA_MODULE, SHARED_MODULE_NAMES } from '@portico/sdk/platform';
import type { ReleasePage } from '@portico/sdk/platform';
import { SDK_VERSION } from '@portico/sdk/version';
import { compile } from './compile.ts';
import { modulesOf, readDeclaration } from './declaration.ts';
import { describeRemote } from './describe-remote.ts';
import { FEDERATION_MANIFEST } from './federation-manifest.ts';
import { federationLibrary } from './federation-library.ts';
import { operationsOf } from './operations.ts';
import { renderShellFrame } from './prerender.ts';
import { providedNames } from './provided-names.ts';
import { remoteConfig } from './remote-config.ts';
import { shellCalls } from './shell-calls.ts';
import { shellConfig } from './shell-config.ts';
import { shellManifest } from './shell-manifest.ts';
import type { AppBuild } from './webpack-config.ts';
import { writeRelease } from './write-release.ts';

/** The name of the shell's chunk with the data part of the sdk (`shared-modules.ts`). */
const DATA_CHUNK = 'data';

/** Builds the shell: its files and `release.json` into `output`. */
export async function buildShell(app: AppBuild): Promise<void> {
  const compilation = await compile(shellConfig(app), app.onRead);
  const main = filesOf(compilation, 'main');
  const data = filesOf(compilation, DATA_CHUNK);
  const library = await federationLibrary('shell', app.folder);
  const sdkExports = await providedNames();
  const { version } = app;
  const manifest = shellManifest({ version, library, main, data, sdkExports });
  await writeFile(`${app.output}/${FEDERATION_MANIFEST}`, JSON.stringify(manifest, null, 2));
  await writeRelease(app, {
    kind: 'shell',
    federation: { library, modules: true },
    entry: main.scripts.at(-1) ?? '',
    globalName: '',
    sdk: SDK_VERSION,
    sdkExports,
    sharedModules: SHARED_MODULE_NAMES.toSorted(),
    ...(await operationsOf(await shellCalls(app.folder), {
      folder: app.folder,
      isDraft: Boolean(app.draftCache),
    })),
    routes: [],
    nav: [],
    pages: { '': main, [SDK_DATA_MODULE]: data },
    prerendered: {},
    frame: await renderShellFrame(app),
  });
}

/** Builds a remote with webpack: its files and `release.json` into `output`. */
export async function buildRemote(app: AppBuild): Promise<void> {
  const declaration = await readDeclaration(app);
  await compile(remoteConfig(app, modulesOf(declaration)), app.onRead);
  await describeRemote(app);
}

function filesOf(compilation: Compilation, group: string): ReleasePage {
  const files = compilation.namedChunkGroups.get(group)?.getFiles() ?? [];
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}
