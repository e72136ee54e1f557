import { z } from 'zod';

/**
 * A value by which a page chooses a style: the list of its key has one entry, those of all other keys none. Templates
 * can repeat lists, and nothing else (docs/decisions/0094).
 */
export const choice = <Value extends z.ZodType>(value: Value) =>
  z.record(z.string(), z.array(value));
