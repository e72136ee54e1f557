import { z } from 'zod';

/** Scheme, host and port of a site, without a trailing slash: `https://bot.example.com`. */
export const origin = z
  .string()
  .refine(
    (value) =>
      /^https?:\/\//.test(value) &&
      URL.canParse(value) &&
      new URL(value).origin === value.replace(/\/$/, '').toLowerCase(),
  )
  .transform((value) => new URL(value).origin);
