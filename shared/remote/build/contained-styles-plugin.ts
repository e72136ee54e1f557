import type { Compiler } from 'webpack';
import { containStyles } from '@portico/sdk/platform/contained-styles';

const NAME = 'ContainedStylesPlugin';

/**
 * Scopes the rules of every stylesheet to pages, before files are hashed (docs/decisions/0025). It
 * uses the compiler's own classes, so Rspack can run it, too.
 */
export class ContainedStylesPlugin {
  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_DERIVED },
        (assets) => {
          for (const [file, source] of Object.entries(assets)) {
            if (!file.endsWith('.css')) continue;
            const contained = containStyles(String(source.source()));
            compilation.updateAsset(file, new sources.RawSource(contained));
          }
        },
      );
    });
  }
}
