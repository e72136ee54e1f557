import { posix } from 'node:path';
import type { DeadReference, ReferenceCheck } from './repository.ts';

export const deadScripts: ReferenceCheck = ({ text }, { scripts }) =>
  [...text.matchAll(/\bnpm run (?:-s |--silent )?([a-z][\w:-]*)/g)].flatMap(
    ({ index, 1: name = '' }): DeadReference[] =>
      scripts.has(name) ? [] : [{ at: index, problem: `there is no script "${name}"` }],
  );

/** Modules are referenced without their extension. */
const EXTENSIONS = ['', '.ts', '.tsx', '.js', '.mjs'];

/** The key of a shared module (docs/decisions/0031). */
const NOT_PATHS = new Set(['shared/sdk/data']);

/** Paths in code spans. Placeholders (`<name>`, `mfe-x`) and files that a build writes are not checked. */
export const deadPaths: ReferenceCheck = ({ path, text }, { paths }) => {
  return [...text.matchAll(/`([\w.@-]+(?:\/[\w.@*-]+)+\/?)`/g)].flatMap(
    ({ index, 1: span = '' }): DeadReference[] => {
      const named = span.replace(/\/$/, '');
      const [top = ''] = named.split('/');
      if (!paths.has(top) || NOT_PATHS.has(named) || /\bdist\b/.test(named)) return [];
      if (isFound(named, path, paths)) return [];
      return [{ at: index, problem: `there is no file or folder ${named}` }];
    },
  );
};

function isFound(named: string, document: string, paths: ReadonlySet<string>): boolean {
  const besides = posix.join(posix.dirname(document), named);
  if (!named.includes('*'))
    return [named, besides].some((each) => EXTENSIONS.some((end) => paths.has(each + end)));
  const pattern = new RegExp(
    `^${named.replace(/[.]/g, '\\.').replace(/\*+/g, (stars) => (stars.length > 1 ? '.*' : '[^/]*'))}$`,
  );
  return [...paths].some((each) => pattern.test(each));
}

/** Documents that code and documents refer to: `docs/ingest.md`, or beside the file, or a name alone. */
export const deadDocuments: ReferenceCheck = ({ path, text }, { paths }) => {
  const names = new Set([...paths].map((each) => posix.basename(each)));
  return [...text.matchAll(/(?<![\w/.:*<>${}-])[\w-]+(?:\/[\w.-]+)*\.md\b(?!\w)/g)].flatMap(
    ({ index, 0: name }): DeadReference[] =>
      paths.has(name) || names.has(name) || isFound(name, path, paths)
        ? []
        : [{ at: index, problem: `there is no document ${name}` }],
  );
};
