import type { z } from 'zod';
import type { Contract } from './contract.ts';

/** Response header of every paginated list. */
export const PAGE_HEADERS = { total: 'x-total-count' } as const;

/** The values of the headers that a contract declares, by field. */
export type HeadersOf<C extends Contract> = {
  [Field in keyof C['headers']]: C['headers'][Field] extends z.ZodType
    ? z.output<C['headers'][Field]>
    : never;
};

/** Encodes a value for a header as JSON in printable ASCII; other characters are JSON escapes. */
export function encodeHeader(value: unknown): string {
  return JSON.stringify(value).replace(
    /[^\x20-\x7e]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * Reads the headers that a contract declares. The API serialized them with the contract's schemas,
 * so they are parsed without validation.
 * @param sent response headers by lower-case name
 * @returns values by field, without the fields whose header is missing
 * @throws SyntaxError for a header that is not JSON
 */
export function readHeaders<C extends Contract>(
  { headers = {} }: C['call'],
  sent: Readonly<Record<string, string>> = {},
): Partial<HeadersOf<C>> {
  const values = Object.entries(headers).flatMap(([field, name]) => {
    const text = sent[name];
    return text === undefined ? [] : [[field, JSON.parse(text) as unknown] as const];
  });
  return Object.fromEntries(values) as Partial<HeadersOf<C>>;
}
