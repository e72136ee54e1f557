import { parse } from 'acorn';
import { bindingsOf } from './bindings.ts';
import type { Bindings } from './bindings.ts';
import { operationsIn } from './calls.ts';
import { hasLastArgument } from './last-argument.ts';
import { WHOLE, consumptionsIn, namesRead } from './consumed-modules.ts';
import type { Consumption } from './consumed-modules.ts';

export { WHOLE };

/** What the built scripts of a release use, regardless of the bundler. */
export interface UsedByScripts {
  /** Modules that they consume from the share scope. */
  shared: Consumption[];
  /** Share key -> names that they read from it; {@link WHOLE} stands for all. */
  names: ReadonlyMap<string, ReadonlySet<string>>;
  /** Operations of the API that they call. */
  operations: ReadonlySet<string>;
}

/** A release whose scripts contain none of these keys uses nothing. */
export const TEXTS_OF_USES = ['requiredVersion', 'canonical', 'operation'];

/** Without these keys a script consumes nothing from the share scope and defines no call. */
const CONSUMES = /requiredVersion["']?:/;
const USES = /canonical["']?:|operation["']?:/;

/**
 * Reads built scripts: output of webpack, Rspack or Vite, minified or not. It recognizes the output
 * of these bundlers, not code that is obfuscated on purpose.
 * @param scripts path -> text
 * @throws {SyntaxError} with the path of a script that is not JavaScript
 */
export function usedByScripts(scripts: ReadonlyMap<string, string>): UsedByScripts {
  const consumed: (Consumption & { id: string })[] = [];
  for (const [path, text] of scripts) {
    if (!CONSUMES.test(text)) continue;
    consumed.push(...consumptionsIn(bindingsIn(path, text)));
  }
  const modules = new Map(consumed.map(({ id, module }) => [id, module]));
  const forms = [...modules.keys()].flatMap(formsOf);
  const names = new Map<string, Set<string>>();
  const operations = new Set<string>();
  for (const [path, text] of scripts) {
    // Large chunks without such a text, such as charts, are not parsed.
    if (!USES.test(text) && !forms.some((form) => hasLastArgument(text, form))) continue;
    const bindings = bindingsIn(path, text);
    for (const [module, found] of namesRead(bindings, modules)) {
      const all = names.get(module) ?? new Set();
      names.set(module, all);
      for (const name of found) all.add(name);
    }
    for (const operation of operationsIn(bindings)) operations.add(operation);
  }
  return { shared: consumed.map(({ module, range }) => ({ module, range })), names, operations };
}

/** How a script may write the id of a module: `1000` also as `1e3`. */
const formsOf = (id: string): string[] =>
  /^\d+$/.test(id) && id.endsWith('00')
    ? [id, id.replace(/(?<!0)0+$/, (zeros) => `e${zeros.length}`)]
    : [id];

function bindingsIn(path: string, text: string): Bindings {
  try {
    return bindingsOf(program(text));
  } catch (error) {
    // Deeply nested code causes a RangeError.
    throw new SyntaxError(`${path} cannot be read: ${String(error)}`, { cause: error });
  }
}

function program(text: string) {
  try {
    return parse(text, { ecmaVersion: 'latest', sourceType: 'module' });
  } catch {
    return parse(text, { ecmaVersion: 'latest', sourceType: 'script' });
  }
}
