import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { globalNameOf } from '@portico/sdk/platform';
import { checkedCalls } from './checked-calls.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { ContainedStylesPlugin } from './contained-styles-plugin.ts';
import { ContentsPlugin } from './packages/contents-plugin.ts';
import { CompileHintPlugin } from './compile-hint-plugin.ts';
import { consumedModules } from './consumed-modules.ts';
import { addConsumedModules } from './manifest-shared.ts';
import { correctPageFiles, pageGroup } from './page-files.ts';
import { RuntimeEntryPlugin } from './runtime-entry-plugin.ts';
import { sourceMaps } from './source-maps.ts';
import type { AppBuild } from './webpack-config.ts';
import { webpackConfig } from './webpack-config.ts';

/**
 * The webpack configuration of a remote. Every page and extension is exposed under its name. Shared
 * modules are excluded, because the shell provides them.
 * @param modules exposed name -> source file, relative to the remote
 */
export function remoteConfig(app: AppBuild, modules: ReadonlyMap<string, string>): Configuration {
  const base = webpackConfig(app);
  // The library names builds by this variable, otherwise by the package.json of the current folder.
  process.env.MF_BUILD_VERSION = app.version;
  return {
    ...base,
    entry: {},
    plugins: [
      new ModuleFederationPlugin({
        name: app.name,
        filename: 'remoteEntry.[contenthash:8].js',
        manifest: {
          additionalData: (data) => {
            addConsumedModules(data);
            correctPageFiles(data);
            return data.stats;
          },
        },
        dts: false,
        virtualRuntimeEntry: true,
        shareStrategy: 'loaded-first',
        experiments: {
          // The shell provides runtime-core (`shell/src/federation/runtime-core.ts`).
          externalRuntime: true,
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
        library: { type: 'var', name: globalNameOf(app.name, app.version) },
        exposes: Object.fromEntries(
          [...modules].map(([name, file]) => [
            `./${name}`,
            { import: `./${file}`, name: pageGroup(name) },
          ]),
        ),
        shared: consumedModules(),
      }),
      app.draftCache ? checkedCalls() : sourceMaps(app),
      new RuntimeEntryPlugin(),
      new ContainedStylesPlugin(),
      new ChunkIntegrityPlugin(),
      new CompileHintPlugin(),
      ...(app.draftCache
        ? []
        : [new ContentsPlugin(app, ['webpack', '@module-federation/enhanced'])]),
    ],
  };
}
