import { z } from 'zod';

// Before any schema is created: the policy of pages forbids the functions that zod would compile.
z.config({ jitless: true });

/** zod without compiled functions. A constant of this module, which bundlers would leave out otherwise. */
export const jitlessZod = z;
