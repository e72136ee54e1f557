import { z } from 'zod';
import type { CallShape, JsonSchema } from 'shared/platform';
import type { Contract } from './contract.ts';

/** Words for people: they change nothing of what fits. */
const WORDS = new Set(['$schema', 'id', 'title', 'description', 'examples', 'default']);
/** Below these, keys are names of fields. */
const NAMES = new Set(['properties', '$defs']);

/** A contract as data, to be kept with a release and held against an API's. */
export function shapeOf({ call, params, query, body, response }: Contract): CallShape {
  return {
    address: `${call.method} ${call.path}`,
    ...(params && { params: schemaOf(params, 'input') }),
    ...(query && { query: schemaOf(query, 'input') }),
    ...(body && { body: schemaOf(body, 'input') }),
    response: schemaOf(response, 'output'),
  };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  return bare(z.toJSONSchema(schema, { io, unrepresentable: 'any' }), false) as JsonSchema;
}

function bare(value: unknown, isByName: boolean): unknown {
  if (Array.isArray(value)) return value.map((one) => bare(one, false));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isByName || !WORDS.has(key))
      .map(([key, inner]) => [key, bare(inner, !isByName && NAMES.has(key))]),
  );
}
