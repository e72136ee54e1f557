import type { Mutation } from './mutation.ts';
import { FAULTS } from './rows/faults.ts';

/** All mutations: `npm test -- mutations`. */
export const MUTATIONS: readonly Mutation[] = [...FAULTS];
