import { build } from 'esbuild';
import type { Plugin } from 'esbuild';
import type { UsedCalls } from './operations.ts';
import { importedNames } from './used-names.ts';

/** A file with calls of a noun, in the sources or the build of the sdk, which the shell contains. */
const CALLS = /[\\/]contracts[\\/](.+)[\\/]calls\.[jt]s$/;

/**
 * Reads from the sources of the shell which API calls it makes, including those of the names that it provides.
 * @param folder of the shell, absolute
 */
export async function shellCalls(folder: string): Promise<UsedCalls> {
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: ['./src/main.tsx'],
    bundle: true,
    splitting: true,
    write: false,
    outdir: 'shell-calls',
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    conditions: ['@portico/source'],
    plugins: [callsAsPackages],
    logLevel: 'silent',
  });
  const texts = outputFiles.map(({ text }) => text);
  return (await importedNames(texts)).calls;
}

/** Leaves imports of calls as a remote writes them, and skips packages, which make no calls. */
const callsAsPackages: Plugin = {
  name: 'calls-as-packages',
  setup(setup) {
    setup.onResolve({ filter: /(^|\/)calls(\.[jt]s)?$/ }, async ({ path, pluginData, ...from }) => {
      if (pluginData === 'resolving') return undefined;
      if (!path.startsWith('.')) return { path, external: true, sideEffects: false };
      const { path: file } = await setup.resolve(path, { ...from, pluginData: 'resolving' });
      const noun = CALLS.exec(file)?.[1]?.replaceAll('\\', '/');
      if (noun === undefined) return undefined;
      // Without side effects: a file whose calls are not used leaves no import.
      return { path: `@portico/sdk/contracts/${noun}/calls`, external: true, sideEffects: false };
    });
    setup.onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
      kind === 'entry-point' || path.startsWith('@portico/') ? undefined : { external: true },
    );
  },
};
