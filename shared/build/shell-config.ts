import type { Configuration } from 'webpack';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { CompileHintPlugin } from './compile-hint-plugin.ts';
import type { PartBuild } from './webpack-config.ts';
import { webpackConfig } from './webpack-config.ts';

/** The shell: an ordinary build without a federation plugin; it names no remote. */
export function shellConfig(part: PartBuild): Configuration {
  return {
    ...webpackConfig(part),
    entry: { main: './src/main.tsx' },
    plugins: [new ChunkIntegrityPlugin(), new CompileHintPlugin()],
  };
}
