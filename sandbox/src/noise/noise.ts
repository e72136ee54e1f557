/** Hashes a text to 32 bits, such as the seed of the demo data. */
export function seedOf(text: string): number {
  let state = 0x811c9dc5;
  for (const char of text) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return state >>> 0;
}

/**
 * A pseudorandom number in [0, 1) that depends only on its arguments.
 * @param parts integers with an absolute value below 2^32
 */
export function chance(seed: number, ...parts: number[]): number {
  let state = seed | 0;
  for (const part of parts) state = scramble(state ^ Math.imul(part | 0, 0x9e3779b1));
  return (scramble(state) >>> 0) / 2 ** 32;
}

/**
 * Smooth noise in [-1, 1]: random values at integers `x`, eased between them.
 * @param stream separates curves of the same seed
 */
export function drift(seed: number, stream: number, x: number): number {
  const left = Math.floor(x);
  const from = chance(seed, stream, left);
  const to = chance(seed, stream, left + 1);
  const part = x - left;
  const eased = part * part * (3 - 2 * part);
  return (from + (to - from) * eased) * 2 - 1;
}

function scramble(state: number): number {
  let bits = state;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}
