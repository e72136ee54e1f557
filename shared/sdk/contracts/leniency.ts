import { z } from 'zod';

/**
 * Where pages accept more than the contract promises, because the requirements describe less
 * (docs/requirements):
 * - `optional`: the field may be missing or null
 * - `partial`: this holds for every field of the object
 * - `key`: a number is accepted besides a string
 * - `unchecked`: every value is accepted
 *
 * It affects only the checks of responses in browsers (`answerShapeOf`), not the API or its
 * documents.
 */
export type Leniency = 'optional' | 'partial' | 'key' | 'unchecked';

const registry = z.registry<{ pages: Leniency }>();

/** Marks a schema. @returns the same schema */
export function lenient<S extends z.ZodType>(pages: Leniency, schema: S): S {
  registry.add(schema, { pages });
  return schema;
}

export const leniencyOf = (schema: z.core.$ZodType): Leniency | undefined =>
  registry.get(schema)?.pages;
