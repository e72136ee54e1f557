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

/** A zone of the IANA database; this side's clock must know it. */
export const TimeZone = z
  .string()
  .max(64)
  .refine((tz) => {
    try {
      new Intl.DateTimeFormat('en', { timeZone: tz });
      return true;
    } catch {
      return false;
    }
  }, 'must be the name of a time zone, such as Europe/Berlin');

/** Pages of long lists. */
export const PageQuery = {
  page: z.coerce.number().int().min(1).max(1_000_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(100).optional(),
};
