/** Length in characters as Discord counts them: code points, not UTF-16 units. Linear. */
export function countCharacters(text: string): number {
  let count = text.length;
  for (let index = 0; index < text.length - 1; index += 1) {
    if (isPair(text, index)) {
      count -= 1;
      index += 1;
    }
  }
  return count;
}

/** The first code points of a text. */
export function cutCharacters(text: string, most: number): string {
  if (text.length <= most) return text;
  let index = 0;
  for (let count = 0; count < most && index < text.length; count += 1) {
    index += isPair(text, index) ? 2 : 1;
  }
  return text.slice(0, index);
}

function isPair(text: string, index: number): boolean {
  const first = text.charCodeAt(index);
  if (first < 0xd800 || first > 0xdbff) return false;
  const second = text.charCodeAt(index + 1);
  return second >= 0xdc00 && second <= 0xdfff;
}

/**
 * Normalizes line ends to `\n` and removes other control characters except tabs, and halves of characters,
 * which no link can carry.
 */
export function stripControls(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Cs}/gu, '')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, ''); // eslint-disable-line no-control-regex -- these are what it strips
}

/** Removes every control character, line ends included: addresses contain none (spec 0 §5). */
export function stripAllControls(text: string): string {
  // eslint-disable-next-line no-control-regex -- these are what it strips
  return text.replace(/\p{Cs}/gu, '').replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, '');
}
