import webpack from 'webpack';
import type { Compiler } from 'webpack';

const NAME = 'WithoutSnapshotsPlugin';

/** Module of the library -> module that takes its place. */
const REPLACEMENTS = {
  'plugins/snapshot/SnapshotHandler.js': new URL('./snapshot-handler.js', import.meta.url).pathname,
  'utils/preload.js': new URL('./preload.js', import.meta.url).pathname,
};

/**
 * Leaves the code for snapshots and `preloadRemote` out of a host: 2.4 kB that nothing calls, because
 * the library's own switch turns snapshots off and keeps their code.
 * @throws for a version of the library without one of the modules
 */
export class WithoutSnapshotsPlugin {
  apply(compiler: Compiler) {
    const missing = new Set<string>(Object.keys(REPLACEMENTS));
    for (const [module, replacement] of Object.entries(REPLACEMENTS)) {
      new webpack.NormalModuleReplacementPlugin(
        new RegExp(`[\\\\/]${module.replaceAll('/', '[\\\\/]').replace('.', '\\.')}$`),
        (data) => {
          const { context, createData } = data as ResolvedModule;
          if (!/@module-federation[\\/]runtime-core[\\/]/.test(context)) return;
          missing.delete(module);
          createData.resource = replacement;
        },
      ).apply(compiler);
    }
    compiler.hooks.afterCompile.tap(NAME, (compilation) => {
      if (compilation.compiler.isChild() || missing.size === 0) return;
      compilation.errors.push(
        new webpack.WebpackError(
          `@module-federation/runtime-core has no ${[...missing].join(', ')}: adapt ${NAME}`,
        ),
      );
    });
  }
}

/** What webpack's plugin passes after it has resolved a request. */
interface ResolvedModule {
  context: string;
  createData: { resource?: string };
}
