import { signal } from './signal.ts';

/** Every response with status 401. */
export const unauthorized = signal();
