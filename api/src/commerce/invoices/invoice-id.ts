import { randomBytes } from 'node:crypto';

/** Excludes letters and digits that look alike: 0, 1, I and O. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** 80 random bits. */
const randomLetters = (): string =>
  [...randomBytes(16)].map((byte) => ALPHABET[byte % 32]).join('');

/** An id that cannot be guessed, such as `INV-7K3QX9D2MXA4T8RW`. */
export const newInvoiceId = (): string => `INV-${randomLetters()}`;

/** An id of a refund, such as `RF-7K3QX9D2MXA4T8RW`. */
export const newRefundId = (): string => `RF-${randomLetters()}`;
