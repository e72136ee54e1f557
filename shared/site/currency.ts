import { z } from 'zod';

/** Counted in thousandths, or in another way by Stripe than by its ISO code: the site does not sell in them. */
const OTHER_UNITS = new Set('BHD IQD ISK JOD KWD LYD OMR TND UGX'.split(' '));

/** The ISO code of a currency that the site can sell in. */
export const Currency = z
  .string()
  .refine((code) => Intl.supportedValuesOf('currency').includes(code), {
    message: 'must be the ISO code of a currency, such as EUR or USD',
    abort: true,
  })
  .refine((code) => !OTHER_UNITS.has(code), {
    message: 'is a currency that this site cannot count: choose one of whole or two-digit amounts',
  });
