import webpack from 'webpack';
import type { Compiler } from 'webpack';

const NAME = 'PrivateStatsPlugin';
const STATS = 'mf-stats.json';

/** Leaves out the statistics that come with `mf-manifest.json`: they name source files and their imports. */
export class PrivateStatsPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      if (compilation.compiler.isChild()) return;
      compilation.hooks.processAssets.tap(
        // After the federation library has written both.
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => compilation.deleteAsset(STATS),
      );
    });
  }
}
