import type { Json } from './discord-json.ts';
import { quote } from './report.ts';
import type { ReadReport } from './report.ts';

export function object(value: unknown): Json | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Json)
    : undefined;
}

export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const string = (value: unknown) => (typeof value === 'string' ? value : '');

/** The items of a list, or a single object in its place. Anything else is reported. */
export function itemsOf(value: unknown, where: string, report: ReadReport): unknown[] {
  if (Array.isArray(value)) return value;
  if (object(value)) return [value];
  if (isSaid(value)) report.dropped(where, `${nameOfValue(value)} is no list.`);
  return [];
}

/**
 * An object, or the text that stands in its place.
 * @param key key of the object that the text belongs to
 */
export function partOf(
  value: unknown,
  key: string,
  where: string,
  report: ReadReport,
): Json | undefined {
  if (typeof value === 'string' || typeof value === 'number') return { [key]: value };
  return objectOf(value, where.toLowerCase(), where, report);
}

/** An object. Anything else is reported as none of its kind. */
export function objectOf(
  value: unknown,
  kind: string,
  where: string,
  report: ReadReport,
): Json | undefined {
  const found = object(value);
  if (!found && isSaid(value)) report.dropped(where, `${nameOfValue(value)} is no ${kind}.`);
  return found;
}

/** A text, number or flag of the JSON as a word; empty for anything else. */
export const wordOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';

/** A flag of the JSON, also as text or number. Anything else is reported. */
export function flagOf(value: unknown, where: string, report: ReadReport): boolean {
  const word = wordOf(value).toLowerCase();
  if (word === 'true' || word === '1') return true;
  if (isSaid(value) && word !== 'false' && word !== '0') {
    report.changed(where, `${nameOfValue(value)} is neither true nor false: false instead.`);
  }
  return false;
}

/** A text of the JSON. Numbers are taken as texts; anything else is reported. */
export function textOf(value: unknown, where: string, report: ReadReport): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') {
    if (Math.abs(value) > Number.MAX_SAFE_INTEGER) {
      report.changed(where, 'This number was rounded: write it in double quotes.');
    }
    return String(value);
  }
  if (value !== undefined && value !== null) {
    report.dropped(where, `${nameOfValue(value)} is no text.`);
  }
  return '';
}

/** Name of a value in a note. Objects can be large and deep. */
export function nameOfValue(value: unknown): string {
  if (typeof value === 'object') return Array.isArray(value) ? 'A list' : 'An object';
  return quote(typeof value === 'string' ? value : JSON.stringify(value));
}

/** All keys and texts of a JSON value, however deep. */
export function textsIn(value: unknown): string[] {
  const texts: string[] = [];
  const open = [value];
  for (let item = open.pop(); item !== undefined; item = open.pop()) {
    if (typeof item === 'string') texts.push(item);
    else if (typeof item === 'object' && item !== null) {
      if (!Array.isArray(item)) texts.push(...Object.keys(item));
      for (const inner of Object.values(item)) if (inner !== undefined) open.push(inner);
    }
  }
  return texts;
}

/** Whether a value says something. */
export const isSaid = (value: unknown) =>
  value !== undefined &&
  value !== null &&
  value !== false &&
  value !== 0 &&
  value !== '' &&
  !(Array.isArray(value) && value.length === 0);

/** Whether a value says something as a text, in which 0 is one. */
export const saysText = (value: unknown) => isSaid(value) || value === 0;

/** Key of a message's content: Nadeko names it `plainText`. */
export const contentKeyOf = (message: Json): 'content' | 'plainText' =>
  !saysText(message.content) && saysText(message.plainText) ? 'plainText' : 'content';

/** Maximum number of keys that are named for one object. */
const MAX_NAMED = 20;

/** Keys of one kind of object. */
export interface Keys {
  /** Those that are read. */
  read: readonly string[];
  /** Those that Discord adds to what it has received. */
  added?: readonly string[];
}

/** Names the keys of an object that embed code has no part for. */
export function nameOthers(
  from: Json | undefined,
  { read, added = [] }: Keys,
  where: string,
  report: ReadReport,
) {
  const others = Object.keys(from ?? {}).filter(
    (key) => !read.includes(key) && isSaid(from?.[key]),
  );
  for (const key of others) if (added.includes(key)) report.byDiscord(key);
  const unknown = others.filter((key) => !added.includes(key));
  for (const key of unknown.slice(0, MAX_NAMED)) {
    report.dropped(where, `Embed code has no part for ${quote(key)}.`);
  }
  if (unknown.length > MAX_NAMED) {
    report.dropped(where, `Embed code has no part for ${unknown.length - MAX_NAMED} more keys.`);
  }
}
