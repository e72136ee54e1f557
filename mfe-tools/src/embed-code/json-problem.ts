import { parse, printParseErrorCode } from 'jsonc-parser';
import type { ParseError } from 'jsonc-parser';
import { quote } from './report.ts';

/** Why a text is no JSON. */
export interface JsonProblem {
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  /** Offset in the text. */
  offset: number;
  /** What is wrong and how to fix it. */
  message: string;
}

/** By the names of jsonc-parser. */
const FIXES: Readonly<Record<string, string>> = {
  InvalidSymbol: 'JSON has no such word. Write texts in double quotes.',
  InvalidNumberFormat: 'This number is incomplete.',
  PropertyNameExpected: 'Write a name in double quotes, or remove the comma before }.',
  ValueExpected: 'Write a value, or remove the comma before it.',
  ColonExpected: 'Write a colon between the name and its value.',
  CommaExpected: 'Write a comma between two values.',
  CloseBraceExpected: 'Close the object with }.',
  CloseBracketExpected: 'Close the list with ].',
  EndOfFileExpected: 'Remove everything after the end of the JSON.',
  InvalidCommentToken: 'JSON has no comments. Remove this one.',
  UnexpectedEndOfComment: 'JSON has no comments. Remove this one.',
  UnexpectedEndOfString: 'Close the text with a double quote. Write a line break in it as \\n.',
  UnexpectedEndOfNumber: 'This number is incomplete.',
  InvalidUnicode: 'Write four hex digits after \\u.',
  InvalidEscapeCharacter: 'Write a backslash in a text as \\\\.',
  InvalidCharacter: 'Write line breaks and tabs in a text as \\n and \\t.',
};

/** The first problem of a text that `JSON.parse` refuses. */
export function jsonProblem(text: string): JsonProblem {
  const first = firstError(text);
  if (!first) return { ...placeOf(text, 0), offset: 0, message: 'This is no JSON.' };
  const { error, offset, length } = first;
  const found = text.slice(offset, offset + length).trim();
  const fix = FIXES[printParseErrorCode(error)] ?? 'This is no JSON.';
  const message = found === '' ? fix : `${quote(found)}: ${fix}`;
  return { ...placeOf(text, offset), offset, message };
}

/** A problem in words, with its place. */
export const problemText = ({ line, column, message }: Omit<JsonProblem, 'offset'>): string =>
  `Line ${line}, character ${column}: ${message}`;

/** @returns undefined if the values are nested too deep */
function firstError(text: string): ParseError | undefined {
  const errors: ParseError[] = [];
  try {
    parse(text, errors, { disallowComments: true });
  } catch {
    return undefined;
  }
  return errors.sort((a, b) => a.offset - b.offset)[0];
}

/** Line and column of an offset, from 1. */
export function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const start = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - start + 1 };
}
