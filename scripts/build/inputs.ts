import { SHARED_MODULE_NAMES } from '../../shared/sdk/platform/shared-modules.ts';
import { scanImports } from '../lib/imports.ts';
import type { Scan } from '../lib/imports.ts';
import { packagesReachedBy } from '../lib/locked-packages.ts';
import type { Lock } from '../lib/lockfile.ts';
import type { SourceTree } from '../lib/source-tree.ts';
import { transpiledFilesOf } from './transpiled-files.ts';
import { WORKSPACES } from './workspaces.ts';

/** Everything that the build of a workspace depends on. */
export interface Inputs {
  /** Below the repository root. */
  files: string[];
  /** Path of each package in `package-lock.json` -> its version. */
  packages: ReadonlyMap<string, string>;
}

const TRANSPILER = ['scripts/build/transpile.ts'];
const BUILDER = [...TRANSPILER, 'scripts/build/release.ts', 'shared/remote/build/release.ts'];
const API_ENTRIES = ['api/src/main.ts', 'api/src/cli.ts'];
const API_CONTENTS = ['scripts/build/api-contents.ts'];
const ENTRY_FILE =
  /\/src\/(remote\.ts|pages\/.+\/(?:page|first-screen)\.tsx|extensions\/[^/]+\.tsx)$/;
const SHELL_ENTRIES = [
  ...['shell/src/main.tsx', 'shell/src/frame/frame.tsx', 'shell/src/frame/fonts.ts'],
  // Stands in for a package, by an alias of the shell's build.
  'shell/src/navigation/scroll-lock-style.ts',
];
const PLATFORM = /^@portico\//;
/** Renders pages with the sdk; the builder imports it for an app that has such pages. */
const PRERENDERER = '@portico/sdk/prerender';
const PRERENDERER_FILE = 'shared/sdk/runtime/prerender.tsx';
/** The shell provides the shared modules; a remote contains their output only in its prerendered pages. */
const PROVIDED: ReadonlySet<string> = new Set([...SHARED_MODULE_NAMES, PRERENDERER]);
/** A release contains the shapes of the calls that it makes, which the builder reads from the schemas. */
const CALLS = /^(shared\/(?:sdk\/)?contracts\/.+)\/calls\.ts$/;
/** Each release contains their versions: the range of a remote, the provided version of a shell. */
const SHARED_PACKAGES: Scan = {
  files: [],
  packages: SHARED_MODULE_NAMES.filter((name) => !PLATFORM.test(name)).map((name) => ({
    name: name.replace(/\/.*/, ''),
    from: 'shared/sdk',
  })),
};

/** Files besides sources, below the root: what bundlers read of a workspace. */
const settingsOf = (name: string) => [
  ...[`${name}/package.json`, `${name}/tsconfig.json`, `${name}/copied-packages.json`],
  ...['sdk', 'contracts', 'ui', 'remote'].map((each) => `shared/${each}/package.json`),
  'shared/tsconfig.json',
  ...['package.json', 'tsconfig.base.json'],
];

/**
 * Determines the inputs of a workspace's build before the build: the imports of the compiled files
 * and of the builder, and the locked versions of their packages.
 */
export function inputsOf(name: string, tree: SourceTree): Inputs {
  const scans =
    WORKSPACES[name] === 'node'
      ? // Files are compiled one by one, so the output does not contain what a file imports.
        [
          { files: transpiledFilesOf(name, tree), packages: [] },
          scan(tree, TRANSPILER),
          ...(name === 'api' ? [importedByApi(tree), scan(tree, API_CONTENTS)] : []),
        ]
      : [scanRelease(name, tree), scan(tree, BUILDER, PROVIDED), SHARED_PACKAGES];
  const { packages } = JSON.parse(String(tree.read('package-lock.json'))) as Lock;
  return {
    files: [...new Set(scans.flatMap(({ files }) => files))].sort(),
    packages: packagesReachedBy(
      packages,
      scans.flatMap((each) => each.packages),
    ),
  };
}

const scan = (tree: SourceTree, roots: readonly string[], skip?: ReadonlySet<string>) =>
  scanImports(tree, roots, { types: false, skip });

function scanRelease(name: string, tree: SourceTree): Scan {
  const isShell = WORKSPACES[name] === 'shell';
  const containsSdk = isShell || prerenders(name, tree);
  const entries = isShell ? SHELL_ENTRIES : tree.list(name).filter((file) => ENTRY_FILE.test(file));
  const roots = containsSdk ? [...entries, PRERENDERER_FILE] : entries;
  const skip = containsSdk ? undefined : PROVIDED;
  const schemas = scan(tree, roots, skip).files.flatMap((file) =>
    CALLS.test(file) ? file.replace(CALLS, '$1/schema.ts') : [],
  );
  return scan(tree, [...roots, ...schemas, ...settingsOf(name)], skip);
}

/** The packages that the API imports, which its bill of materials lists. */
export const importedByApi = (tree: SourceTree): Scan => ({
  files: [],
  packages: scan(tree, API_ENTRIES).packages,
});

/** Whether the build renders pages or templates of a remote, which then contain output of the sdk. */
function prerenders(name: string, tree: SourceTree): boolean {
  const { files } = scan(tree, [`${name}/src/remote.ts`], PROVIDED);
  const own = files.filter((file) => file.startsWith(`${name}/`));
  return own.some((file) => /\bprerender\b|\bdata: '/.test(String(tree.read(file))));
}
