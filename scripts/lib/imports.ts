import { dirname, join } from 'node:path';
import { exportedSource } from './package-exports.ts';
import type { SourceTree } from './source-tree.ts';

const CODE = /\.(ts|tsx|js|mjs)$/;
const STYLES = /\.css$/;
/** `import type … from 'x'` and `export type … from 'x'`, which no build reads. */
const TYPES =
  /\b(?:import|export)\s+type\s+(?:\{[^}]*\}|\*\s+as\s+\w+|\w+)\s+from\s*['"]([^'"]+)['"]/g;
/** `from 'x'`, `import 'x'`, `import('x')`; also in comments, which is harmless. */
const IMPORT = /\b(?:from|import)\s*(?:\(\s*)?(?:\/\*[^*]*\*\/\s*)?['"]([^'"]+)['"]/g;
/** How the builder refers to files and packages that it passes to webpack. */
const URL_OF_FILE = /\bnew URL\(\s*['"]([^'"]+)['"]\s*,\s*import\.meta\.url\s*(?:,\s*)?\)/g;
const RESOLVED = /\b(?:resolve|require|createRequire\(import\.meta\.url\))\(\s*['"]([^'"]+)['"]/g;
/** `@import 'x'` and `url(x)`. */
const STYLE_IMPORT = /(?:@import\s+|url\(\s*)['"]?([^'")\s]+)/g;

interface ScanOptions {
  /** Whether type imports count, which only type checkers read. */
  types: boolean;
  /** Modules whose imports are not followed. */
  skip?: ReadonlySet<string>;
}

/** What files import, directly or not. */
export interface Scan {
  /** The files themselves and all files that they import, below the root, sorted. */
  files: string[];
  /** Imported packages, each once per folder that it is resolved from. */
  packages: PackageImport[];
}

/** A package as imported by a file. */
export interface PackageImport {
  name: string;
  /** Folder of the importing file. */
  from: string;
}

/**
 * Follows imports from file to file by their text, without compiling or resolving packages.
 * @param roots paths below the root
 */
export function scanImports(
  tree: SourceTree,
  roots: readonly string[],
  options: ScanOptions,
): Scan {
  const files = new Set(roots.filter((path) => tree.read(path)));
  const packages = new Map<string, PackageImport>();
  for (const file of files) {
    for (const source of sourcesIn(file, tree.read(file)?.toString() ?? '', options)) {
      const path = pathOf(tree, file, source);
      if (path) files.add(path);
      const name = path ? undefined : packageOf(source);
      if (name) packages.set(`${name} ${dirname(file)}`, { name, from: dirname(file) });
    }
  }
  return { files: [...files].sort(), packages: [...packages.values()] };
}

/** The imports of a file, as written. */
function sourcesIn(file: string, text: string, { types, skip }: ScanOptions): string[] {
  const all = (code: string, ...patterns: RegExp[]) =>
    patterns.flatMap((pattern) => [...code.matchAll(pattern)].map(([, source = '']) => source));
  if (STYLES.test(file)) return all(text, STYLE_IMPORT);
  if (!CODE.test(file)) return [];
  const code = types ? text : text.replaceAll(TYPES, '');
  return all(code, IMPORT, URL_OF_FILE, RESOLVED).filter((source) => !skip?.has(source));
}

/** @returns undefined if the specifier does not refer to a file of the tree */
function pathOf(tree: SourceTree, file: string, source: string): string | undefined {
  if (!source.startsWith('.')) return exportedSource(tree, source);
  const [address = ''] = source.split(/[?#]/);
  const path = join(dirname(file), address);
  const candidates = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`];
  // The builder runs in its compiled form.
  if (path.endsWith('.js')) candidates.push(path.replace(/\.js$/, '.ts'));
  return candidates.find((candidate) => tree.read(candidate));
}

function packageOf(source: string): string | undefined {
  return /^(?![./]|node:)(@[\w.-]+\/)?[\w.-]+/.exec(source)?.[0];
}
