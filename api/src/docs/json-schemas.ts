import { z } from 'zod';

type Json = Record<string, unknown>;

/** Turns zod schemas into the JSON Schemas of OpenAPI 3.1, with named ones as components. */
export class JsonSchemas {
  readonly components: Record<string, Json> = {};

  /** @param io `input`: what a client sends; `output`: what it receives */
  of(schema: z.ZodType, io: 'input' | 'output'): Json {
    // Wrapped, so that a named schema at the root becomes a reference like any other.
    const wrapped = z.toJSONSchema(z.object({ root: schema }), { io, unrepresentable: 'any' });
    const { $defs = {}, properties } = relocate(wrapped) as {
      $defs?: Record<string, Json>;
      properties: { root: Json };
    };
    for (const [name, definition] of Object.entries($defs)) {
      const { id: _id, ...component } = definition;
      this.components[name] ??= component;
    }
    return properties.root;
  }
}

function relocate(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(relocate);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== '$schema')
      .map(([key, inner]) =>
        key === '$ref' && typeof inner === 'string'
          ? [key, inner.replace('#/$defs/', '#/components/schemas/')]
          : [key, relocate(inner)],
      ),
  );
}
