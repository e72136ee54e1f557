import type { Compiler } from 'webpack';

const NAME = 'RuntimeEntryPlugin';
const VIRTUAL_ENTRY = 'data:text/javascript;charset=utf-8;base64,';

/**
 * Gives fixed ids to the container and to the federation library's own entry module. Their names contain
 * the path of the checkout: ids derived from them would make the same sources differ, byte for byte, where
 * they are built in another folder.
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
