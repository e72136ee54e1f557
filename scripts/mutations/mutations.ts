import type { Mutation } from './mutation.ts';
import { CONTENT } from './rows/content.ts';
import { FAULTS } from './rows/faults.ts';
import { IDENTITY } from './rows/identity.ts';
import { MONEY } from './rows/money.ts';

/** All mutations: `npm test -- mutations`. */
export const MUTATIONS: readonly Mutation[] = [...MONEY, ...IDENTITY, ...CONTENT, ...FAULTS];
