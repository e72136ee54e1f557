import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname } from 'node:path';
import { runChild } from '../bootstrap/child.mjs';
import { npm } from '../bootstrap/install.mjs';
import { ROOT } from '../bootstrap/paths.mjs';
import { transpile } from '../build/transpile.ts';
import { glob } from '../lib/files.ts';
import type { PackedPackage } from './registry.ts';
import { CliError } from '../../shared/remote/terminal/cli-error.mjs';

/** Published packages in the order of their dependencies, as folders below the root. */
const PUBLISHED: readonly string[] = [
  'shared/sdk',
  'shared/contracts',
  'shared/ui',
  'shared/remote',
  'shared/create-portico-remote',
  'shared/bot',
];

const STAGE = `${ROOT}/.cache/packages`;
/** Not part of the package. */
const UNPUBLISHED = /\.test\.tsx?$|^shared\/\w+\/test\//;

/**
 * Packs published packages: sources, compiled files, and types.
 * @param folders some of them, with those that they need; default: all
 * @throws CliError if types cannot be written
 */
export async function packPackages(folders = PUBLISHED): Promise<PackedPackage[]> {
  rmSync(STAGE, { recursive: true, force: true });
  mkdirSync(`${STAGE}/node_modules/@portico`, { recursive: true });
  mkdirSync(`${STAGE}/tarballs`);
  const packed: PackedPackage[] = [];
  for (const path of folders) packed.push(await pack(path));
  return packed;
}

async function pack(path: string): Promise<PackedPackage> {
  const folder = `${STAGE}/${basename(path)}`;
  for (const file of glob(/./, path).filter((one) => !UNPUBLISHED.test(one))) {
    copy(`${ROOT}/${file}`, `${folder}/${file.slice(path.length + 1)}`);
  }
  // Includes its dot files and its test, which become those of a remote.
  const template = `${ROOT}/${path}/template`;
  if (existsSync(template)) copy(template, `${folder}/template`);
  copy(`${ROOT}/LICENSE`, `${folder}/LICENSE`);
  const manifest = publishedManifest(`${ROOT}/${path}/package.json`);
  writeFileSync(`${folder}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
  if (manifest.exports) {
    await transpile(path, `${folder}/dist`);
    await writeTypes(folder);
    // The following packages read these types.
    symlinkSync(folder, `${STAGE}/node_modules/${manifest.name}`);
  }
  const { code, output } = await npm([
    'pack',
    folder,
    `--pack-destination=${STAGE}/tarballs`,
    '--loglevel=error',
  ]);
  if (code !== 0) throw new CliError(`${manifest.name} cannot be packed:\n${output}`);
  const { name, version } = manifest;
  const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
  return { name, version, tarball: `${STAGE}/tarballs/${file}`, folder };
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true });
}

interface Manifest {
  name: string;
  version: string;
  exports?: object;
}

/** A package.json without the fields that only this repository needs. */
function publishedManifest(file: string): Manifest {
  const {
    scripts: _,
    devDependencies: __,
    ...manifest
  } = JSON.parse(readFileSync(file, 'utf8')) as Manifest & {
    scripts?: object;
    devDependencies?: object;
  };
  return manifest;
}

/** Writes `.d.ts` files into `dist`, in the layout that users of the package import. */
async function writeTypes(folder: string): Promise<void> {
  const config = `${folder}/tsconfig.types.json`;
  const options = {
    ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, incremental: false },
    ...{ tsBuildInfoFile: null, customConditions: [], checkJs: true },
    ...{ rootDir: '.', outDir: 'dist', lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: ['node'] },
  };
  writeFileSync(
    config,
    JSON.stringify({
      extends: `${ROOT}/tsconfig.base.json`,
      compilerOptions: options,
      exclude: ['dist', 'node_modules', 'template'],
    }),
  );
  const compiler = `${ROOT}/node_modules/typescript/bin/tsc`;
  const { code, output } = await runChild(process.execPath, [compiler, '-p', config]);
  rmSync(config);
  if (code !== 0) throw new CliError(`The types of ${folder} cannot be written:\n${output}`);
  for (const entry of readdirSync(`${folder}/dist`, { recursive: true, encoding: 'utf8' })) {
    if (!/\.d\.m?ts$/.test(entry)) continue;
    const file = `${folder}/dist/${entry}`;
    // The compiler keeps the extensions of sources in types.
    const text = readFileSync(file, 'utf8').replace(/(['"]\.[^'"\n]+)\.tsx?(?=['"])/g, '$1.js');
    writeFileSync(file, text);
  }
}
