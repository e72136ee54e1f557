import { z } from 'zod';
import type { CallShape, JsonSchema } from '@portico/sdk/platform';
import type { Contract } from './contract.ts';

/** Annotations without effect on validation. */
const ANNOTATIONS = new Set(['$schema', 'id', 'title', 'description', 'examples', 'default']);
/** The keys below these keywords are field names. */
const FIELD_MAPS = new Set(['properties', '$defs']);

/** A contract as data; it is stored with a release and compared with the API's contract. */
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
  return withoutAnnotations(
    z.toJSONSchema(schema, { io, unrepresentable: 'any' }),
    false,
  ) as JsonSchema;
}

function withoutAnnotations(value: unknown, isByName: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutAnnotations(item, false));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isByName || !ANNOTATIONS.has(key))
      .map(([key, inner]) => [key, withoutAnnotations(inner, !isByName && FIELD_MAPS.has(key))]),
  );
}
