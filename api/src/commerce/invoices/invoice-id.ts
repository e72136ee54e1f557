import { randomBytes } from 'node:crypto';

/** Excludes letters and digits that look alike: 0, 1, I and O. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** An id that cannot be guessed: 80 random bits, such as `INV-7K3QX9D2MXA4T8RW`. */
export function newInvoiceId(): string {
  const letters = [...randomBytes(16)].map((byte) => ALPHABET[byte % 32]);
  return `INV-${letters.join('')}`;
}
