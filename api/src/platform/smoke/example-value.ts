type Json = Record<string, unknown>;

/** Values for patterns: the first one that matches is used. */
const CANDIDATES = [
  ...['example', '1', '100000000000000001', '0', 'a', '/example', '1.0.0', '2026-01-01'],
  ...['2026-01-01T00:00:00.000Z', '00000000-0000-4000-8000-000000000000', 'INV-00000000'],
  ...[
    '0'.repeat(16),
    '0'.repeat(32),
    `${'0'.repeat(32)}.png`,
    '0'.repeat(64),
    'https://example.com/',
    '#000000',
    '',
  ],
];

const FORMATS: Record<string, string> = {
  'date-time': '2026-01-01T00:00:00.000Z',
  date: '2026-01-01',
  uuid: '00000000-0000-4000-8000-000000000000',
  uri: 'https://example.com/',
  email: 'person@example.com',
};

/** References may be circular. */
const MAX_REFERENCES = 12;

/**
 * Makes a small value that fits a JSON schema: the required fields, one item per list.
 * @param defs schemas that `#/$defs/<name>` refers to
 */
export function exampleValue(schema: Json, defs: Json = {}, references = 0): unknown {
  const inner = (part: unknown, more = 0) => exampleValue(part as Json, defs, references + more);
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return references < MAX_REFERENCES ? inner(defs[name], 1) : null;
  }
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0] as unknown;
  const options = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (options) return inner(options.find(({ type }) => type !== 'null') ?? { type: 'null' });
  if (Array.isArray(schema.allOf)) {
    const parts = schema.allOf.map((part) => inner(part));
    return parts.every(isObject) ? Object.assign({}, ...parts) : parts[0];
  }
  const type = [schema.type].flat().find((one) => one !== 'null');
  switch (type) {
    case 'object': {
      const properties = (schema.properties ?? {}) as Json;
      const required = (schema.required ?? []) as string[];
      return Object.fromEntries(
        required.filter((key) => key in properties).map((key) => [key, inner(properties[key])]),
      );
    }
    case 'array': {
      if (Array.isArray(schema.prefixItems)) return schema.prefixItems.map((part) => inner(part));
      const count = Math.min(
        Number(schema.maxItems ?? Infinity),
        Number(schema.minItems ?? 1) || 1,
      );
      return isObject(schema.items) ? Array.from({ length: count }, () => inner(schema.items)) : [];
    }
    case 'string':
      return exampleText(schema);
    case 'integer':
    case 'number':
      return exampleNumber(schema);
    case 'boolean':
      return false;
    default:
      return null;
  }
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function exampleText({ format, pattern, minLength, maxLength }: Json): string {
  const sample = typeof format === 'string' ? FORMATS[format] : undefined;
  const fits = typeof pattern === 'string' ? new RegExp(pattern, 'u') : undefined;
  const value = sample ?? CANDIDATES.find((one) => fits?.test(one) ?? true) ?? 'example';
  const long = value.padEnd(Number(minLength ?? 0), 'e');
  return fits ? long : long.slice(0, Number(maxLength ?? long.length));
}

function exampleNumber({ minimum, exclusiveMinimum, maximum, exclusiveMaximum }: Json): number {
  const least = Math.max(Number(minimum ?? -Infinity), Number(exclusiveMinimum ?? -Infinity) + 1);
  const most = Math.min(Number(maximum ?? Infinity), Number(exclusiveMaximum ?? Infinity) - 1);
  return Math.min(Math.max(1, least), most);
}
