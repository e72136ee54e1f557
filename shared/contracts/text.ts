import { z } from 'zod';

/** Id of a person or server: digits, never a number (threats row 54). */
export const Snowflake = z.string().regex(/^\d{17,20}$/, 'must be an id: 17 to 20 digits');

/** Free text that a database can keep: no NUL, no half characters. */
export const CleanText = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => !text.includes('\0') && !HALF.test(text), 'holds a character that is none');

const HALF = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** An exact decimal as text: up to 20 digits, up to 4 of them behind the point. */
export const Decimal = z.string().regex(/^-?\d{1,16}(\.\d{1,4})?$/, 'must be a decimal: 1234.56');

/** The name of a zone as this side's clock writes it; undefined for what is no name of a zone. */
function zoneName(tz: string): string | undefined {
  // Newer engines also take offsets such as +01:00: they are no names.
  if (!/^[A-Za-z]/.test(tz)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: tz }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** A zone of the IANA database that this side's clock knows, in one spelling: `eUROPE/berlin` too. */
export const TimeZone = z
  .string()
  .max(64)
  .refine((tz) => zoneName(tz) !== undefined, {
    error: 'must be the IANA name of a time zone, such as Europe/Berlin',
    abort: true,
  })
  .overwrite((tz) => zoneName(tz) ?? tz);

/** What the answer of `PageQuery` says in `PAGE_HEADERS`. */
export const PageHeaders = {
  total: z.int().meta({ description: 'Entries on all pages; sent with a page alone' }),
};

/** Pages of long lists. */
export const PageQuery = {
  page: z.coerce.number().int().min(1).max(1_000_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(100).optional(),
};
