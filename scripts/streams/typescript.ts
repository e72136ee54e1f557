import type { IngestStream, JsonSchema } from '@portico/contracts/ingest/streams';

type Schemas = Record<string, JsonSchema>;

/** What the module of a client contains. */
export interface ClientFacts {
  streams: readonly IngestStream[];
  answers: Schemas;
  /** Name of a type -> its values. */
  kinds: Readonly<Record<string, readonly string[]>>;
  constants: Readonly<Record<string, string | number>>;
}

/** The TypeScript module with types, addresses and limits of the bot's calls. */
export function clientModule({ streams, answers, constants }: Omit<ClientFacts, 'kinds'>): string {
  const types: Schemas = { ...answers };
  for (const { type, item } of streams) Object.assign(types, { [type]: item }, item.$defs);
  const calls = streams.map(
    ({ name, type: _, item: __, ...call }) => `${JSON.stringify(name)}: ${JSON.stringify(call)},`,
  );
  return [
    ...Object.entries(constants).map(
      ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
    ),
    ...Object.entries(types).map(
      ([name, schema]) => `\nexport interface ${name} ${typeOf(schema)}`,
    ),
    '\n/** The type of one item of each stream. */',
    'export interface Items {',
    ...streams.map(({ name, type }) => `${JSON.stringify(name)}: ${type};`),
    '}',
    '\n/** Address, list and maximum number of items of each stream. */',
    'export const STREAMS = {',
    ...calls,
    '} as const;',
  ].join('\n');
}

/** The TypeScript module with the types of names. */
export const kindsModule = (kinds: ClientFacts['kinds']): string =>
  Object.entries(kinds)
    .map(([name, values]) => `export type ${name} = ${typeOf({ enum: [...values] })};`)
    .join('\n');

/** The TypeScript type of a schema. */
function typeOf(schema: JsonSchema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map(typeOfAny).join(' | ');
  if (Array.isArray(schema.type))
    return schema.type.map((type) => typeOfAny({ ...schema, type })).join(' | ');
  switch (schema.type) {
    case 'array':
      return `(${typeOfAny(schema.items)})[]`;
    case 'object':
      return schema.properties
        ? objectOf(schema)
        : `Record<string, ${typeOfAny(schema.additionalProperties)}>`;
    case 'integer':
      return 'number';
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return schema.type;
    default:
      throw new Error(`A client has no type for ${JSON.stringify(schema)}`);
  }
}

const typeOfAny = (schema: unknown): string => typeOf(schema as JsonSchema);

function objectOf({ properties = {}, required = [] }: JsonSchema): string {
  const fields = Object.entries(properties as Schemas).map(([name, schema]) => {
    const comment = schema.description ? `/** ${schema.description} */\n` : '';
    return `${comment}${name}${required.includes(name) ? '' : '?'}: ${typeOf(schema)};`;
  });
  return `{\n${fields.join('\n')}\n}`;
}
