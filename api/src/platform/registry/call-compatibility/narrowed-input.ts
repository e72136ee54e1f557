import {
  ANY,
  alternativesOf,
  below,
  compareOnce,
  fewest,
  fieldsOf,
  isObject,
  requiredOf,
  valuesOf,
} from './schema-alternatives.ts';
import type { Alternative, Node } from './schema-alternatives.ts';

/** Names of limits, each with a test whether the new limit is stricter. */
const LIMITS: [string, (now: number, before: number) => boolean][] = [
  ...['minimum', 'exclusiveMinimum', 'minLength', 'minItems'].map(
    (name): (typeof LIMITS)[number] => [name, (now, before) => now > before],
  ),
  ...['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'].map(
    (name): (typeof LIMITS)[number] => [name, (now, before) => now < before],
  ),
];
/** Two expressions cannot be compared; an expression where none was is stricter. */
const EXPRESSIONS = ['pattern', 'format'];

/**
 * Finds inputs that were accepted before and no longer are.
 * @param at path of the value: `body.plan`
 * @returns one phrase each
 */
export function narrowedInput(before: Node, now: Node, at: string): string[] {
  return compareOnce(before, now, () => compare(before, now, at));
}

function compare(before: Node, now: Node, at: string): string[] {
  const accepted = alternativesOf(now);
  if (accepted.some(({ type }) => type === ANY)) return [];
  return alternativesOf(before).flatMap((sent) => {
    if (sent.type === ANY) return [];
    const comparable = accepted.filter(({ type }) => isAssignable(sent.type, type));
    if (comparable.length === 0) {
      return [`${at} must be ${accepted.map(({ type }) => type).join(' or ')}, not ${sent.type}`];
    }
    return fewest(comparable.map((alternative) => narrowed(sent, alternative, at)));
  });
}

const isAssignable = (sent: string, accepted: string) =>
  sent === accepted || (sent === 'integer' && accepted === 'number');

function narrowed(before: Alternative, now: Alternative, at: string): string[] {
  return [
    ...narrowedValues(before, now, at),
    ...narrowedLimits(before, now, at),
    ...narrowedFields(before, now, at),
    ...narrowedItems(before, now, at),
  ];
}

function narrowedValues(before: Node, now: Node, at: string): string[] {
  const accepted = valuesOf(now);
  if (!accepted) return [];
  const sent = valuesOf(before);
  if (!sent) return [`${at} only accepts ${accepted.join(', ')}`];
  return sent
    .filter((value) => !accepted.includes(value))
    .map((value) => `${at} no longer accepts ${value}`);
}

function narrowedLimits(before: Node, now: Node, at: string): string[] {
  const limits = LIMITS.flatMap(([name, isNarrower]) => {
    const [was, is] = [before.schema[name], now.schema[name]];
    if (typeof is !== 'number') return [];
    const fine = typeof was === 'number' && !isNarrower(is, was);
    return fine ? [] : [`${at} has the stricter limit ${name} ${is}`];
  });
  const expressions = EXPRESSIONS.filter(
    (name) => name in now.schema && !EXPRESSIONS.some((known) => known in before.schema),
  );
  return [...limits, ...expressions.map((name) => `${at} must match a ${name}`)];
}

function narrowedFields(before: Node, now: Node, at: string): string[] {
  const [sent, accepted] = [fieldsOf(before), fieldsOf(now)];
  const always = requiredOf(before);
  const missing = [...requiredOf(now)]
    .filter((name) => !always.has(name))
    .map((name) => `${at}.${String(name)} is required`);
  const rest = now.schema['additionalProperties'];
  const lost = [...sent].flatMap(([name, field]) => {
    const other = accepted.get(name) ?? below(now, 'additionalProperties');
    if (other) return narrowedInput(field, other, `${at}.${name}`);
    return rest === true ? [] : [`${at}.${name} is no longer accepted`];
  });
  return [...missing, ...lost, ...narrowedRest(before, now, at)];
}

/** Fields with arbitrary names, as in records. */
function narrowedRest(before: Node, now: Node, at: string): string[] {
  const sent = below(before, 'additionalProperties');
  if (!sent) return [];
  const accepted = below(now, 'additionalProperties');
  if (accepted) return narrowedInput(sent, accepted, `${at}.*`);
  return now.schema['additionalProperties'] === true
    ? []
    : [`${at} no longer accepts arbitrary names`];
}

function narrowedItems(before: Node, now: Node, at: string): string[] {
  const [sent, accepted] = [before.schema['items'], now.schema['items']];
  if (!isObject(sent) || !isObject(accepted)) return [];
  return narrowedInput(
    { schema: sent, root: before.root },
    { schema: accepted, root: now.root },
    `${at}[]`,
  );
}
