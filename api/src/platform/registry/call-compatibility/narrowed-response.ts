import {
  ANY,
  alternativesOf,
  below,
  compareOnce,
  fewest,
  fieldsOf,
  requiredOf,
  valuesOf,
} from './schema-alternatives.ts';
import type { Alternative, Node } from './schema-alternatives.ts';

/**
 * Finds guarantees of a response that no longer hold. New fields, new values and new members of a
 * union are additions.
 * @param at path of the value: `response[].price`
 * @returns one phrase each
 */
export function narrowedResponse(before: Node, now: Node, at: string): string[] {
  return compareOnce(before, now, () => compare(before, now, at));
}

function compare(before: Node, now: Node, at: string): string[] {
  const expected = alternativesOf(before);
  if (expected.some(({ type }) => type === ANY)) return [];
  const given = alternativesOf(now);
  return given.flatMap((answer) => {
    if (answer.type === ANY) return [];
    const comparable = expected.filter(({ type }) => isAssignable(answer.type, type));
    if (comparable.length === 0) return [`${at} can be ${answer.type}`];
    if (isNewKind(answer, comparable, given)) return [];
    return fewest(comparable.map((alternative) => narrowed(alternative, answer, at)));
  });
}

const isAssignable = (answer: string, expected: string) =>
  answer === expected || (answer === 'integer' && expected === 'number');

/**
 * Whether a member of a union is an addition: a field with a fixed value distinguishes it from all
 * known members, and these are still there.
 */
function isNewKind(answer: Node, expected: readonly Node[], given: readonly Node[]): boolean {
  return [...fieldsOf(answer).keys()].some((name) => {
    const kind = kindOf(answer, name);
    const others = expected.map((alternative) => kindOf(alternative, name));
    const all = given.map((alternative) => kindOf(alternative, name));
    return (
      kind !== undefined &&
      others.every((other) => other !== undefined && other !== kind && all.includes(other))
    );
  });
}

/** @returns the fixed value of a field, if it has one */
function kindOf(node: Node, name: string): string | undefined {
  const field = fieldsOf(node).get(name);
  const values = field && valuesOf(field);
  return values?.length === 1 ? values[0] : undefined;
}

function narrowed(before: Alternative, now: Alternative, at: string): string[] {
  const [known, given] = [fieldsOf(before), fieldsOf(now)];
  const [promised, kept] = [requiredOf(before), requiredOf(now)];
  const fields = [...known].flatMap(([name, field]) => {
    const other = given.get(name) ?? below(now, 'additionalProperties');
    if (!other) return [`${at}.${name} is no longer sent`];
    const isMissing = promised.has(name) && !kept.has(name);
    return [
      ...(isMissing ? [`${at}.${name} can be missing`] : []),
      ...narrowedResponse(field, other, `${at}.${name}`),
    ];
  });
  return [
    ...fields,
    ...inner(before, now, 'additionalProperties', `${at}.*`),
    ...inner(before, now, 'items', `${at}[]`),
  ];
}

function inner(before: Node, now: Node, key: string, at: string): string[] {
  const [known, given] = [below(before, key), below(now, key)];
  return known && given ? narrowedResponse(known, given, at) : [];
}
