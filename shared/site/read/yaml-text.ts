import { isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { Document } from 'yaml';
import type { z } from 'zod';
import { describe } from './described.ts';
import { valueProblems, type ValueProblem } from './issue-text.ts';
import { plainIssue } from './plain-issue.ts';
import type { Problem } from './problem.ts';
import type { SiteFiles } from './site-folder.ts';
import { cutTexts, lostValue, syntaxProblems } from './yaml-syntax.ts';

/** What a text holds, and what is wrong with it. Unknown keys alone make no value unreadable. */
export interface Read<T> {
  value?: T;
  problems: Problem[];
}

/**
 * Reads YAML (JSON is YAML) and checks it.
 * @param file below the pack, for problems
 * @param firstLine of the text within the file
 */
export function readYaml<S extends z.ZodType>(
  text: string,
  schema: S,
  file: string,
  firstLine = 1,
): Read<z.infer<S>> {
  const lines = new LineCounter();
  // No tags of other types, and no anchors that could grow a value: a pack is plain data.
  const document = parseDocument(text, { lineCounter: lines, schema: 'core', uniqueKeys: true });
  const lineOf = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const broken = syntaxProblems(document);
  if (broken.length > 0)
    return { problems: broken.map(({ at, message }) => ({ file, line: lineOf(at), message })) };
  const alias = aliasIn(document);
  if (alias !== undefined)
    return {
      problems: [
        {
          file,
          line: lineOf(alias),
          message: 'must have no aliases (*name): write the value again',
        },
      ],
    };
  const value: unknown = document.toJS({ maxAliasCount: 0 });
  const problem = ({ path, message, isEmpty }: ValueProblem): Problem => {
    const offset = offsetOf(document, path);
    const lost = isEmpty && offset !== undefined ? lostValue(document, path) : undefined;
    return {
      file,
      ...(offset !== undefined && { line: lineOf(offset) }),
      ...(path.length > 0 && { key: path.map(String).join('.') }),
      message: lost ?? message,
    };
  };
  const result = schema.safeParse(value ?? {}, { reportInput: true, error: plainIssue });
  const problems = valueProblems(describe(schema), value, result.error?.issues ?? []).map(problem);
  const cut = cutTexts(document, text).map(({ at, message }) => ({
    ...{ file, line: lineOf(at), message },
  }));
  return { ...(result.success && { value: result.data }), problems: [...problems, ...cut] };
}

/** Where the first alias is. */
function aliasIn(document: Document): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Alias: (_key, { range }) => {
      offset = range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return offset;
}

/** A problem with a value of a file that was read before. @param path of the value, as `['links', 'docs']` */
export function problemAt(
  files: SiteFiles,
  file: string,
  path: readonly PropertyKey[],
  message: string,
): Problem {
  const lines = new LineCounter();
  const document = parseDocument(files.get(file)?.toString('utf8') ?? '', { lineCounter: lines });
  const offset = offsetOf(document, path);
  return {
    file,
    ...(offset !== undefined && { line: lines.linePos(offset).line }),
    ...{ key: path.map(String).join('.'), message },
  };
}

/** Where a value is, or the nearest one around it. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const parent: unknown =
      length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
    const name = path[length - 1];
    if (isMap(parent)) {
      const pair = parent.items.find(({ key }) => isScalar(key) && key.value === name);
      if (pair && isNode(pair.key)) return pair.key.range?.[0];
    }
    const node: unknown = document.getIn(path.slice(0, length), true);
    if (isNode(node)) return node.range?.[0];
  }
  return isNode(document.contents) ? document.contents.range?.[0] : undefined;
}
