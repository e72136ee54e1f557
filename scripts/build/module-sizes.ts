import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { TraceMap, eachMapping } from '@jridgewell/trace-mapping';
import type { EachMapping } from '@jridgewell/trace-mapping';

/** What is read of `release.json`. */
interface Release {
  name: string;
  version: string;
  entry: string;
  pages: Record<string, { scripts: string[] }>;
}

/** Wrappers of the bundler, and texts of styles. */
const NO_MODULE = '(without a module)';
/** Modules that are listed per page. */
const MOST = 40;

/**
 * The minified bytes of a script by package, or by folder of our sources, according to its source map.
 * What the minifier does not map, such as the texts of styles, has a row of its own.
 */
export function moduleSizes(code: string, map: string): Map<string, number> {
  const lines = code.split('\n');
  const mappings: EachMapping[] = [];
  eachMapping(new TraceMap(map), (mapping) => mappings.push(mapping));
  const sizes = new Map<string, number>();
  const add = (module: string, bytes: number) =>
    sizes.set(module, (sizes.get(module) ?? 0) + bytes);
  let mapped = 0;
  for (const [index, { generatedLine, generatedColumn, source }] of mappings.entries()) {
    const next = mappings[index + 1];
    const end =
      next?.generatedLine === generatedLine
        ? next.generatedColumn
        : (lines[generatedLine - 1]?.length ?? generatedColumn);
    mapped += end - generatedColumn;
    add(moduleOf(source), end - generatedColumn);
  }
  const rest = code.length - mapped;
  if (rest > 0) add(NO_MODULE, rest);
  return sizes;
}

/** `react-dom`, `@module-federation/sdk` or `mfe-tools/src/builder`. */
function moduleOf(source: string | null): string {
  if (source === null) return NO_MODULE;
  const name = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  if (name) return name;
  const path = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^(?:\.\.?\/)+/, '');
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : path;
}

/**
 * What each page of an app loads, by module, as Markdown: for people who want to know why it is that much.
 * @param folder of the built release
 */
export function moduleTable(folder: string): string {
  const { name, version, entry, pages } = JSON.parse(
    readFileSync(`${folder}/release.json`, 'utf8'),
  ) as Release;
  const sections = Object.entries(pages).map(([page, { scripts }]) => {
    const files = [...new Set([entry, ...scripts])];
    const sizes = new Map<string, number>();
    let compressed = 0;
    for (const file of files) {
      const code = readFileSync(`${folder}/${file}`, 'utf8');
      compressed += brotliSize(code);
      const map = `${folder}/${file}.map`;
      const own = existsSync(map)
        ? moduleSizes(code, readFileSync(map, 'utf8'))
        : new Map([[file, code.length]]);
      for (const [module, bytes] of own) sizes.set(module, (sizes.get(module) ?? 0) + bytes);
    }
    return section(page, files, sizes, compressed);
  });
  return [`# ${name} ${version}`, ...sections].join('\n\n') + '\n';
}

function section(page: string, files: string[], sizes: Map<string, number>, compressed: number) {
  const rows = [...sizes].sort(([, a], [, b]) => b - a);
  const total = rows.reduce((sum, [, bytes]) => sum + bytes, 0);
  return [
    `## ${page || 'every page'}`,
    '',
    `${total} bytes, ${compressed} compressed: ${files.join(', ')}`,
    '',
    '| bytes | module |',
    '| ---: | --- |',
    ...rows.slice(0, MOST).map(([module, bytes]) => `| ${bytes} | ${module} |`),
  ].join('\n');
}

/** Nearly the best compression, in a tenth of its time. */
const brotliSize = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
