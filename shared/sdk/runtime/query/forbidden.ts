import { signal } from '../signal/signal.ts';

/** Every response with status 403: the rank of the user may have changed. */
export const forbidden = signal();
