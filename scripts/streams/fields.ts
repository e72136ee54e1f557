import type { JsonSchema } from '@portico/contracts/ingest/streams';

type Schemas = Record<string, JsonSchema>;

/** Patterns that words describe better. */
const PATTERNS: Readonly<Record<string, string>> = {
  '^\\d{17,20}$': 'an id of Discord, as a string',
  '^[A-Za-z0-9._:-]{1,64}$': 'your id of the event',
  '^\\w{1,64}$': "a hash of Discord's images",
  '^-?\\d{1,16}(\\.\\d{1,4})?$': 'a decimal, as a string: `"1234.56"`',
};

/** The table of the fields of an item, in Markdown. Fields of objects are below their object. */
export function fieldTable(item: JsonSchema): string {
  const rows = rowsOf(item, item.$defs ?? {}, '');
  return ['| field | value |', '| --- | --- |', ...rows].join('\n');
}

function rowsOf(schema: JsonSchema, defs: Schemas, prefix: string): string[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties as Schemas).flatMap(([name, field]) => {
    const path = prefix + name;
    const mark = required.includes(name) ? '' : ' (optional)';
    const value = [valueOf(field, defs), field.description ?? ''].filter(Boolean).join('. ');
    const inner = objectIn(field, defs);
    return [
      `| \`${path}\`${mark} | ${value.replaceAll('|', '\\|')} |`,
      ...(inner ? rowsOf(inner, defs, `${path}.`) : []),
    ];
  });
}

/** The object with known fields that a value is, or is unless it is null. */
function objectIn(schema: JsonSchema, defs: Schemas): JsonSchema | undefined {
  const own = resolved(schema, defs);
  if (own.properties) return own;
  return alternatives(own)
    .map((one) => objectIn(one, defs))
    .find((one) => one !== undefined);
}

function valueOf(schema: JsonSchema, defs: Schemas): string {
  const own = resolved(schema, defs);
  if (own.enum) return own.enum.map((value) => `\`${String(value)}\``).join(', ');
  const choices = alternatives(own);
  if (choices.length > 0) return choices.map((one) => valueOf(one, defs)).join(', or ');
  switch (own.type) {
    case 'string':
      return textOf(own);
    case 'integer':
      return `a whole number${rangeOf(own)}`;
    case 'number':
      return `a number${rangeOf(own)}`;
    case 'boolean':
      return '`true` or `false`';
    case 'null':
      return '`null`';
    case 'array':
      return `a list${limit('', own.maxItems, 'values')}, each ${valueOf(own.items as JsonSchema, defs)}`;
    default:
      return own.properties
        ? 'an object'
        : `an object; each value is ${valueOf(own.additionalProperties as JsonSchema, defs)}`;
  }
}

function textOf({ pattern = '', format, contentEncoding, minLength, maxLength }: JsonSchema) {
  if (format === 'date') return 'a day, `2026-11-21`';
  if (format === 'uri') return `an address${limit(minLength, maxLength, 'characters')}`;
  if (contentEncoding) return `${contentEncoding}${limit(minLength, maxLength, 'characters')}`;
  const words = PATTERNS[pattern] ?? `a text${limit(minLength, maxLength, 'characters')}`;
  return pattern && !PATTERNS[pattern] ? `${words} that matches \`${pattern}\`` : words;
}

function rangeOf({ minimum, maximum, exclusiveMinimum }: JsonSchema): string {
  const least = exclusiveMinimum === undefined ? minimum : Number(exclusiveMinimum) + 1;
  const isBound = (value: unknown) => Math.abs(Number(value)) < Number.MAX_SAFE_INTEGER;
  return limit(isBound(least) ? least : undefined, isBound(maximum) ? maximum : undefined, '');
}

/** ` of 1 to 100 characters`, ` of at most 500 characters`, ` of 0 or more`. */
function limit(least: unknown, most: unknown, unit: string): string {
  const isMin = least !== undefined && least !== '';
  if (!isMin && most === undefined) return '';
  const range = !isMin ? `at most ${JSON.stringify(most)}` : `${JSON.stringify(least)} ${to(most)}`;
  return ` of ${range} ${unit}`.trimEnd();
}

const to = (most: unknown) => (most === undefined ? 'or more' : `to ${JSON.stringify(most)}`);

const resolved = (schema: JsonSchema, defs: Schemas): JsonSchema =>
  defs[schema.$ref?.split('/').at(-1) ?? ''] ?? schema;

/** The schemas of which a value has one: `anyOf`, or several types. */
const alternatives = ({ anyOf = [], ...own }: JsonSchema): JsonSchema[] =>
  Array.isArray(own.type)
    ? own.type.map((type: unknown) => ({ ...own, type }) as JsonSchema)
    : anyOf;
