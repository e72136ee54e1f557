/**
 * How a build meets the policies of the site for chunks (docs/releases.md, any bundler). Without it the pages of a
 * remote stay empty: browsers block its chunks.
 */
export const CHECKED_CHUNKS =
  'Chunks need their hash, and their addresses pass through self.__mfe.u. ' +
  'webpack: build with @portico/remote, whose ChunkIntegrityPlugin does both. ' +
  'Rspack: SubresourceIntegrityPlugin and the TrustedChunksPlugin of docs/releases.md, "Any bundler". ' +
  'Vite: build ES modules, which need neither.';
