import type { z } from 'zod';
import { keysAt, type Described } from './described.ts';
import { isNear } from './near-name.ts';

type Issue = z.core.$ZodIssue;

/** The issues of a value in words, with its place. */
export const issueTexts = (issues: readonly Issue[]) =>
  issues.flatMap(flat).map((issue) => ({ path: issue.path, message: textOf(issue) }));

/** Keys of a value that its schema does not have: a mistyped one would be lost without a word. */
export function unknownKeys(
  schema: Described,
  value: unknown,
  path: readonly PropertyKey[] = [],
): { path: readonly PropertyKey[]; message: string }[] {
  if (Array.isArray(value))
    return value.flatMap((entry: unknown, index) => unknownKeys(schema, entry, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  const known = keysAt(schema, path, value);
  if (!known) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (known.includes(key) || known.includes('*'))
      return unknownKeys(schema, inner, [...path, key]);
    const near = known.find((name) => isNear(name, key));
    const hint = near ? `did you mean "${near}"? ` : '';
    return [
      { path: [...path, key], message: `unknown key. ${hint}Keys here: ${known.join(', ')}` },
    ];
  });
}

/** Of the alternatives of a value, those that it meets best. */
function flat(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const best = issue.errors.toSorted((one, other) => weight(one) - weight(other))[0] ?? [];
  return best.flatMap((inner) => flat({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** A key that is missing or unknown says more about another alternative than a wrong value does. */
const weight = (issues: readonly Issue[]) =>
  issues.reduce(
    (sum, { code }) => sum + (code === 'unrecognized_keys' || code === 'invalid_type' ? 3 : 1),
    0,
  );

function textOf(issue: Issue): string {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'is missing';
  return issue.message.replace(/^Invalid input: /, '');
}
