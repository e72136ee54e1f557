import webpack from 'webpack';
import type { Compiler } from 'webpack';

const NAME = 'CompileHintPlugin';
const HINT = '//# allFunctionsCalledOnLoad\n';
/** Characters. A longer script of a remote is a library of which a page calls little (the charts). */
const LONGEST = 300_000;

/**
 * Tells V8 that a script's functions are called as it loads: they are compiled beside the download, on
 * another thread, and not one by one in the middle of what a visitor waits for. Other engines read a
 * comment.
 */
export class CompileHintPlugin {
  /** @param longest scripts of more characters get no hint */
  constructor(private readonly longest = LONGEST) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      if (compilation.compiler.isChild()) return;
      compilation.hooks.processAssets.tap(
        // The minimizer would take the comment away.
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1 },
        (assets) => {
          for (const [name, source] of Object.entries(assets)) {
            if (!name.endsWith('.js') || source.size() > this.longest) continue;
            compilation.updateAsset(name, new webpack.sources.ConcatSource(HINT, source));
          }
        },
      );
    });
  }
}
