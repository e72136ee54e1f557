import { z } from 'zod';

/** Id of a user or server: a string of digits, never a number (threats row 54). */
export const Snowflake = z.string().regex(/^\d{17,20}$/, 'must be an id: 17 to 20 digits');

/** Free text that PostgreSQL can store: no NUL, no unpaired surrogates. */
export const CleanText = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .refine(
      (text) => !text.includes('\0') && !UNPAIRED_SURROGATE.test(text),
      'contains an invalid character',
    );

const UNPAIRED_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** An exact decimal as a string: up to 16 digits before the point and 4 after it. */
export const Decimal = z.string().regex(/^-?\d{1,16}(\.\d{1,4})?$/, 'must be a decimal: 1234.56');

/** The canonical name of a time zone; undefined if this runtime has no such zone. */
function zoneName(tz: string): string | undefined {
  // Newer engines also accept offsets such as +01:00, which are not names.
  if (!/^[A-Za-z]/.test(tz)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: tz }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** An IANA time zone that this runtime supports; `eUROPE/berlin` becomes `Europe/Berlin`. */
export const TimeZone = z
  .string()
  .max(64)
  .refine((tz) => zoneName(tz) !== undefined, {
    error: 'must be the IANA name of a time zone, such as Europe/Berlin',
    abort: true,
  })
  .overwrite((tz) => zoneName(tz) ?? tz);

/** Values of `PAGE_HEADERS` in the response to a `PageQuery`. */
export const PageHeaders = {
  total: z.int().meta({ description: 'Number of entries on all pages; only with pagination' }),
};

/** Pagination of a long list. */
export const PageQuery = {
  page: z.coerce.number().int().min(1).max(1_000_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(100).optional(),
};
