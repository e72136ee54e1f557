import type { z } from 'zod';
import { keysAt, type Described } from './described.ts';
import { didYouMean } from '../compile/near-name.ts';
import { typeText } from './plain-issue.ts';

type Issue = z.core.$ZodIssue;

/** What is wrong with a value, and where. */
export interface ValueProblem {
  path: readonly PropertyKey[];
  message: string;
  /** Whether the value is there, and empty. */
  isEmpty?: true;
}

/**
 * What is wrong with a value, in words; each key that its schema does not have is named once.
 * @param issues made with `plainIssue`
 */
export function valueProblems(
  schema: Described,
  value: unknown,
  issues: readonly Issue[],
): ValueProblem[] {
  const unknown = unknownKeys(schema, value);
  const known = new Set(unknown.map(({ path }) => path.join('.')));
  return [
    ...unknown,
    ...issues
      .flatMap(flat)
      .flatMap((issue) => problemsOf(issue))
      .filter(({ path, isUnknown }) => !isUnknown || !known.has(path.join('.')))
      .map(({ isUnknown: _, ...problem }) => problem),
  ];
}

function problemsOf(issue: Issue): (ValueProblem & { isUnknown?: true })[] {
  const { path, message } = issue;
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      ...{ path: [...path, key], message: 'unknown key', isUnknown: true as const },
    }));
  // What is absent says so, whatever its schema says of wrong values.
  if (issue.code === 'invalid_type' && (issue.input === undefined || issue.input === null)) {
    const isEmpty = issue.input === null && { isEmpty: true as const };
    return [{ path, message: typeText(issue.expected, issue.input), ...isEmpty }];
  }
  return [{ path, message }];
}

/** Keys of a value that its schema does not have: a mistyped one would be lost without a word. */
function unknownKeys(
  schema: Described,
  value: unknown,
  path: readonly PropertyKey[] = [],
): ValueProblem[] {
  if (Array.isArray(value))
    return value.flatMap((entry: unknown, index) => unknownKeys(schema, entry, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  const known = keysAt(schema, path, value);
  if (!known) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (known.includes(key) || known.includes('*'))
      return unknownKeys(schema, inner, [...path, key]);
    const hint = didYouMean(key, known);
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
