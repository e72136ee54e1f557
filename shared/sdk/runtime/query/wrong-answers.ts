import { signal } from '../signal/signal.ts';

/** Responses that do not match the shape of their call. */
export const wrongAnswers = signal();
