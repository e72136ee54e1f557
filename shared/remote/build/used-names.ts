import { parse } from '@swc/core';
import type { ImportDeclaration, ImportSpecifier } from '@swc/core';
import { build } from 'esbuild';
import type { BuildOptions, Metafile, Plugin } from 'esbuild';
import { SDK_DATA_MODULE, SDK_MODULE, SHARED_MODULE_NAMES } from '@portico/sdk/platform';
import type { UsedPoints } from './extensions.ts';
import type { UsedCalls } from './operations.ts';

/** The calls of a noun, in a package of contracts: the platform's, the site's, or any other. */
const CALLS = /^((?:@?[\w-]+\/)*?contracts(?:\/[a-z-]+)+)\/calls$/;
/** An extension point, in such a package. */
const EXTENSIONS = /^(?:@?[\w-]+\/)*?contracts\/extensions\/[a-z-]+$/;
/** Modules that remotes may import through the sdk only. */
const PROVIDED_BY_SDK_ONLY =
  /node_modules[\\/](react-router(-dom)?|@reduxjs[\\/]toolkit|react-redux|redux)[\\/]/;

/** What a remote's exposed modules (pages and extensions) use of other packages. */
export interface UsedNames {
  /** Names imported from `@portico/sdk` and `@portico/sdk/data`. */
  sdk: ReadonlySet<string>;
  /** Shared modules that its code, or a package in it, imports. */
  sharedModules: ReadonlySet<string>;
  calls: UsedCalls;
  extensions: UsedPoints;
  /** Modules that use `@portico/sdk/data` when they load, not by a later `import()`. */
  dataModules: ReadonlySet<string>;
}

/**
 * Reads from the sources of a remote which names of the sdk, the API and other remotes its modules
 * use. Independent of the bundler that builds the remote.
 * @param folder of the remote, absolute
 * @param modules exposed name -> source file, relative to the folder
 * @throws if a remote bundles what only the sdk provides, or imports the whole sdk
 */
export async function usedNames(
  folder: string,
  modules: ReadonlyMap<string, string>,
): Promise<UsedNames> {
  const [all, shaken] = await Promise.all([
    // All imports of all modules count, even if a bundler may drop their code: bundlers differ in
    // this.
    bundle(folder, modules, { treeShaking: false, ignoreAnnotations: true, plugins: [onlyOurs] }),
    bundle(folder, modules, { treeShaking: true }),
  ]);
  const bundled = Object.keys(shaken.metafile.inputs).find((file) =>
    PROVIDED_BY_SDK_ONLY.test(file),
  );
  if (bundled) throw new Error(`${bundled} is bundled; import it from '${SDK_MODULE}'`);
  const { metafile } = shaken;
  return {
    ...(await importedNames(all.texts)),
    sharedModules: sharedModulesIn(metafile),
    dataModules: new Set(
      [...modules].flatMap(([name, file]) => (consumesData(metafile, file) ? [name] : [])),
    ),
  };
}

async function bundle(folder: string, modules: ReadonlyMap<string, string>, options: BuildOptions) {
  const { metafile, outputFiles } = await build({
    ...options,
    plugins: [declarationsOutside, ...(options.plugins ?? [])],
    absWorkingDir: folder,
    entryPoints: [...modules].map(([name, file]) => ({ in: file, out: name })),
    bundle: true,
    splitting: true,
    write: false,
    outdir: 'used-names',
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    conditions: ['@portico/source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    external: [...SHARED_MODULE_NAMES],
    loader: { '.svg': 'empty', '.png': 'empty', '.webp': 'empty', '.avif': 'empty' },
    metafile: true,
    logLevel: 'silent',
  });
  return {
    metafile,
    texts: outputFiles.filter(({ path }) => path.endsWith('.js')).map(({ text }) => text),
  };
}

/** Leaves imports of calls and extension points as they are written. */
const declarationsOutside: Plugin = {
  name: 'declarations-outside',
  setup(setup) {
    for (const filter of [CALLS, EXTENSIONS])
      setup.onResolve({ filter }, () => ({ external: true }));
  },
};

/** Skips packages, which do not import the sdk. */
const onlyOurs: Plugin = {
  name: 'only-ours',
  setup(setup) {
    setup.onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
      kind === 'entry-point' || path.startsWith('@portico/') ? undefined : { external: true },
    );
  },
};

/**
 * The names that compiled modules import from the sdk, from the calls of the API and from extension points.
 * @param texts of ES modules
 * @throws if one of these is imported as a whole
 */
export async function importedNames(
  texts: readonly string[],
): Promise<Pick<UsedNames, 'sdk' | 'calls' | 'extensions'>> {
  const sdk = new Set<string>();
  const calls = new Map<string, Set<string>>();
  const extensions = new Map<string, Set<string>>();
  const namesFor = (module: string) => {
    if (module === SDK_MODULE || module === SDK_DATA_MODULE) return sdk;
    const noun = CALLS.exec(module)?.[1];
    if (noun) return namesOf(calls, noun);
    return EXTENSIONS.test(module) ? namesOf(extensions, module) : undefined;
  };
  for (const text of texts) {
    const { body } = await parse(text, { syntax: 'ecmascript', target: 'es2022' });
    const imports = body.filter(
      (item): item is ImportDeclaration => item.type === 'ImportDeclaration',
    );
    for (const { source, specifiers } of imports) {
      const names = namesFor(source.value);
      for (const specifier of specifiers) names?.add(nameOf(specifier, source.value));
    }
  }
  return { sdk, calls, extensions };
}

function namesOf(used: Map<string, Set<string>>, key: string): Set<string> {
  const names = used.get(key) ?? new Set();
  used.set(key, names);
  return names;
}

/** @throws if a module is imported as a whole */
function nameOf(specifier: ImportSpecifier, module: string): string {
  if (specifier.type !== 'ImportSpecifier') throw new Error(`Import single names from '${module}'`);
  return (specifier.imported ?? specifier.local).value;
}

function sharedModulesIn({ outputs }: Metafile): Set<string> {
  const imported = Object.values(outputs).flatMap((output) => output.imports);
  const names: readonly string[] = SHARED_MODULE_NAMES;
  return new Set(imported.map(({ path }) => path).filter((path) => names.includes(path)));
}

/** Whether the files that are loaded with a module import the data part of the sdk. */
function consumesData({ outputs }: Metafile, file: string): boolean {
  const start = Object.keys(outputs).find((path) => outputs[path]?.entryPoint === file);
  const reached = new Set(start ? [start] : []);
  for (const path of reached) {
    for (const { path: imported, kind } of outputs[path]?.imports ?? []) {
      if (kind === 'import-statement') reached.add(imported);
    }
  }
  return reached.has(SDK_DATA_MODULE);
}
