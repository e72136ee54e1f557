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

/** Limits by their names, and whether the first is narrower than the second. */
const LIMITS: [string, (now: number, before: number) => boolean][] = [
  ...['minimum', 'exclusiveMinimum', 'minLength', 'minItems'].map(
    (name): (typeof LIMITS)[number] => [name, (now, before) => now > before],
  ),
  ...['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'].map(
    (name): (typeof LIMITS)[number] => [name, (now, before) => now < before],
  ),
];
/** An expression cannot be held against another; a new one is narrower than none. */
const EXPRESSIONS = ['pattern', 'format'];

/**
 * What somebody could send before and cannot any more, one phrase each.
 * @param at how the value is called: `body.plan`
 */
export function narrowedInputs(before: Node, now: Node, at: string): string[] {
  return compareOnce(before, now, () => compare(before, now, at));
}

function compare(before: Node, now: Node, at: string): string[] {
  const taken = alternativesOf(now);
  if (taken.some(({ type }) => type === ANY)) return [];
  return alternativesOf(before).flatMap((sent) => {
    if (sent.type === ANY) return [];
    const same = taken.filter(({ type }) => fits(sent.type, type));
    if (same.length === 0) {
      return [`${at} must be ${taken.map(({ type }) => type).join(' or ')}, not ${sent.type}`];
    }
    return fewest(same.map((one) => narrowed(sent, one, at)));
  });
}

const fits = (sent: string, taken: string) =>
  sent === taken || (sent === 'integer' && taken === 'number');

function narrowed(before: Alternative, now: Alternative, at: string): string[] {
  return [
    ...narrowedValues(before, now, at),
    ...narrowedLimits(before, now, at),
    ...narrowedFields(before, now, at),
    ...narrowedItems(before, now, at),
  ];
}

function narrowedValues(before: Node, now: Node, at: string): string[] {
  const taken = valuesOf(now);
  if (!taken) return [];
  const sent = valuesOf(before);
  if (!sent) return [`${at} takes only ${taken.join(', ')}`];
  return sent
    .filter((value) => !taken.includes(value))
    .map((value) => `${at} does not take ${value}`);
}

function narrowedLimits(before: Node, now: Node, at: string): string[] {
  const limits = LIMITS.flatMap(([name, isNarrower]) => {
    const [was, is] = [before.schema[name], now.schema[name]];
    if (typeof is !== 'number') return [];
    const fine = typeof was === 'number' && !isNarrower(is, was);
    return fine ? [] : [`${at} has the limit ${name} ${is}`];
  });
  const expressions = EXPRESSIONS.filter(
    (name) => name in now.schema && !EXPRESSIONS.some((one) => one in before.schema),
  );
  return [...limits, ...expressions.map((name) => `${at} has to fit a ${name}`)];
}

function narrowedFields(before: Node, now: Node, at: string): string[] {
  const [sent, taken] = [fieldsOf(before), fieldsOf(now)];
  const always = requiredOf(before);
  const missing = [...requiredOf(now)]
    .filter((name) => !always.has(name))
    .map((name) => `${at}.${String(name)} has to be sent`);
  const rest = now.schema['additionalProperties'];
  const lost = [...sent].flatMap(([name, field]) => {
    const other = taken.get(name) ?? below(now, 'additionalProperties');
    if (other) return narrowedInputs(field, other, `${at}.${name}`);
    return rest === true ? [] : [`${at}.${name} is not taken`];
  });
  return [...missing, ...lost, ...narrowedRest(before, now, at)];
}

/** Fields of any name, as records have them. */
function narrowedRest(before: Node, now: Node, at: string): string[] {
  const sent = below(before, 'additionalProperties');
  if (!sent) return [];
  const taken = below(now, 'additionalProperties');
  if (taken) return narrowedInputs(sent, taken, `${at}.*`);
  return now.schema['additionalProperties'] === true ? [] : [`${at} does not take any name`];
}

function narrowedItems(before: Node, now: Node, at: string): string[] {
  const [sent, taken] = [before.schema['items'], now.schema['items']];
  if (!isObject(sent) || !isObject(taken)) return [];
  return narrowedInputs(
    { schema: sent, root: before.root },
    { schema: taken, root: now.root },
    `${at}[]`,
  );
}
