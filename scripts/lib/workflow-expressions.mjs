import { data, Evaluator, Lexer, Parser } from '@actions/expressions';

/** @typedef {{ [name: string]: string | boolean | Contexts }} Contexts `inputs`, `github`, `needs`, … */

/**
 * Evaluates an expression of GitHub Actions, without its `${{ }}`.
 * @param {string} text
 * @param {Contexts} contexts
 * @throws Error where the expression is invalid or names a context that is not given
 */
function evaluate(text, contexts) {
  const { tokens } = new Lexer(text).lex();
  const names = Object.keys(contexts);
  const expression = new Parser(tokens, names, []).parse();
  return new Evaluator(expression, dictionaryOf(contexts)).evaluate();
}

/** @param {Contexts} contexts @returns {InstanceType<typeof data.Dictionary>} */
function dictionaryOf(contexts) {
  const pairs = Object.entries(contexts).map(([key, value]) => ({ key, value: valueOf(value) }));
  return new data.Dictionary(...pairs);
}

/** @param {string | boolean | Contexts} value */
function valueOf(value) {
  if (typeof value === 'string') return new data.StringData(value);
  return typeof value === 'boolean' ? new data.BooleanData(value) : dictionaryOf(value);
}

/**
 * A text with every `${{ … }}` replaced by its value.
 * @param {string} text
 * @param {Contexts} contexts
 */
export function fillIn(text, contexts) {
  return text.replace(/\$\{\{(.*?)\}\}/g, (_whole, expression) =>
    evaluate(String(expression).trim(), contexts).coerceString(),
  );
}

/**
 * Whether a step or a job runs.
 * @param {string | undefined} condition its `if`; none: it runs
 * @param {Contexts} contexts
 */
export function isMet(condition, contexts) {
  if (condition === undefined) return true;
  const text = condition.replace(/^\s*\$\{\{(.*)\}\}\s*$/s, '$1').trim();
  const value = evaluate(text, contexts);
  return !(value.kind === data.Kind.Boolean
    ? !(/** @type {any} */ (value).value)
    : value.coerceString() === '');
}
