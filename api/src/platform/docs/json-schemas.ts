import { z } from 'zod';
import { itemSchemaOf } from '@portico/sdk/contracts/ingest/items';

type Json = Record<string, unknown>;

/** Direction of the data: `input` is sent by clients, `output` is received by them. */
type Io = 'input' | 'output';

const SUFFIX = { input: 'Input', output: 'Output' } as const;

/** Converts zod schemas to JSON schemas of OpenAPI 3.1; named schemas become components. */
export class JsonSchemas {
  readonly components: Record<string, Json> = {};
  /** Which direction of a schema has the name without a suffix. */
  private readonly owners = new Map<string, Io>();

  of(schema: z.ZodType, io: Io): Json {
    // Wrapped in an object, so that a named root schema becomes a reference like any other.
    const wrapped = z.toJSONSchema(z.object({ root: schema }), {
      io,
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        const item = itemSchemaOf(zodSchema);
        if (item) Object.assign(jsonSchema, this.of(item, io));
      },
    });
    const { $defs = {}, properties } = relocate(wrapped, (name) => this.nameOf(name, io)) as {
      $defs?: Record<string, Json>;
      properties: { root: Json };
    };
    for (const [name, definition] of Object.entries($defs)) {
      const { id: _id, ...component } = definition;
      this.components[this.nameOf(name, io)] ??= component;
    }
    return properties.root;
  }

  /** A schema may differ by direction: fields with defaults are optional in the input only. */
  private nameOf(name: string, io: Io): string {
    const owner = this.owners.get(name) ?? io;
    this.owners.set(name, owner);
    return owner === io ? name : `${name}${SUFFIX[io]}`;
  }
}

const DEFINITION = '#/$defs/';

function relocate(value: unknown, nameOf: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((inner) => relocate(inner, nameOf));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== '$schema')
      .map(([key, inner]) =>
        key === '$ref' && typeof inner === 'string' && inner.startsWith(DEFINITION)
          ? [key, `#/components/schemas/${nameOf(inner.slice(DEFINITION.length))}`]
          : [key, relocate(inner, nameOf)],
      ),
  );
}
