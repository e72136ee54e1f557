import type { SourceTree } from '../lib/source-tree.ts';

const CODE = /(?<!\.test|\.d)\.(tsx?|m?js)$/;
/** Helpers of tests. */
const OF_TESTS = /^shared\/\w+\/test\//;

/** Folders with the sources of a package, which keep their names; none: all of it. Other workspaces have `src`. */
const SOURCES: Record<string, string[]> = {
  'shared/sdk': ['contracts', 'platform', 'rules', 'runtime'],
  'shared/contracts': [],
  'shared/site': [],
  'shared/ui': ['components', 'charts'],
  'shared/bot': ['client'],
  'shared/remote': ['build', 'cli', 'dev', 'jest', 'presets', 'release', 'terminal'],
};

/** The files of a Node workspace that are compiled, below the root. */
export function transpiledFilesOf(name: string, tree: SourceTree): string[] {
  const folders = SOURCES[name] ?? ['src'];
  return (folders.length > 0 ? folders.map((folder) => `${name}/${folder}`) : [name])
    .flatMap((folder) => tree.list(folder))
    .filter((file) => CODE.test(file) && !OF_TESTS.test(file));
}

/** Path of the compiled file below the output folder. */
export function outputPathOf(name: string, file: string): string {
  const base = name in SOURCES ? name : `${name}/src`;
  return file.slice(base.length + 1).replace(/\.tsx?$/, '.js');
}
