import { data, Evaluator, Lexer, Parser } from '@actions/expressions';

/** `inputs`, `github`, `needs`, … */
export interface Contexts {
  [name: string]: string | boolean | Contexts;
}

/**
 * Evaluates an expression of GitHub Actions, without its `${{ }}`.
 * @throws Error if the expression is invalid or uses an unknown context
 */
function evaluate(text: string, contexts: Contexts): data.ExpressionData {
  const { tokens } = new Lexer(text).lex();
  const names = Object.keys(contexts);
  const expression = new Parser(tokens, names, []).parse();
  return new Evaluator(expression, dictionaryOf(contexts)).evaluate();
}

function dictionaryOf(contexts: Contexts): data.Dictionary {
  const pairs = Object.entries(contexts).map(([key, value]) => ({ key, value: valueOf(value) }));
  return new data.Dictionary(...pairs);
}

function valueOf(value: string | boolean | Contexts): data.ExpressionData {
  if (typeof value === 'string') return new data.StringData(value);
  return typeof value === 'boolean' ? new data.BooleanData(value) : dictionaryOf(value);
}

/** A text with every `${{ … }}` replaced by its value. */
export function fillIn(text: string, contexts: Contexts): string {
  return text.replace(/\$\{\{(.*?)\}\}/g, (_whole, expression: string) =>
    evaluate(expression.trim(), contexts).coerceString(),
  );
}

/**
 * Whether a step or a job runs.
 * @param condition its `if`; none: it runs
 */
export function isMet(condition: string | undefined, contexts: Contexts): boolean {
  if (condition === undefined) return true;
  const text = condition.replace(/^\s*\$\{\{(.*)\}\}\s*$/s, '$1').trim();
  const value = evaluate(text, contexts);
  return value instanceof data.BooleanData ? value.value : value.coerceString() !== '';
}
