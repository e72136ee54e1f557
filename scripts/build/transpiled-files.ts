import type { SourceTree } from '../lib/source-tree.ts';

const CODE = /(?<!\.test|\.d)\.(tsx?|js)$/;

/** Where a Node workspace holds what is compiled: a folder, or a file. */
const sourcesOf = (name: string): string[] =>
  name === 'shared' ? ['contracts', 'platform', 'rules', 'build', 'sdk/version.ts'] : ['src'];

/** The files of a Node workspace that are compiled, below the root. */
export function transpiledFilesOf(name: string, tree: SourceTree): string[] {
  return sourcesOf(name)
    .map((source) => `${name}/${source}`)
    .flatMap((path) => (CODE.test(path) ? [path] : tree.list(path)))
    .filter((file) => CODE.test(file));
}

/** Where the compiled file lies below the output folder. */
export function outputPathOf(name: string, file: string): string {
  const below = name === 'shared' ? name : `${name}/src`;
  return file.slice(below.length + 1).replace(/\.tsx?$/, '.js');
}
