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
 * What somebody could rely on in an answer and cannot any more, one phrase each. New fields, new
 * values and new kinds of a union are additions.
 * @param at how the value is called: `answer[].price`
 */
export function narrowedAnswers(before: Node, now: Node, at: string): string[] {
  return compareOnce(before, now, () => compare(before, now, at));
}

function compare(before: Node, now: Node, at: string): string[] {
  const known = alternativesOf(before);
  if (known.some(({ type }) => type === ANY)) return [];
  const given = alternativesOf(now);
  return given.flatMap((answer) => {
    if (answer.type === ANY) return [];
    const same = known.filter(({ type }) => fits(answer.type, type));
    if (same.length === 0) return [`${at} can be ${answer.type}`];
    if (isNewKind(answer, same, given)) return [];
    return fewest(same.map((one) => narrowed(one, answer, at)));
  });
}

const fits = (answer: string, known: string) =>
  answer === known || (answer === 'integer' && known === 'number');

/** A member of a union that says by a fixed field that it is none of those known, beside them all. */
function isNewKind(answer: Node, known: readonly Node[], given: readonly Node[]): boolean {
  return [...fieldsOf(answer).keys()].some((name) => {
    const kind = kindOf(answer, name);
    const others = known.map((one) => kindOf(one, name));
    const all = given.map((one) => kindOf(one, name));
    return (
      kind !== undefined &&
      others.every((other) => other !== undefined && other !== kind && all.includes(other))
    );
  });
}

/** The one value that a field of it can have. */
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
    if (!other) return [`${at}.${name} is not answered`];
    const isMissing = promised.has(name) && !kept.has(name);
    return [
      ...(isMissing ? [`${at}.${name} can be missing`] : []),
      ...narrowedAnswers(field, other, `${at}.${name}`),
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
  return known && given ? narrowedAnswers(known, given, at) : [];
}
