import { signal } from '../signal/signal.ts';

/** Every response with status 401. */
export const unauthorized = signal();
