import type { JsonSchema } from '@portico/sdk/platform';

/** A schema, and the root schema with its definitions. */
export interface Node {
  schema: JsonSchema;
  root: JsonSchema;
}

/** A schema of values of one JSON type, or of any type. */
export interface Alternative extends Node {
  type: string;
}

export const ANY = 'any';

/** Ends references that lead to themselves; no contract nests references this deep. */
const MAX_DEPTH = 30;

export const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Resolves references and unions into one schema per type. An unreadable schema is of type `any`. */
export function alternativesOf({ schema, root }: Node, depth = 0): Alternative[] {
  const { $ref, type } = schema;
  if (depth > MAX_DEPTH) return [{ schema: {}, root, type: ANY }];
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
      .flatMap((member) => alternativesOf({ schema: member, root }, depth + 1));
  }
  const types = [type].flat().filter((name) => typeof name === 'string');
  if (types.length === 0) return [{ schema, root, type: ANY }];
  return types.map((name) => ({ schema, root, type: name }));
}

function definition(root: JsonSchema, ref: string): JsonSchema | undefined {
  const definitions = root['$defs'];
  const name = ref.replace('#/$defs/', '');
  const found = isObject(definitions) && Object.hasOwn(definitions, name) && definitions[name];
  return isObject(found) ? found : undefined;
}

/** @returns the schema below a key, if there is one */
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

/** @returns the allowed values, as JSON; undefined: any value of the type */
export function valuesOf({ schema }: Node): string[] | undefined {
  if ('const' in schema) return [JSON.stringify(schema['const'])];
  const values = schema['enum'];
  return Array.isArray(values) ? values.map((value) => JSON.stringify(value)) : undefined;
}

/** Pairs of schemas whose comparison is running: schemas may contain themselves. */
const comparing = new WeakMap<JsonSchema, Set<JsonSchema>>();

/** Compares two schemas, unless a comparison of the same pair is already running. */
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

/** The shortest list: among several alternatives, the closest one is reported. */
export const fewest = (lists: readonly string[][]): string[] =>
  lists.toSorted((one, other) => one.length - other.length)[0] ?? [];
