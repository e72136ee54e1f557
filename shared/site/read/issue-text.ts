import { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** A JSON schema, as far as names of keys are read from it. */
interface Described {
  properties?: Record<string, Described>;
  items?: Described;
  anyOf?: Described[];
  oneOf?: Described[];
  additionalProperties?: Described | boolean;
}

/**
 * The issues of a value in words, with its place.
 * @param schema that the value does not meet
 */
export function issueTexts(schema: z.ZodType, issues: readonly Issue[]) {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described;
  return issues.flatMap(flat).map((issue) => ({
    path: issue.path,
    // The place of an unknown key is the key.
    unknown: issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined,
    message: textOf(issue, keysAt(described, issue.path)),
  }));
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

function textOf(issue: Issue, known: readonly string[]): string {
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys;
    const near = known.find((name) => isNear(name, key));
    return `unknown key "${key}"${near ? `; did you mean "${near}"?` : ''} Keys here: ${known.join(', ')}`;
  }
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'is missing';
  return issue.message.replace(/^Invalid input: /, '');
}

function keysAt(schema: Described, path: readonly PropertyKey[]): string[] {
  const alternatives = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const [first, ...rest] = path;
  if (first === undefined) {
    return [...new Set(alternatives.flatMap((each) => Object.keys(each.properties ?? {})))];
  }
  const inner = alternatives.flatMap(({ items, properties, additionalProperties }) => {
    const next = typeof first === 'number' ? items : (properties?.[String(first)] ?? additionalProperties);
    return typeof next === 'object' ? [next] : [];
  });
  return [...new Set(inner.flatMap((each) => keysAt(each, rest)))];
}

/** Whether two names differ by case, an exchanged, a missing or an additional letter. */
function isNear(name: string, other: string): boolean {
  const [one, two] = [name.toLowerCase(), other.toLowerCase()];
  if (one === two || Math.abs(one.length - two.length) > 1) return one === two;
  const start = Array.from(one).findIndex((letter, index) => letter !== two[index]);
  if (start < 0) return true;
  const [restOne, restTwo] = [one.slice(start), two.slice(start)];
  return (
    restOne.slice(1) === restTwo ||
    restOne === restTwo.slice(1) ||
    restOne.slice(1) === restTwo.slice(1) ||
    restOne.slice(2) === restTwo.slice(2)
  );
}
