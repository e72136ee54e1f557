/** An invalid field of a request: its path, and what is wrong. */
export interface Issue {
  path: string;
  message: string;
}
