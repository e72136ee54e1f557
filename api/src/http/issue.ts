/** One field of a request that is invalid: where, and what it must be. */
export interface Issue {
  path: string;
  message: string;
}
