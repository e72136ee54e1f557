import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import type { PartBuild } from './webpack-config.ts';
import { webpackConfig } from './webpack-config.ts';

/** Leaves out of the federation runtime what only manifests and Node need (federation.md §3). */
const LEAN_RUNTIME = {
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  ENV_TARGET: '"web"',
};

/** The shell: an ordinary build without a federation plugin; it names no remote. */
export function shellConfig(part: PartBuild): Configuration {
  return {
    ...webpackConfig(part),
    entry: { main: './src/main.tsx' },
    plugins: [new ChunkIntegrityPlugin(), new webpack.DefinePlugin(LEAN_RUNTIME)],
  };
}
