import type { Example } from './example.ts';

/** The example of each operation. */
export const EXAMPLES: ReadonlyMap<string, Example> = new Map([]);
