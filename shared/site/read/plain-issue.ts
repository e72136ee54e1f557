import type { z } from 'zod';
import { didYouMean } from '../compile/near-name.ts';

type RawIssue = z.core.$ZodRawIssue;

/** What a value of a type is called in a file. */
const TYPES: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'keys with values',
  record: 'keys with values',
};

/** What is wrong with a value whose schema has no message of its own, as a person would say it. */
export function plainIssue(issue: RawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return typeText(issue.expected, issue.input);
    case 'too_big':
    case 'too_small':
      return sizeText(issue);
    case 'invalid_value':
      return optionText(issue.input, issue.values.map(String));
    case 'invalid_union':
      return issue.discriminator === undefined
        ? undefined
        : optionText(valueOf(issue.input, issue.discriminator), optionsOf(issue));
    case 'invalid_key':
      return issue.issues[0]?.message;
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'invalid_format':
      return 'is not written as it must be';
    default:
      return undefined;
  }
}

/** @param expected type, as zod names it */
export function typeText(expected: string, input: unknown): string {
  if (input === undefined) return 'is missing';
  const wanted = TYPES[expected] ?? expected;
  if (input === null) return `is empty: write ${wanted}, or remove the key`;
  if (expected === 'int' && typeof input === 'number')
    return 'must be a whole number, and is a number with a fraction';
  const quotes = expected === 'string' && typeof input !== 'object' ? ': put it in quotes' : '';
  return `must be ${wanted}, and is ${TYPES[typeOf(input)] ?? 'something else'}${quotes}`;
}

const typeOf = (input: unknown) => (Array.isArray(input) ? 'array' : typeof input);

function sizeText(issue: Extract<RawIssue, { code: 'too_big' | 'too_small' }>): string {
  const isMost = issue.code === 'too_big';
  const limit = Number(isMost ? issue.maximum : issue.minimum);
  if (issue.origin === 'string') return lengthText(issue.input, limit, isMost, 'character');
  if (issue.origin === 'array') return lengthText(issue.input, limit, isMost, 'entry');
  if (issue.inclusive === false) return `must be ${isMost ? 'below' : 'above'} ${limit}`;
  return `must be at ${isMost ? 'most' : 'least'} ${limit}`;
}

const PLURALS = { character: 'characters', entry: 'entries' };

function lengthText(
  input: unknown,
  limit: number,
  isMost: boolean,
  noun: keyof typeof PLURALS,
): string {
  const length = typeof input === 'string' ? input.trim().length : (input as unknown[]).length;
  if (length === 0) return `is empty, and needs at least ${countOf(limit, noun)}`;
  return `has ${countOf(length, noun)}, and may have at ${isMost ? 'most' : 'least'} ${limit}`;
}

const countOf = (count: number, noun: keyof typeof PLURALS) =>
  `${count} ${count === 1 ? noun : PLURALS[noun]}`;

function optionText(written: unknown, options: readonly string[]): string {
  if (written === undefined) return 'is missing';
  const hint = typeof written === 'string' ? didYouMean(written, options) : '';
  const wanted = options.length === 1 ? options.join('') : `one of ${options.join(', ')}`;
  return hint ? `must be ${wanted}: ${hint.trim()}` : `must be ${wanted}`;
}

const valueOf = (input: unknown, key: string): unknown =>
  typeof input === 'object' && input !== null ? (input as Record<string, unknown>)[key] : undefined;

/** Of a union by a key, such as `kind`. */
const optionsOf = (issue: object): string[] =>
  'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : [];
