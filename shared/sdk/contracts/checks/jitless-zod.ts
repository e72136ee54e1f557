import { z } from 'zod';

// Set before any schema is created: the policy of pages forbids the functions that zod would
// compile.
z.config({ jitless: true });

/**
 * zod without compiled functions. Exported as a constant, because bundlers would otherwise drop
 * this module.
 */
export const jitlessZod = z;
