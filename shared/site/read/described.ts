import { z } from 'zod';

/** A JSON schema, as far as names of keys are read from it. */
export interface Described {
  properties?: Record<string, Described>;
  items?: Described;
  anyOf?: Described[];
  oneOf?: Described[];
  additionalProperties?: Described | boolean;
  const?: unknown;
}

/** What a file of a pack may contain, as a JSON schema. */
export const describe = (schema: z.ZodType): Described =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described;

const alternativesOf = (schema: Described): Described[] =>
  [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
    .flatMap(alternativesOf)
    .concat(schema.anyOf || schema.oneOf ? [] : [schema]);

/**
 * The keys that an object may have; `*`: any.
 * @param path of the object
 * @param value the object: of alternatives, those of its `kind`
 * @returns undefined where no object is expected
 */
export function keysAt(
  schema: Described,
  path: readonly PropertyKey[],
  value: object,
): string[] | undefined {
  const found = alternativesAt(schema, path);
  const objects = found.filter(
    ({ properties, additionalProperties }) => properties ?? additionalProperties,
  );
  const fitting = objects.filter(({ properties = {} }) =>
    Object.entries(properties).every(
      ([key, { const: only }]) =>
        only === undefined || (value as Record<string, unknown>)[key] === only,
    ),
  );
  const chosen = fitting.length > 0 ? fitting : objects;
  if (chosen.length === 0) return undefined;
  return [
    ...new Set(
      chosen.flatMap(({ properties, additionalProperties }) => [
        ...Object.keys(properties ?? {}),
        ...(typeof additionalProperties === 'object' ? ['*'] : []),
      ]),
    ),
  ];
}

function alternativesAt(schema: Described, path: readonly PropertyKey[]): Described[] {
  const [first, ...rest] = path;
  const alternatives = alternativesOf(schema);
  if (first === undefined) return alternatives;
  return alternatives
    .flatMap(({ items, properties, additionalProperties }) => {
      const next =
        typeof first === 'number' ? items : (properties?.[String(first)] ?? additionalProperties);
      return typeof next === 'object' ? [next] : [];
    })
    .flatMap((next) => alternativesAt(next, rest));
}
