import type { Compiler } from 'webpack';

const NAME = 'RuntimeEntryPlugin';
const VIRTUAL_ENTRY = 'data:text/javascript;charset=utf-8;base64,';

/**
 * Gives fixed ids to the container and to the federation library's own entry module. Their names
 * contain the path of the checkout: with ids derived from them, the same sources built in another
 * folder would differ.
 */
export class RuntimeEntryPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      if (compilation.compiler.isChild()) return;
      compilation.hooks.beforeModuleIds.tap(NAME, (modules) => {
        for (const module of modules) {
          const name = module.identifier();
          if (!name.includes(VIRTUAL_ENTRY)) continue;
          const id = name.startsWith('container entry') ? 'container' : 'federation';
          compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}
