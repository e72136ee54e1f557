import type { LoaderContext } from 'webpack';

interface Options {
  /** Names of functions and methods. */
  names: readonly string[];
}

/**
 * Empties functions that nothing calls, so that they and what only they use are left out. A function begins
 * with a line that ends with `{`, or with lines that list its only parameter's fields, and ends with the first
 * line that is `}` with the same indentation.
 * @throws for a version of the library without one of them
 */
export default function unusedFunctionsLoader(
  this: Pick<LoaderContext<Options>, 'getOptions' | 'resourcePath'>,
  source: string,
): string {
  return this.getOptions().names.reduce((text, name) => {
    const whole = new RegExp(
      `^([ \\t]*)((?:export |async |function )*${name} ?\\((?:\\{\\n[^}]*\\n\\1\\})?[^\\n]*\\) \\{)\\n[^]*?\\n\\1\\}`,
      'm',
    );
    if (!whole.test(text)) throw new Error(`${this.resourcePath} has no function ${name}`);
    return text.replace(
      whole,
      `$1$2\n$1\tthrow new Error('${name} is left out of the shell');\n$1}`,
    );
  }, source);
}
