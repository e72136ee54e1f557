import { createRequire } from 'node:module';
import webpack from 'webpack';
import type { Chunk, Compilation, Compiler } from 'webpack';
import { integrityOf } from './integrity.ts';

const NAME = 'ChunkIntegrityPlugin';
const FIELD = '__webpack_require__.integrityOf';

type Kind = 'js' | 'css';
const KINDS: readonly Kind[] = ['js', 'css'];

const placeholderOf = (kind: Kind, chunk: Chunk) => `@@integrity:${kind}:${chunk.id}@@`;

interface StyleHooks {
  createStylesheet: { tap: (name: string, change: (code: string) => string) => void };
}
/** webpack does not export it; its version is pinned. */
const { getCompilationHooks: styleHooksOf } = createRequire(import.meta.url)(
  'webpack/lib/css/CssLoadingRuntimeModule.js',
) as { getCompilationHooks: (compilation: Compilation) => StyleHooks };

/**
 * Loads chunks and their styles with the hash of their bytes, scripts through the page's Trusted
 * Types policy, all in CORS mode so that the document's preload is reused.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      if (compilation.compiler.isChild()) return;
      patchScriptLoading(compilation);
      patchStyleLoading(compilation);
      compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk) => {
        compilation.addRuntimeModule(chunk, new IntegrityMap());
      });
      compilation.hooks.processAssets.tap(
        // Runs just before names are derived from contents, so that the name of the entry covers
        // the hashes.
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1 },
        () => fillPlaceholders(compilation),
      );
    });
  }
}

class IntegrityMap extends webpack.RuntimeModule {
  constructor() {
    super('chunk integrity', webpack.RuntimeModule.STAGE_ATTACH);
  }

  override generate() {
    const chunks: Chunk[] = [...(this.chunk?.getAllAsyncChunks() ?? [])];
    const maps: Record<Kind, Record<string, string>> = { js: {}, css: {} };
    for (const chunk of chunks) {
      maps.js[String(chunk.id)] = placeholderOf('js', chunk);
      const styles = this.chunkGraph?.getChunkModulesIterableBySourceType(chunk, 'css');
      if (styles) maps.css[String(chunk.id)] = placeholderOf('css', chunk);
    }
    return `${FIELD} = ${JSON.stringify(maps)};`;
  }
}

function patchScriptLoading(compilation: Compilation) {
  const hooks = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
  hooks.createScript.tap(NAME, (code) => {
    const [, rest = ''] = code.split('script.src = ', 2);
    const write = `script.src = ${rest.slice(0, rest.indexOf(';') + 1)}`;
    if (!write.includes('url')) throw new Error("webpack's script loading has changed");
    return code.replace(
      write,
      [
        'script.src = self.__mfe ? self.__mfe.u(url) : url;',
        "script.crossOrigin = 'anonymous';",
        `if (${FIELD}.js[chunkId]) script.integrity = ${FIELD}.js[chunkId];`,
      ].join('\n'),
    );
  });
}

function patchStyleLoading(compilation: Compilation) {
  styleHooksOf(compilation).createStylesheet.tap(NAME, (code) =>
    [
      code,
      "link.crossOrigin = 'anonymous';",
      `if (${FIELD}.css[chunkId]) link.integrity = ${FIELD}.css[chunkId];`,
    ].join('\n'),
  );
}

function fillPlaceholders(compilation: Compilation) {
  const hashes = new Map<string, string>();
  for (const chunk of compilation.chunks) {
    for (const kind of KINDS) {
      const file = [...chunk.files].find((name) => name.endsWith(`.${kind}`));
      const asset = file && compilation.getAsset(file);
      if (asset) hashes.set(placeholderOf(kind, chunk), integrityOf(asset.source.buffer()));
    }
  }
  for (const chunk of compilation.chunks) {
    if (!chunk.hasRuntime()) continue;
    for (const file of chunk.files) {
      compilation.updateAsset(file, (source) => {
        const text = String(source.source());
        // A chunk without scripts of its own has nothing to check.
        const filled = text.replace(/@@integrity:[^@]+@@/g, (mark) => hashes.get(mark) ?? '');
        return new webpack.sources.RawSource(filled);
      });
    }
  }
}
