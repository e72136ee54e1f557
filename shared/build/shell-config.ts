import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { CompileHintPlugin } from './compile-hint-plugin.ts';
import type { AppBuild } from './webpack-config.ts';
import { webpackConfig } from './webpack-config.ts';

/** What the federation library's webpack plugin would define: no snapshots, browsers only. */
const FEDERATION_DEFINITIONS = {
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  ENV_TARGET: '"web"',
};

/** The shell: an ordinary build that uses the federation library at run time; it names no remote. */
export function shellConfig(app: AppBuild): Configuration {
  return {
    ...webpackConfig(app),
    entry: { main: './src/main.tsx' },
    plugins: [
      new webpack.DefinePlugin(FEDERATION_DEFINITIONS),
      new ChunkIntegrityPlugin(),
      new CompileHintPlugin(),
    ],
  };
}
