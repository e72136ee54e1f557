import { createRequire } from 'node:module';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { LENT_MODULES, SDK_DATA_MODULE, SDK_MODULE, globalNameOf } from '../platform/index.ts';
import { SDK_VERSION } from '../sdk/version.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { CompileHintPlugin } from './compile-hint-plugin.ts';
import { sdkRangeOf } from './sdk-range.ts';
import type { UsedNamesPlugin } from './used-names-plugin.ts';
import type { PartBuild } from './webpack-config.ts';
import { webpackConfig } from './webpack-config.ts';

const require = createRequire(import.meta.url);

/** Name of the chunk that holds a page. */
export const chunkOf = (page: string) => `page-${page}`;

/**
 * A remote: every page is exposed under its name; whatever the shell lends is left out.
 * @param pages folders below `src/pages`
 */
export function remoteConfig(
  part: PartBuild,
  pages: readonly string[],
  usedNames: UsedNamesPlugin,
): Configuration {
  const base = webpackConfig(part);
  return {
    ...base,
    entry: {},
    plugins: [
      new webpack.container.ModuleFederationPlugin({
        name: part.name,
        filename: 'remoteEntry.[contenthash:8].js',
        library: { type: 'var', name: globalNameOf(part.name, part.version) },
        exposes: Object.fromEntries(
          pages.map((page) => [
            `./${page}`,
            { import: `./src/pages/${page}/page.tsx`, name: chunkOf(page) },
          ]),
        ),
        shared: Object.fromEntries(LENT_MODULES.map((name) => [name, borrowed(name)])),
      }),
      usedNames,
      new ChunkIntegrityPlugin(),
      new CompileHintPlugin(),
    ],
  };
}

function borrowed(name: string) {
  return {
    singleton: true,
    import: false as const,
    requiredVersion: rangeOf(name),
    strictVersion: true,
  };
}

function rangeOf(name: string): string {
  if (name === SDK_MODULE || name === SDK_DATA_MODULE) return sdkRangeOf(SDK_VERSION);
  const packageName = name.split('/')[0] ?? name;
  const { version } = require(`${packageName}/package.json`) as { version: string };
  return `^${version}`;
}
