import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import webpack from 'webpack';
import type { Chunk, Compilation, Compiler, Module } from 'webpack';
import { NOTICES_FILE, SBOM_FILE } from '@portico/sdk/platform';
import { installedPackage } from './installed-package.ts';
import type { InstalledPackage } from './installed-package.ts';
import { noticesOf } from './notices.ts';
import { sbomOf } from './sbom.ts';

const { resolve } = createRequire(import.meta.url);

const NAME = 'ContentsPlugin';
/** Up to the name of the innermost package. A module may also be the text of a `data:` address. */
const PACKAGE = /^(?!data:).*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/**
 * Packages of which a release contains something that is no module: code that loads modules, and fonts.
 */
export type Writer = 'webpack' | '@module-federation/enhanced' | '@fontsource-variable/figtree';

/**
 * Writes two files about the packages that the scripts and stylesheets of an app really contain: their
 * license texts, and a software bill of materials (docs/decisions/0045).
 */
export class ContentsPlugin {
  constructor(
    private readonly app: { name: string; version: string },
    private readonly writers: readonly Writer[],
  ) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      if (compilation.compiler.isChild()) return;
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const folders = [...bundledFolders(compilation), ...this.writers.flatMap(writerFolder)];
          const packages = [...folders.map(installedPackage), ...copiedInto(compiler.context)];
          const emit = (file: string, text: string) =>
            compilation.emitAsset(file, new webpack.sources.RawSource(text));
          emit(NOTICES_FILE, noticesOf(this.app.name, packages));
          emit(SBOM_FILE, sbomOf(this.app, packages));
        },
      );
    });
  }
}

/**
 * The packages of which the sources of an app contain a copy, such as data that a command has written. Their licenses
 * apply to it as to a module.
 * @param folder of the app, absolute
 */
function copiedInto(folder: string): InstalledPackage[] {
  const file = `${folder}/copied-packages.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as InstalledPackage[]) : [];
}

const writerFolder = (name: Writer) => PACKAGE.exec(resolve(name))?.[0] ?? [];

/** The folders of packages with at least one module in a chunk; others are removed from the bundle. */
function bundledFolders(compilation: Compilation): Set<string> {
  const modules = [...compilation.chunks].flatMap((chunk) => modulesOf(compilation, chunk));
  return new Set(
    modules.flatMap((module) => PACKAGE.exec(module.nameForCondition() ?? '')?.[0] ?? []),
  );
}

/** The modules of a chunk. webpack joins most of them to one (`ConcatenatedModule`). */
function modulesOf({ chunkGraph }: Compilation, chunk: Chunk): Module[] {
  return [...chunkGraph.getChunkModulesIterable(chunk)].flatMap((module) =>
    'modules' in module ? (module as { modules: Module[] }).modules : [module],
  );
}
