import { createHash } from 'node:crypto';
import webpack from 'webpack';
import type { Chunk, Compilation, Compiler } from 'webpack';

const NAME = 'ChunkIntegrityPlugin';
const FIELD = '__webpack_require__.integrityOf';

const placeholderOf = (chunk: Chunk) => `@@integrity:${chunk.id}@@`;

export const integrityOf = (bytes: Buffer | string) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Chunks are loaded with the hash of their bytes, through the page's Trusted Types policy, and in
 * CORS mode so that the document's preload is reused (reference/federation.md §11.2, §11.5).
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      if (compilation.compiler.isChild()) return;
      patchScriptLoading(compilation);
      compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk) => {
        compilation.addRuntimeModule(chunk, new IntegrityMap());
      });
      compilation.hooks.processAssets.tap(
        // Just before names are made from contents, so that the entry's name covers the hashes.
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
    const map: Record<string, string> = {};
    for (const chunk of chunks) map[String(chunk.id)] = placeholderOf(chunk);
    return `${FIELD} = ${JSON.stringify(map)};`;
  }
}

function patchScriptLoading(compilation: Compilation) {
  const hooks = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
  hooks.createScript.tap(NAME, (code) => {
    const write = /script\.src = [^;]*url[^;]*;/;
    if (!write.test(code)) throw new Error("webpack's script loading has changed");
    return code.replace(
      write,
      [
        'script.src = self.__mfe.u(url);',
        "script.crossOrigin = 'anonymous';",
        `if (${FIELD}[chunkId]) script.integrity = ${FIELD}[chunkId];`,
      ].join('\n'),
    );
  });
}

function fillPlaceholders(compilation: Compilation) {
  const hashes = new Map<string, string>();
  for (const chunk of compilation.chunks) {
    const file = [...chunk.files].find((name) => name.endsWith('.js'));
    const asset = file && compilation.getAsset(file);
    if (asset) hashes.set(placeholderOf(chunk), integrityOf(asset.source.buffer()));
  }
  for (const chunk of compilation.chunks) {
    if (!chunk.hasRuntime()) continue;
    for (const file of chunk.files) {
      compilation.updateAsset(file, (source) => {
        const text = String(source.source());
        const filled = text.replace(/@@integrity:[^@]+@@/g, (mark) => {
          // A chunk without scripts of its own has nothing to check.
          return hashes.get(mark) ?? '';
        });
        return new webpack.sources.RawSource(filled);
      });
    }
  }
}
