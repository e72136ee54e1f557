import type { AnswerShape } from '../../contracts/call.ts';

type Fields = Record<string, unknown>;

const isList = (shape: AnswerShape): shape is readonly [AnswerShape] => Array.isArray(shape);

/**
 * Compares a response with the shape that its call declares. One odd item of a list, or of an object with
 * fields of any name, costs that item and not the page: it is removed from the response. A list that holds
 * nothing else does not match. Each value of the response is read at most once.
 * @param answer parsed for this check alone, because it is changed
 * @param onLeftOut called for each removed item
 * @returns for example `.invoices is not of type list`; undefined if the rest matches
 */
export function makeSound(
  answer: unknown,
  shape: AnswerShape,
  onLeftOut: () => void,
): string | undefined {
  if (typeof shape === 'string') return isOfType(answer, shape) ? undefined : isNot(shape);
  if (isList(shape)) {
    if (!Array.isArray(answer)) return isNot('list');
    const odd = oddOnes(answer.entries(), shape[0], onLeftOut);
    if (odd.size === 0) return undefined;
    const [[index, found] = [0, '']] = odd;
    if (odd.size === answer.length) return `[${index}]${found}`;
    const sound: unknown[] = answer.filter((_, place) => !odd.has(place));
    for (const [place, item] of sound.entries()) answer[place] = item;
    answer.length = sound.length;
    return undefined;
  }
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer))
    return isNot('object');
  for (const [field, inner] of Object.entries(shape)) {
    const found = mismatchOfField(answer as Fields, field, inner, onLeftOut);
    if (found !== undefined) return found;
  }
  return undefined;
}

function mismatchOfField(
  fields: Fields,
  field: string,
  shape: AnswerShape,
  onLeftOut: () => void,
): string | undefined {
  const { name, constant, mayBeNull, mayBeMissing } = parsed(field);
  if (name === '*') {
    const odd = oddOnes(Object.entries(fields), shape, onLeftOut);
    const [first] = odd;
    if (first && odd.size === Object.keys(fields).length) return `.${first[0]}${first[1]}`;
    for (const key of odd.keys()) delete fields[key];
    return undefined;
  }
  const value = fields[name];
  if (constant !== undefined)
    return value === constant ? makeSound(fields, shape, onLeftOut) : undefined;
  if ((mayBeNull && value === null) || (mayBeMissing && value === undefined)) return undefined;
  const found = makeSound(value, shape, onLeftOut);
  return found === undefined ? undefined : `.${name}${found}`;
}

/** The items that do not match, with what is wrong in each. */
function oddOnes<Key>(
  items: Iterable<[Key, unknown]>,
  shape: AnswerShape,
  onLeftOut: () => void,
): Map<Key, string> {
  const odd = new Map<Key, string>();
  for (const [key, item] of items) {
    let inner = 0;
    const found = makeSound(item, shape, () => (inner += 1));
    if (found !== undefined) odd.set(key, found);
    // What was removed from an item that is left out itself does not count.
    for (let left = found === undefined ? inner : 1; left > 0; left -= 1) onLeftOut();
  }
  return odd;
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
  const fieldName = FIELDS.get(field);
  if (fieldName) return fieldName;
  const bare = field.replace(/\?{1,2}$/, '');
  const suffix = field.slice(bare.length);
  const index = bare.indexOf('=');
  const name = index < 0 ? bare : bare.slice(0, index);
  const constant = index < 0 ? undefined : bare.slice(index + 1);
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
