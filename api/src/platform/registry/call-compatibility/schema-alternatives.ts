import type { JsonSchema } from 'shared/platform';

/** A schema and where its definitions lie. */
export interface Node {
  schema: JsonSchema;
  root: JsonSchema;
}

/** One way of a value to be: of one JSON type, or of any. */
export interface Alternative extends Node {
  type: string;
}

export const ANY = 'any';

/** More references in a row than any call of ours has; such as lead to themselves end here. */
const DEEPEST = 30;

export const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The ways of a value to be, through references and unions. What cannot be told is `any`. */
export function alternativesOf({ schema, root }: Node, depth = 0): Alternative[] {
  const { $ref, type } = schema;
  if (depth > DEEPEST) return [{ schema: {}, root, type: ANY }];
  if (typeof $ref === 'string') {
    const target = definition(root, $ref);
    return target
      ? alternativesOf({ schema: target, root }, depth + 1)
      : [{ schema: {}, root, type: ANY }];
  }
  const union = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(union)) {
    return union
      .filter(isObject)
      .flatMap((one) => alternativesOf({ schema: one, root }, depth + 1));
  }
  const types = [type].flat().filter((one) => typeof one === 'string');
  if (types.length === 0) return [{ schema, root, type: ANY }];
  return types.map((one) => ({ schema, root, type: one }));
}

function definition(root: JsonSchema, ref: string): JsonSchema | undefined {
  const definitions = root['$defs'];
  const name = ref.replace('#/$defs/', '');
  const found = isObject(definitions) && Object.hasOwn(definitions, name) && definitions[name];
  return isObject(found) ? found : undefined;
}

/** The schema below a key, if there is one. */
export function below({ schema, root }: Node, key: string): Node | undefined {
  const inner = schema[key];
  return isObject(inner) ? { schema: inner, root } : undefined;
}

export function fieldsOf({ schema, root }: Node): Map<string, Node> {
  const { properties } = schema;
  if (!isObject(properties)) return new Map();
  return new Map(
    Object.entries(properties).flatMap(([name, inner]) =>
      isObject(inner) ? [[name, { schema: inner, root }] as const] : [],
    ),
  );
}

export function requiredOf({ schema }: Node): Set<unknown> {
  const { required } = schema;
  return new Set(Array.isArray(required) ? required : []);
}

/** The values that it is limited to, as JSON; undefined: it is not. */
export function valuesOf({ schema }: Node): string[] | undefined {
  if ('const' in schema) return [JSON.stringify(schema['const'])];
  const values = schema['enum'];
  return Array.isArray(values) ? values.map((value) => JSON.stringify(value)) : undefined;
}

/** What is being compared right now: schemas that contain themselves come back to it. */
const comparing = new WeakMap<JsonSchema, Set<JsonSchema>>();

/** Compares two schemas, unless that is what is going on already. */
export function compareOnce(before: Node, now: Node, compare: () => string[]): string[] {
  const others = comparing.get(before.schema) ?? new Set();
  if (others.has(now.schema)) return [];
  comparing.set(before.schema, others.add(now.schema));
  try {
    return compare();
  } finally {
    others.delete(now.schema);
  }
}

/** The shortest list: of several ways to be, the one that comes nearest is spoken of. */
export const fewest = (lists: readonly string[][]): string[] =>
  lists.toSorted((one, other) => one.length - other.length)[0] ?? [];
