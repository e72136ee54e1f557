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

/** A text of the JSON. Numbers are taken as texts; anything else is reported. */
export function textOf(value: unknown, where: string, report: ReadReport): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
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

/** Maximum number of keys that are named for one object. */
const MAX_NAMED = 20;

/**
 * Names the keys that embed code has no part for.
 * @param known keys that are read, or that Discord adds to what it has received
 */
export function nameOthers(
  from: Json | undefined,
  known: readonly string[],
  where: string,
  report: ReadReport,
) {
  const others = Object.keys(from ?? {}).filter(
    (key) => !known.includes(key) && isSaid(from?.[key]),
  );
  for (const key of others.slice(0, MAX_NAMED)) {
    report.dropped(where, `Embed code has no part for ${quote(key)}.`);
  }
  if (others.length > MAX_NAMED) {
    report.dropped(where, `Embed code has no part for ${others.length - MAX_NAMED} more keys.`);
  }
}
