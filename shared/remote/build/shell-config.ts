import { createRequire } from 'node:module';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { checkedCalls } from './checked-calls.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { ContentsPlugin } from './packages/contents-plugin.ts';
import { CompileHintPlugin } from './compile-hint-plugin.ts';
import { sourceMaps } from './source-maps.ts';
import type { AppBuild } from './webpack-config.ts';
import { webpackConfig } from './webpack-config.ts';

/** Defines what the federation library's webpack plugin would define: no snapshots, browsers only. */
const FEDERATION_DEFINITIONS = {
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  ENV_TARGET: '"web"',
};

/** The package exports only its development build under its name, which contains warnings. */
const PRODUCTION_ROUTER = createRequire(import.meta.url)
  .resolve('react-router')
  .replace('development', 'production');

/**
 * The webpack configuration of the shell: an ordinary build that uses the federation library at run
 * time. It names no remote.
 */
export function shellConfig(app: AppBuild): Configuration {
  const base = webpackConfig(app);
  return {
    ...base,
    resolve: {
      ...base.resolve,
      alias: {
        'react-router$': PRODUCTION_ROUTER,
        'react-style-singleton$': `${app.folder}/src/navigation/scroll-lock-style.ts`,
      },
    },
    entry: { main: './src/main.tsx' },
    plugins: [
      app.draftCache ? checkedCalls() : sourceMaps(app),
      new webpack.DefinePlugin(FEDERATION_DEFINITIONS),
      new ChunkIntegrityPlugin(),
      // Its one long script is what every page starts with.
      new CompileHintPlugin(Infinity),
      ...(app.draftCache
        ? []
        : [new ContentsPlugin(app, ['webpack', '@fontsource-variable/figtree'])]),
    ],
  };
}
