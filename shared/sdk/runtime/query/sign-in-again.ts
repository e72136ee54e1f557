import { signal } from './signal.ts';

/** Every change that the API refuses until the user signs in again. */
export const signInAgain = signal();
