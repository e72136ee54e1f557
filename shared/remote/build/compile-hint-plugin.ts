import webpack from 'webpack';
import type { Compiler } from 'webpack';

const NAME = 'CompileHintPlugin';
const HINT = '//# allFunctionsCalledOnLoad\n';
/** In characters. A longer script of a remote is a library of which a page uses little, such as the charts. */
const LONGEST = 300_000;

/**
 * Tells V8 that the functions of a script are called as it loads. V8 then compiles them during the
 * download, on another thread, instead of one by one while a visitor waits. Other engines ignore
 * the comment.
 */
export class CompileHintPlugin {
  /** @param longest scripts of more characters get no hint */
  constructor(private readonly longest = LONGEST) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      if (compilation.compiler.isChild()) return;
      compilation.hooks.processAssets.tap(
        // The minimizer would remove the comment.
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
