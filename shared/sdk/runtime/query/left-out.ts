import { signal } from '../signal/signal.ts';

/** An answer that pages got, and how many items of it they cannot show. */
export interface LeftOut {
  /** Address of the call, without its query. */
  path: string;
  count: number;
}

export const leftOut = signal<LeftOut>();
