import type { AnswerShape } from '../../contracts/call.ts';

type Fields = Readonly<Record<string, unknown>>;

const isList = (shape: AnswerShape): shape is readonly [AnswerShape] => Array.isArray(shape);

/**
 * Finds where a response differs from the shape that its call declares. It reads each value of the
 * response at most once.
 * @returns for example `[3].name is not of type string`; undefined if the shape matches
 */
export function mismatch(answer: unknown, shape: AnswerShape): string | undefined {
  if (typeof shape === 'string') return isOfType(answer, shape) ? undefined : isNot(shape);
  if (isList(shape)) {
    if (!Array.isArray(answer)) return isNot('list');
    return first(answer.entries(), ([index, item]) =>
      below(`[${index}]`, mismatch(item, shape[0])),
    );
  }
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer))
    return isNot('object');
  return first(Object.entries(shape), ([field, inner]) =>
    mismatchOfField(answer as Fields, field, inner),
  );
}

function mismatchOfField(fields: Fields, field: string, shape: AnswerShape): string | undefined {
  const { name, constant, mayBeNull, mayBeMissing } = parsed(field);
  if (name === '*') {
    return first(Object.entries(fields), ([key, value]) =>
      below(`.${key}`, mismatch(value, shape)),
    );
  }
  const value = fields[name];
  if (constant !== undefined) return value === constant ? mismatch(fields, shape) : undefined;
  if ((mayBeNull && value === null) || (mayBeMissing && value === undefined)) return undefined;
  return below(`.${name}`, mismatch(value, shape));
}

interface Field {
  name: string;
  /** The shape applies to the object itself where the field has this value. */
  constant: string | undefined;
  mayBeNull: boolean;
  mayBeMissing: boolean;
}

const FIELDS = new Map<string, Field>();

/** A list repeats the fields of its items: each one is parsed once. */
function parsed(field: string): Field {
  const known = FIELDS.get(field);
  if (known) return known;
  const bare = field.replace(/\?{1,2}$/, '');
  const suffix = field.slice(bare.length);
  const at = bare.indexOf('=');
  const name = at < 0 ? bare : bare.slice(0, at);
  const constant = at < 0 ? undefined : bare.slice(at + 1);
  const found = { name, constant, mayBeNull: suffix !== '', mayBeMissing: suffix === '?' };
  FIELDS.set(field, found);
  return found;
}

function isOfType(value: unknown, type: AnswerShape & string): boolean {
  if (type === 'id') return typeof value === 'string' && /^\d+$/.test(value);
  if (type === 'key') return typeof value === 'string' || typeof value === 'number';
  return typeof value === type;
}

const isNot = (type: string) => ` is not of type ${type}`;

const below = (path: string, found: string | undefined) =>
  found === undefined ? undefined : path + found;

function first<T>(items: Iterable<T>, find: (item: T) => string | undefined): string | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
