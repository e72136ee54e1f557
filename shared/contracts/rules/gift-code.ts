/** Without letters and digits that look alike: 0, 1, I and O. */
export const GIFT_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** 100 random bits. */
export const GIFT_LETTERS = 20;
const GROUP = /.{5}/g;

/** @param letters of the alphabet @returns as it is shown, such as `7K3QX-9D2MX-A4T8R-WPLEH` */
export const formatGiftCode = (letters: string): string => (letters.match(GROUP) ?? []).join('-');

/** A code as somebody has typed it, in its one notation; undefined: it cannot be one. */
export function parseGiftCode(text: string): string | undefined {
  const letters = text.toUpperCase().replaceAll(/[\s-]/g, '');
  const isCode =
    letters.length === GIFT_LETTERS &&
    [...letters].every((letter) => GIFT_ALPHABET.includes(letter));
  return isCode ? formatGiftCode(letters) : undefined;
}
