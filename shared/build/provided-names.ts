import { build } from 'esbuild';

/** The names that the sdk provides, sorted, read from its two entry points. @param folder of `shared` */
export async function providedNames(folder: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [`${folder}/sdk/index.ts`, `${folder}/sdk/data.ts`],
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
