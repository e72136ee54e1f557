import { build } from 'esbuild';
import { folderOf } from './package-folder.ts';

/** The names that the sdk provides, sorted, read from its two entry points. */
export async function providedNames(): Promise<string[]> {
  const folder = folderOf('@portico/sdk');
  const { metafile } = await build({
    entryPoints: [`${folder}/runtime/index.ts`, `${folder}/runtime/data.ts`],
    bundle: true,
    write: false,
    format: 'esm',
    packages: 'external',
    metafile: true,
    outdir: folder,
    logLevel: 'silent',
  });
  return Object.values(metafile.outputs)
    .flatMap((output) => output.exports)
    .sort();
}
